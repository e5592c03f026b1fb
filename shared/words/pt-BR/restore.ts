import type { restore as english } from "../en/restore.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const restore: Words<typeof english> = {
  section: "Restaurar",
  hint: "De um arquivo do Client Desk.",
  row: "Restaurar de um arquivo",
  note: "Você verá primeiro as diferenças. Nada seu é substituído, a menos que você escolha.",
  remove: "Remover",
  removing: "Removendo",
  chooseFile: "Escolher arquivo",
  file: "Arquivo do Client Desk",
  notRemoved: "Não foi possível remover os dados restaurados. Tente de novo.",
  removeStopped: (file) =>
    `A remoção do que foi restaurado de ${file} não terminou. Escolha “Remover” para tentar de novo.`,
  stopped: (file, written) =>
    plural("pt-BR", written, {
      one: `A restauração de ${file} parou após # linha. Escolha o mesmo arquivo para continuar ou remova o que foi restaurado.`,
      other: `A restauração de ${file} parou após # linhas. Escolha o mesmo arquivo para continuar ou remova o que foi restaurado.`,
    }),
  removeFirst: (file) =>
    `A remoção do que foi restaurado de ${file} não terminou. Remova primeiro o resto.`,
  otherFile: (file) =>
    `A restauração de ${file} não terminou. Escolha esse arquivo para continuar ou remova o que foi restaurado.`,
  title: "Restaurar de um arquivo",
  cancel: "Cancelar a restauração",
  account: "Restaurar a conta",
  records: (count) =>
    plural("pt-BR", count, { one: "Restaurar # registro", other: "Restaurar # registros" }),
  reading: "Lendo",
  restoring: "Restaurando",
  cancelHint: "Se você cancelar, nada fica.",
  removingAll: "Removendo os dados restaurados",
  continues: "A última restauração não terminou. Ela continua de onde parou.",
  whole: (day) => `Sua conta está vazia. Tudo ficará como estava em ${day}.`,
  older:
    "O arquivo é de uma versão mais antiga. O histórico mostra as alterações, mas elas não podem ser desfeitas.",
  changes: (count) =>
    plural("pt-BR", count, {
      one: "# alteração no histórico",
      other: "# alterações no histórico",
    }),
  counts: {
    companies: (count) => plural("pt-BR", count, { one: "# empresa", other: "# empresas" }),
    customers: (count) => plural("pt-BR", count, { one: "# cliente", other: "# clientes" }),
    appointments: (count) =>
      plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" }),
    activities: (count) => plural("pt-BR", count, { one: "# registro", other: "# registros" }),
    tasks: (count) => plural("pt-BR", count, { one: "# tarefa", other: "# tarefas" }),
    tags: (count) => plural("pt-BR", count, { one: "# etiqueta", other: "# etiquetas" }),
    views: (count) => plural("pt-BR", count, { one: "# visualização", other: "# visualizações" }),
    absences: (count) => plural("pt-BR", count, { one: "# ausência", other: "# ausências" }),
    meetingTypes: (count) =>
      plural("pt-BR", count, { one: "# tipo de reunião", other: "# tipos de reunião" }),
  },
  broken: "Não foi possível ler o arquivo.",
  failed: "Não foi possível restaurar o arquivo.",
  done: (written) =>
    plural("pt-BR", written, {
      one: "Conta restaurada: # linha",
      other: "Conta restaurada: # linhas",
    }),
  doneWithout: (written, leftOut) =>
    `${plural("pt-BR", written, { one: "Conta restaurada: # linha", other: "Conta restaurada: # linhas" })}, ${plural("pt-BR", leftOut, { one: "# linha deixada de fora", other: "# linhas deixadas de fora" })}`,
  restored: (count) =>
    plural("pt-BR", count, { one: "# registro restaurado", other: "# registros restaurados" }),
  nothingSaved: "Nada foi salvo.",
  files: {
    notOurs: "Este não é um arquivo do Client Desk.",
    notWhole: "Este não é um arquivo completo do Client Desk.",
    newer: "Este arquivo é de uma versão mais recente do Client Desk.",
  },
  allHere: "Tudo o que está no arquivo já está aqui.",
  differences: (added, changed, same) =>
    `${plural("pt-BR", added, { one: "# registro só no arquivo", other: "# registros só no arquivo" })}, ${plural("pt-BR", changed, { one: "# diferente", other: "# diferentes" })}, ${plural("pt-BR", same, { one: "# igual", other: "# iguais" })}. A restauração pode ser desfeita.`,
  whatDiffers: "O que difere",
  andMore: (count) => plural("pt-BR", count, { one: "e mais #", other: "e mais #" }),
  where: "Onde o arquivo difere",
  keep: "Manter o que você tem",
  take: "Usar o que está no arquivo",
};
