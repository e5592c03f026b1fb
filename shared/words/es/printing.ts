import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} clientes son demasiados para imprimir. Busca o filtra antes para reducir la lista a ${most}.`,
    loading: "Cargando todos los clientes para imprimirlos",
    failed: "No se imprimió: algunos clientes no se pudieron cargar. Inténtalo de nuevo.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} empresas son demasiadas para imprimir. Busca o filtra antes para reducir la lista a ${most}.`,
    loading: "Cargando todas las empresas para imprimirlas",
    failed: "No se imprimió: algunas empresas no se pudieron cargar. Inténtalo de nuevo.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} citas son demasiadas para imprimir. Busca o filtra antes para reducir la lista a ${most}.`,
    loading: "Cargando todas las citas para imprimirlas",
    failed: "No se imprimió: algunas citas no se pudieron cargar. Inténtalo de nuevo.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} tareas son demasiadas para imprimir. Busca o filtra antes para reducir la lista a ${most}.`,
    loading: "Cargando todas las tareas para imprimirlas",
    failed: "No se imprimió: algunas tareas no se pudieron cargar. Inténtalo de nuevo.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} entradas son demasiadas para imprimir. Busca o filtra antes para reducir la lista a ${most}.`,
    loading: "Cargando todas las entradas para imprimirlas",
    failed: "No se imprimió: algunas entradas no se pudieron cargar. Inténtalo de nuevo.",
  },
};
