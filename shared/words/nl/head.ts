import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "De bedrijven waarmee je werkt, de mensen daar en de tijd die je hun hebt beloofd: met Client Desk staat alles op één rustig bureau. Gratis te gebruiken.",
  noScript: "Client Desk heeft JavaScript nodig.",
  lost: "Client Desk kon niet worden geladen. Controleer je verbinding en |laad de pagina opnieuw|.",
  preview: "Het overzicht van Client Desk",
};
