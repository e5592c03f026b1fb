import type { frame as english } from "../en/frame.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const frame: Words<typeof english> = {
  skip: "Ir al contenido",
  main: "Principal",
  sidebar: "Barra lateral",
  expand: "Desplegar la barra lateral",
  collapse: "Plegar la barra lateral",
  calendar: "Calendario",
  newAppointment: "Nueva cita",
  openDay: (day) => `Abrir ${day}`,
  busyDay: (day, appointments) =>
    `${day}, ${plural("es", appointments, { one: "# cita", other: "# citas" })}`,
  search: "Buscar",
  jump: "Buscar o ir a",
  stillTrying: "Aún sin respuesta. Seguimos intentándolo.",
  sections: {
    dashboard: "Panel",
    companies: "Empresas",
    customers: "Clientes",
    appointments: "Citas",
    tasks: "Tareas",
    reports: "Informes",
    settings: "Ajustes",
  },
  forToday: " de hoy",
  views: { customers: "Vistas de clientes", companies: "Vistas de empresas", all: "Mostrar todas" },
  account: {
    menu: "Menú de la cuenta",
    menuOf: "Menú de la cuenta, ",
    history: "Historial",
    duplicates: "Duplicados",
    trash: "Papelera",
    shortcuts: "Atajos",
    logout: "Cerrar sesión",
  },
  desk: {
    named: (name) => `Escritorio: ${name}`,
    asReader: (name) => `Escritorio: ${name}, tienes el rol Lector`,
    reader: "Lector",
  },
  restoring: {
    title: "Esta cuenta se está restaurando.",
    text: "Hasta que termine no puedes guardar nada más. <link>Ir a Tus datos</link>",
  },
  readerHere: {
    title: "Aquí tienes el rol Lector.",
    text: "Puedes ver todo en este escritorio, pero no cambiar nada.",
  },
  offDesk: {
    page: "Ya no estás en este escritorio",
    margin: "Escritorio",
    title: (desk) => `Ya no estás en «${desk}».`,
    text: "Lo que escribiste allí se queda, con tu nombre.",
    goTo: (desk) => `Ir a «${desk}»`,
  },
  welcome: (name) => `Hola, ${name}`,
};
