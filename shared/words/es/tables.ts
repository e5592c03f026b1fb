import type { tables as english } from "../en/tables.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  select: (name) => `Seleccionar ${name}`,
  sortBy: "Ordenar por",
  ascending: (column) => `Ordenado por ${column}, ascendente. Cambiar`,
  descending: (column) => `Ordenado por ${column}, descendente. Cambiar`,
  showMore: "Mostrar más",
  partOf: (shown, total) => `${shown} de ${total}`,
  of: {
    customers: {
      loading: "Cargando clientes",
      failed: "No se pudieron cargar los clientes.",
      moreFailed: (customers) =>
        plural("es", customers, {
          one: "No se pudo cargar el otro cliente.",
          other: "No se pudieron cargar los otros # clientes.",
        }),
      printed: (shown, total) =>
        `Aquí solo se imprimen los primeros ${shown} de ${total} clientes. El total los incluye todos. Para imprimirlos todos, usa «Imprimir» en el menú sobre la lista.`,
    },
    companies: {
      loading: "Cargando empresas",
      failed: "No se pudieron cargar las empresas.",
      moreFailed: (companies) =>
        plural("es", companies, {
          one: "No se pudo cargar la otra empresa.",
          other: "No se pudieron cargar las otras # empresas.",
        }),
      printed: (shown, total) =>
        `Aquí solo se imprimen las primeras ${shown} de ${total} empresas. El total las incluye todas. Para imprimirlas todas, usa «Imprimir» en el menú sobre la lista.`,
    },
    appointments: {
      moreFailed: (appointments) =>
        plural("es", appointments, {
          one: "No se pudo cargar la otra cita.",
          other: "No se pudieron cargar las otras # citas.",
        }),
    },
  },
};
