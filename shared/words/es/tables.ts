import type { tables as english } from "../en/tables.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  failed: {
    customers: "No se pudieron cargar los clientes.",
    companies: "No se pudieron cargar las empresas.",
  },
  loading: {
    customers: "Cargando clientes",
    companies: "Cargando empresas",
  },
  restFailed: {
    customers: (count) => `No se pudieron cargar los otros ${count} clientes.`,
    companies: (count) => `No se pudieron cargar las otras ${count} empresas.`,
    appointments: (count) => `No se pudieron cargar las otras ${count} citas.`,
  },
  printedFirst: {
    customers: (shown, total) => `Aquí solo se imprimen los primeros ${shown} de ${total} clientes. El total los cuenta todos. Para imprimirlos todos, usa «Imprimir» en el menú sobre la lista.`,
    companies: (shown, total) => `Aquí solo se imprimen las primeras ${shown} de ${total} empresas. El total las cuenta todas. Para imprimirlas todas, usa «Imprimir» en el menú sobre la lista.`,
  },
  tooMany: {
    customers: (total, most) => `${total} clientes son demasiados para imprimir. Busca o filtra primero hasta ${most}.`,
    companies: (total, most) => `${total} empresas son demasiadas para imprimir. Busca o filtra primero hasta ${most}.`,
    appointments: (total, most) => `${total} citas son demasiadas para imprimir. Busca o filtra primero hasta ${most}.`,
    tasks: (total, most) => `${total} tareas son demasiadas para imprimir. Busca o filtra primero hasta ${most}.`,
    entries: (total, most) => `${total} entradas son demasiadas para imprimir. Busca o filtra primero hasta ${most}.`,
  },
  loadingAll: {
    customers: "Cargando todos los clientes para imprimirlos",
    companies: "Cargando todas las empresas para imprimirlas",
    appointments: "Cargando todas las citas para imprimirlas",
    tasks: "Cargando todas las tareas para imprimirlas",
    entries: "Cargando todas las entradas para imprimirlas",
  },
  notPrinted: {
    customers: "No se imprimió: algunos clientes no se pudieron cargar. Inténtalo de nuevo.",
    companies: "No se imprimió: algunas empresas no se pudieron cargar. Inténtalo de nuevo.",
    appointments: "No se imprimió: algunas citas no se pudieron cargar. Inténtalo de nuevo.",
    tasks: "No se imprimió: algunas tareas no se pudieron cargar. Inténtalo de nuevo.",
    entries: "No se imprimió: algunas entradas no se pudieron cargar. Inténtalo de nuevo.",
  },
  showMore: "Mostrar más",
  shownOf: (shown, total) => `${shown} de ${total}`,
};
