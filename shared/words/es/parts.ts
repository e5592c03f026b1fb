import type { parts as english } from "../en/parts.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const parts: Words<typeof english> = {
  more: "Más",
  export: "Exportar",
  print: "Imprimir",
  copyLink: "Copiar enlace",
  linkCopied: "Enlace copiado",
  delete: {
    customers: "Eliminar cliente",
    companies: "Eliminar empresa",
  },
  display: "Presentación",
  compactRows: "Filas compactas",
  unknownFilter: (names) => `Este enlace tiene un filtro que Client Desk no conoce: ${names}`,
  unknownFilters: (names) => `Este enlace tiene filtros que Client Desk no conoce: ${names}`,
  call: "Llamar",
  email: "Correo",
  notRecorded: "Sin datos",
  clearSearch: "Revisa la ortografía o <all>borra la búsqueda</all>.",
  breadcrumb: "Ruta de navegación",
  dismiss: "Cerrar",
  notifications: "Notificaciones",
  now: "Ahora",
  choose: "Elegir",
  orLater: (day) => `Elige el ${day} o un día posterior`,
  orEarlier: (day) => `Elige el ${day} o un día anterior`,
  tryTimes: {
    "12": (date) => `Por ejemplo, «mañana 3pm» o «${date} 10:00»`,
    "24": (date) => `Por ejemplo, «mañana 15:00» o «${date} 10:00»`,
  },
  tryDay: (date) => `Por ejemplo, «viernes» o «${date}»`,
  tryPastDay: (date) => `Por ejemplo, «ayer» o «${date}»`,
  pickers: {
    moreHits: (count) =>
      plural("es", count, {
        one: "# más. Sigue escribiendo para acotar la lista.",
        other: "# más. Sigue escribiendo para acotar la lista.",
      }),
    companies: {
      choose: "Elige una empresa",
      none: "Aún no hay empresas",
      noMatch: (typed) => `Ninguna empresa coincide con «${typed}»`,
    },
    customers: {
      choose: "Elige un cliente",
      none: "Aún no hay clientes",
      noMatch: (typed) => `Ningún cliente coincide con «${typed}»`,
    },
  },
  undo: "Deshacer",
  working: {
    begun: "Sigue en curso",
    soFar: (done) =>
      plural("es", done, {
        one: "Sigue en curso: # registro hasta ahora",
        other: "Sigue en curso: # registros hasta ahora",
      }),
    of: (done, total) =>
      `Sigue en curso: ${done} de ${plural("es", total, { one: "# registro", other: "# registros" })}`,
  },
  failedRequest: (status) => `La solicitud falló (${status})`,
  others: (names) => `más: ${names}`,
};
