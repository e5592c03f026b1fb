import type { forms as english } from "../en/forms.ts";
import type { Words } from "../words.ts";

export const forms: Words<typeof english> = {
  restored: "Wat je eerder typte, is terug. <discard>Tekst weggooien</discard>",
  leaveTitle: "Weggaan zonder op te slaan?",
  leaveText: "Je wijzigingen zijn niet opgeslagen.",
  keepEditing: "Verder bewerken",
  discardChanges: "Wijzigingen weggooien",
  saving: "Wordt opgeslagen",
  willSave: (amount) => `Wordt opgeslagen als ${amount}`,
  willSaveNot: (amount, other) => `Wordt opgeslagen als ${amount}, niet als ${other}`,
  noMatches: "Geen resultaten",
  showList: "Lijst tonen",
  searching: "Bezig met zoeken",
  conflict: {
    title: "Ergens anders bewerkt",
    elsewhere:
      "Dit record is in een ander tabblad of op een ander apparaat gewijzigd terwijl je het bewerkte. Welke versie wil je behouden?",
    by: (who) =>
      `${who} heeft dit gewijzigd terwijl je het bewerkte. Welke versie wil je behouden?`,
    keepSaved: "Opgeslagen versie behouden",
    saveMine: "Mijn versie opslaan",
    saved: "Opgeslagen versie",
    of: (who) => `Versie van ${who}`,
    yours: "Jouw versie",
    empty: "Leeg",
  },
};
