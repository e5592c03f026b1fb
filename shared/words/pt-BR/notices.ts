import type { notices as english } from "../en/notices.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notices: Words<typeof english> = {
  firstDesk: (name) => `Mesa de ${name}`,
  hello: { name: (name) => `Olá, ${name}!`, nobody: "Olá!" },
  when: (time, zone) => `Quando: ${time} (${zone})`,
  where: (device, address) => `Onde: ${device}, ${address}`,
  program: "um programa",
  provider: "Quem: o provedor deste Client Desk",
  undo: {
    password: (url, support) =>
      `Se não foi você, escolha uma nova senha agora mesmo, o que desconecta todos os outros dispositivos: ${url}\nSe não conseguir entrar, escreva para ${support}.`,
    settings: (url, support) =>
      `Se não foi você, desfaça em Configurações, Acesso: ${url}\nDepois, altere sua senha. Se não conseguir entrar, escreva para ${support}.`,
    support: (support) => `Se não foi você, escreva agora mesmo para ${support}.`,
  },
  signedIn: {
    subject: "Novo acesso ao Client Desk",
    password:
      "Alguém entrou na sua conta do Client Desk com a senha, em um dispositivo novo para ela.",
    passkey:
      "Alguém entrou na sua conta do Client Desk com uma chave de acesso, em um dispositivo novo para ela.",
    twoStep:
      "Alguém entrou na sua conta do Client Desk com a senha e um código, em um dispositivo novo para ela.",
    recoveryCode:
      "Alguém entrou na sua conta do Client Desk com a senha e um código de recuperação, em um dispositivo novo para ela.",
    resetLink:
      "Alguém entrou na sua conta do Client Desk com um link de redefinição, em um dispositivo novo para ela.",
  },
  everythingLoggedOut: {
    subject: "Sua sessão do Client Desk foi encerrada",
    text: "O provedor deste Client Desk desconectou todos os seus dispositivos.",
  },
  passwordChanged: {
    subject: "Sua senha do Client Desk foi alterada",
    text: "A senha da sua conta do Client Desk foi alterada. Os outros dispositivos foram desconectados.",
  },
  passwordReset: {
    subject: "Sua senha do Client Desk foi redefinida",
    text: "A senha da sua conta do Client Desk foi redefinida com um link. Os outros dispositivos foram desconectados; os tokens de acesso e o endereço secreto do calendário não valem mais. As chaves de acesso continuam funcionando: verifique se todas são suas.",
  },
  passwordOff: {
    subject: "Sua senha do Client Desk foi desativada",
    text: "Agora só é possível entrar na sua conta do Client Desk com chaves de acesso.",
  },
  passkeyAdded: {
    subject: "Uma chave de acesso foi adicionada ao Client Desk",
    text: "Uma chave de acesso foi adicionada à sua conta do Client Desk.",
    named: (name) => `A chave de acesso “${name}” foi adicionada à sua conta do Client Desk.`,
  },
  passkeyRemoved: {
    subject: "Uma chave de acesso foi removida do Client Desk",
    text: "Uma chave de acesso foi removida da sua conta do Client Desk.",
    named: (name) => `A chave de acesso “${name}” foi removida da sua conta do Client Desk.`,
  },
  twoStepOn: {
    subject: "A verificação em duas etapas está ativada",
    text: "Agora, para entrar na sua conta do Client Desk, também é preciso um código.",
  },
  twoStepOff: {
    subject: "A verificação em duas etapas está desativada",
    text: "Para entrar na sua conta do Client Desk, não é mais preciso um código.",
  },
  recoveryCodesMade: {
    subject: "Novos códigos de recuperação do Client Desk",
    text: "Sua conta do Client Desk tem novos códigos de recuperação. Os anteriores não funcionam mais.",
  },
  recoveryCodeUsed: {
    subject: "Um código de recuperação do Client Desk foi usado",
    text: "Um dos seus códigos de recuperação foi usado para entrar. Ele não funcionará de novo.",
  },
  keyMade: {
    subject: "Novo token de acesso do Client Desk",
    text: "Um token de acesso foi criado. Um programa pode usá-lo em seu nome.",
    named: (name) => `O token de acesso “${name}” foi criado. Um programa pode usá-lo em seu nome.`,
  },
  keyRevoked: {
    subject: "Token de acesso revogado no Client Desk",
    text: "O token de acesso foi revogado. Os programas que o usam não têm mais acesso.",
    named: (name) =>
      `O token de acesso “${name}” foi revogado. Os programas que o usam não têm mais acesso.`,
  },
  keysRevoked: {
    subject: "Tokens de acesso revogados no Client Desk",
    text: "Todos os seus tokens de acesso foram revogados. Os programas que os usam não têm mais acesso.",
  },
  calendarAddressMade: {
    subject: "Novo endereço de calendário do Client Desk",
    text: "Foi criado um endereço secreto pelo qual outros calendários podem ler o seu.",
  },
  restored: {
    subject: "Sua conta do Client Desk foi restaurada",
    text: "Sua conta do Client Desk foi preenchida a partir de um arquivo.",
  },
  deleted: {
    subject: "Sua conta do Client Desk foi excluída",
    text: "Sua conta do Client Desk foi excluída, com tudo o que havia nela.",
  },
  confirm: {
    subject: "Confirme seu novo e-mail do Client Desk",
    text: "Alguém pediu para usar este endereço em uma conta do Client Desk. Para confirmá-lo, abra este link:",
    lasts: (hours) =>
      `O link funciona uma única vez, durante ${plural("pt-BR", hours, { one: "# hora", other: "# horas" })}.`,
    notYou: "Se não foi você, ignore este e-mail. Nada vai mudar.",
  },
  emailChanged: {
    subject: "Seu e-mail do Client Desk mudou",
    text: (email) => `Agora você entra no Client Desk com ${email} em vez deste endereço.`,
  },
  reset: {
    subject: "Redefina sua senha do Client Desk",
    text: "Alguém pediu para redefinir a senha da sua conta do Client Desk. Para escolher uma nova, abra este link:",
    lasts: (minutes) =>
      `O link funciona uma única vez e expira em ${plural("pt-BR", minutes, { one: "# minuto", other: "# minutos" })}.`,
    notYou: "Se não foi você, ignore este e-mail. Sua senha não mudou.",
  },
  invitation: {
    subject: (from, desk) => `${from} convida você para “${desk}” no Client Desk`,
    text: (from, desk) =>
      `${from} convida você para trabalhar em “${desk}” no Client Desk. Para participar, abra este link e entre ou crie uma conta:`,
    someone: "Alguém",
    desk: "Mesa",
    lasts: (days) =>
      `O link funciona uma única vez e expira em ${plural("pt-BR", days, { one: "# dia", other: "# dias" })}.`,
    unknown: "Se você não conhece quem enviou, ignore este e-mail. Nada acontece sem você.",
  },
  deviceOn: (browser, system) => `${browser} no ${system}`,
  booked: {
    online: "Reservado on-line.",
    call: (phone) => `Ligar para ${phone}`,
    at: (address) => `Em ${address}`,
  },
};
