import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "Client Desk hält die Firmen, mit denen Sie arbeiten, die Menschen dort und die Zeit, die Sie ihnen versprochen haben, auf einem ruhigen Schreibtisch bereit. Kostenlos.",
  noScript: "Client Desk braucht JavaScript.",
  lost: "Client Desk konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und |laden Sie die Seite neu|.",
  preview: "Die Übersicht von Client Desk",
};
