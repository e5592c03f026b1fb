import type { formats as english } from "../en/formats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Idioma",
  languageHint: "Vale para sua conta em todos os dispositivos.",
  ofBrowser: "Como no navegador",
  dates: "Datas e horas",
  datesHint: "Você pode digitar datas em qualquer ordem.",
  date: "Data",
  inTables: (date) => `Em tabelas: ${date}`,
  clock: "Relógio",
  clocks: {
    "12": "12 horas",
    "24": "24 horas",
  },
  firstDay: "Primeiro dia da semana",
  zone: "Fuso horário",
  zoneHint:
    "Vale para o dia de hoje, lembretes, e-mails e calendários assinados, onde quer que você esteja.",
  money: "Dinheiro e números",
  moneyHint: "Os valores não são convertidos.",
  currency: "Moeda",
  noCurrency: "Não existe essa moeda",
  numbers: "Números",
  sample: "Como fica",
  sampleHint: "Muda conforme você escolhe.",
  sampleAppointments: "Compromissos",
  sampleTitles: ["Vistoria do casco", "Entrega"],
  customers: (customers) => plural("pt-BR", customers, { one: "# cliente", other: "# clientes" }),
};
