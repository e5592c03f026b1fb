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
  companyNameRequired: "Informe o nome da empresa",
  customerNameRequired: "Informe o nome do cliente",
  emailWrong: "Informe um e-mail válido",
  urlWrong: "Informe um endereço web válido",
  fieldsRequired: "Preencha todos os campos obrigatórios",
  durationWhole: "A duração deve ser um número inteiro de minutos",
  durationShort: (least) =>
    plural("pt-BR", least, {
      one: "A duração deve ser de pelo menos # minuto",
      other: "A duração deve ser de pelo menos # minutos",
    }),
  durationLong: "A duração pode ser de no máximo 12 horas",
  durationSteps: (step) =>
    plural("pt-BR", step, {
      one: "A duração deve ir de minuto em minuto",
      other: `A duração deve ir de ${step} em ${step} minutos`,
    }),
  outcomeUnknown: "Resultado desconhecido",
  reminderWhole: "O lembrete deve ser um número inteiro de minutos",
  reminderLate: "O lembrete não pode ser depois do início",
  reminderEarly: "O lembrete pode ser no máximo uma semana antes",
  dateInvalid: "Data inválida",
  timeInvalid: "Horário inválido",
  taskRequired: "Escreva uma tarefa",
  dayRequired: "Escolha uma data",
  trueOrFalse: "Apenas true ou false",
  listUnknown: "Lista desconhecida",
  kindUnknown: "Tipo desconhecido",
  statusUnknown: "Status desconhecido",
  statusOneOf: (all) => `O status deve ser um destes: ${all}`,
  columnUnknown: "Coluna desconhecida",
  valueNotNumber: "O valor deve ser um número",
  contactLate: "O último contato não pode ser depois de hoje",
  followUpDays: "Informe de 1 a 730 dias.",
  clockLike: "Informe um horário como 9:00",
  endBeforeStart: "O fim deve ser depois do início",
  currencyRequired: "Escolha uma moeda",
  expiryRequired: "Escolha quando expira",
  repeatOffDay: "O compromisso precisa cair em um dia da repetição",
  repeatEndsEarly: "Uma repetição não pode terminar antes de começar",
  repeatTooLong: (years) =>
    plural("pt-BR", years, {
      one: "Uma repetição que termina pode durar no máximo # ano",
      other: "Uma repetição que termina pode durar no máximo # anos",
    }),
  notInName: "Contém caracteres que não podem fazer parte de um nome",
};
