import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "Client Desk garde les entreprises avec qui vous travaillez, les personnes qui y sont et le temps que vous leur avez promis sur un bureau tranquille. Gratuit.",
  noScript: "Client Desk a besoin de JavaScript.",
  lost: "Client Desk n’a pas pu être chargé. Vérifiez votre connexion et |rechargez la page|.",
};
