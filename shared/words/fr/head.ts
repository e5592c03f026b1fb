import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "Client Desk réunit les entreprises avec lesquelles vous travaillez, vos interlocuteurs et le temps que vous leur avez promis, sur un seul bureau, au calme. Gratuit.",
  noScript: "Client Desk a besoin de JavaScript pour fonctionner.",
  lost: "Client Desk n’a pas pu être chargé. Vérifiez votre connexion et |rechargez la page|.",
  preview: "Le tableau de bord de Client Desk",
};
