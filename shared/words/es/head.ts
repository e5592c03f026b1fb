import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "Client Desk reúne las empresas con las que trabajas, las personas que hay en ellas y el tiempo que les has prometido en un escritorio tranquilo. Gratis.",
  noScript: "Client Desk necesita JavaScript.",
  lost: "No se pudo cargar Client Desk. Comprueba tu conexión y |vuelve a cargar la página|.",
  preview: "El panel de Client Desk",
};
