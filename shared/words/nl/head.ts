import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "Client Desk houdt de bedrijven waarmee je werkt, de mensen daar en de tijd die je hun hebt beloofd bij op één rustig bureau. Gratis.",
  noScript: "Client Desk heeft JavaScript nodig.",
  lost: "Client Desk kon niet worden geladen. Controleer je verbinding en |laad de pagina opnieuw|.",
};
