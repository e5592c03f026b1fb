import type { rules as english } from "../en/rules.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const rules: Words<typeof english> = {
  nameRequired: "Informe um nome",
  emailRequired: "Informe um e-mail",
  emailInvalid: "Este e-mail não é válido",
  emailUnreadable: "Informe um e-mail válido",
  passwordRequired: "Informe uma senha",
  passwordShort: (least) =>
    plural("pt-BR", least, {
      one: "A senha precisa ter pelo menos # caractere",
      other: "A senha precisa ter pelo menos # caracteres",
    }),
  passwordLong: (most) =>
    plural("pt-BR", most, {
      one: "A senha pode ter no máximo # caractere",
      other: "A senha pode ter no máximo # caracteres",
    }),
  passwordsDiffer: "As senhas não coincidem",
  passwordUnconfirmed: "Confirme sua senha",
  currentPasswordRequired: "Informe sua senha atual",
  termsRequired: "Você precisa aceitar os termos e a política de privacidade",
  codeRequired: "Digite o código",
  codeWrong: "Esse código não confere. Espere o próximo.",
  credentialsWrong: "E-mail ou senha incorretos",
  currentPasswordWrong: "A senha atual está incorreta",
  passwordWrong: "A senha está incorreta",
  notText: "Precisa ser texto",
  tooLong: (most) =>
    plural("pt-BR", most, { one: "No máximo # caractere", other: "No máximo # caracteres" }),
  notStorable: "Contém caracteres que não podem ser salvos",
  timeZoneUnknown: "Fuso horário desconhecido",
};
