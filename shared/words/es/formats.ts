import type { formats as english } from "../en/formats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Idioma",
  languageHint: "Se aplica a tu cuenta en todos los dispositivos.",
  ofBrowser: "Como en el navegador",
  dates: "Fechas y horas",
  datesHint: "Puedes escribir fechas en cualquier orden.",
  date: "Fecha",
  inTables: (date) => `En tablas: ${date}`,
  clock: "Reloj",
  clocks: {
    "12": "12 horas",
    "24": "24 horas",
  },
  firstDay: "Primer día de la semana",
  zone: "Zona horaria",
  zoneHint: "Para hoy, recordatorios, correos y calendarios suscritos, estés donde estés.",
  money: "Dinero y números",
  moneyHint: "Los importes no se convierten.",
  currency: "Moneda",
  noCurrency: "Esa moneda no existe",
  numbers: "Números",
  sample: "Así se ve",
  sampleHint: "Cambia mientras eliges.",
  sampleAppointments: "Citas",
  sampleTitles: ["Visita de peritaje del casco", "Entrega"],
  customers: (customers) => plural("es", customers, { one: "# cliente", other: "# clientes" }),
};
