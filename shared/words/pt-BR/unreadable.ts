import type { unreadable as english } from "../en/unreadable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const written = (count: number) => plural("pt-BR", count, { one: "#", other: "#" });

export const unreadable: Words<typeof english> = {
  empty: "O arquivo está vazio.",
  tooLarge: (size, limit) =>
    `Este arquivo tem ${plural("pt-BR", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. O limite é de ${plural("pt-BR", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; divida-o em dois.`,
  tooManyRows: (rows, limit) =>
    `${plural("pt-BR", rows, { one: "# linha é demais", other: "# linhas são demais" })}. O limite é ${written(limit)}; divida o arquivo em dois.`,
  tooManyColumns: (columns, limit) =>
    `O arquivo tem ${plural("pt-BR", columns, { one: "# coluna", other: "# colunas" })}. O limite é ${written(limit)}; exclua as de que você não precisa.`,
  tooManyInRow: (row, columns, limit) =>
    `A linha ${written(row)} tem ${plural("pt-BR", columns, { one: "# coluna", other: "# colunas" })}. O limite é ${written(limit)}; exclua as de que você não precisa.`,
  longCell: (row, characters, limit) =>
    `A linha ${written(row)} tem uma célula de ${plural("pt-BR", characters, { one: "# caractere", other: "# caracteres" })}. O limite é ${written(limit)}.`,
  noRows: "O arquivo tem cabeçalhos, mas não linhas.",
  notRead: "Não foi possível ler o arquivo. Salve-o como CSV e escolha o novo arquivo.",
  noContacts: "O arquivo não tem contatos.",
  noAppointments: "O calendário não tem compromissos.",
  longContact: (name, limit) =>
    `O contato “${name}” foi ignorado: tem um texto com mais de ${limit} caracteres.`,
  fullContact: (name, values, limit) =>
    `O contato “${name}” foi ignorado: tem ${values} valores, e são aceitos até ${limit}.`,
  oldBinary:
    "É uma pasta de trabalho binária (.xlsb). Salve-a como .xlsx e escolha o novo arquivo.",
  unpackedLarge: (size, limit) =>
    `Descompactado, o arquivo tem ${plural("pt-BR", size, { one: "#\u00a0MB", other: "#\u00a0MB" })}. O limite é de ${plural("pt-BR", limit, { one: "#\u00a0MB", other: "#\u00a0MB" })}; divida-o em dois.`,
  damaged: "O arquivo está danificado. Abra-o no Excel e salve de novo, ou salve como CSV.",
  locked: "O arquivo está protegido por senha.",
  oldExcel: "É um arquivo antigo do Excel (.xls). Salve-o como .xlsx e escolha o novo arquivo.",
  ownFile: "É um arquivo do Client Desk. Restaure-o em Configurações, Seus dados.",
  isPdf: "É um PDF. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isPicture: "É uma imagem. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isArchive:
    "É um arquivo compactado. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isProgram: "É um programa. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isDatabase: "É um banco de dados. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isText: "É um documento de texto. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isWebPage: "É uma página da web. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isJson: "É um arquivo JSON. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isXml: "É um arquivo XML. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isBinary: "É um arquivo binário. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isWord: "É um documento do Word. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isPresentation:
    "É uma apresentação. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isNumbers:
    "É um arquivo do Numbers ou Pages. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
  isOpenDocument:
    "É um arquivo OpenDocument. Escolha CSV, Excel, vCard, ICS ou um arquivo do Client Desk.",
};
