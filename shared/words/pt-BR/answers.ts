import type { answers as english } from "../en/answers.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const answers: Words<typeof english> = {
  sessionExpired: "Sua sessão expirou. Entre de novo.",
  wrongCredentials: "E-mail ou senha incorretos",
  wrongWithCode: "E-mail, senha ou código incorretos",
  codeRequired: "Digite o código do seu aplicativo autenticador",
  wrongCode: "Esse código não confere. Espere o próximo.",
  passkeyFailed: "Essa chave de acesso não funcionou aqui. Entre de outra forma.",
  passkeyProofFailed: "Essa chave de acesso não funcionou. Use sua senha.",
  passkeysUnavailable: "Chaves de acesso não funcionam neste endereço",
  emailTaken: "Já existe uma conta com este e-mail",
  passwordWeak: "Fácil demais de adivinhar. Evite senhas comuns, seu nome e seu e-mail.",
  passwordWrong: "A senha está incorreta",
  currentPasswordWrong: "A senha atual está incorreta",
  passwordRequired: "Informe uma senha",
  currentPasswordRequired: "Informe sua senha atual",
  resetLinkDead: "Este link de redefinição não é mais válido",
  confirmLinkDead: "Este link não é mais válido",
  passwordJustChanged: "Sua senha acabou de ser alterada. Informe a nova como senha atual.",
  confirmMailFailed:
    "Não foi possível enviar um link para o seu novo e-mail. Tente de novo em breve.",
  proofRequired: "Confirme que é você",
  tooManyAttempts: (minutes) =>
    plural("pt-BR", minutes, {
      one: "Muitas tentativas. Tente de novo em # minuto.",
      other: "Muitas tentativas. Tente de novo em # minutos.",
    }),
  registrationInvited:
    "Novas contas são só por convite. Fale com quem administra este Client Desk.",
  registrationClosed: "Este Client Desk não aceita novas contas.",
  invitationDead:
    "Este convite não é mais válido. Peça um novo a quem administra este Client Desk.",
  invitationOtherEmail: "Este convite é para outro e-mail",
  timePassed: "Este horário já passou",
};
