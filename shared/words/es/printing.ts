import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} clientes son demasiado para imprimir. Busca o filtra antes hasta ${most} como máximo.`,
    loading: "Cargando todo para imprimir: clientes",
    failed: "No se imprimió: no se pudo cargar todo (clientes). Inténtalo de nuevo.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} empresas son demasiado para imprimir. Busca o filtra antes hasta ${most} como máximo.`,
    loading: "Cargando todo para imprimir: empresas",
    failed: "No se imprimió: no se pudo cargar todo (empresas). Inténtalo de nuevo.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} citas son demasiado para imprimir. Busca o filtra antes hasta ${most} como máximo.`,
    loading: "Cargando todo para imprimir: citas",
    failed: "No se imprimió: no se pudo cargar todo (citas). Inténtalo de nuevo.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} tareas son demasiado para imprimir. Busca o filtra antes hasta ${most} como máximo.`,
    loading: "Cargando todo para imprimir: tareas",
    failed: "No se imprimió: no se pudo cargar todo (tareas). Inténtalo de nuevo.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} entradas son demasiado para imprimir. Busca o filtra antes hasta ${most} como máximo.`,
    loading: "Cargando todo para imprimir: entradas",
    failed: "No se imprimió: no se pudo cargar todo (entradas). Inténtalo de nuevo.",
  },
};
