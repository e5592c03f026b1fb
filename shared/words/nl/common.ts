import type { common as english } from "../en/common.ts";
import type { Words } from "../words.ts";

export const common: Words<typeof english> = {
  title: (page) => `${page} · Client Desk`,
  list: (first, second) => `${first}, ${second}`,
  cancel: "Annuleren",
  close: "Sluiten",
  continue: "Doorgaan",
  copy: "Kopiëren",
  copied: "Gekopieerd",
  tryAgain: "Opnieuw proberen",
  trying: "Wordt opnieuw geprobeerd",
  loading: "Laden",
  saving: "Opslaan",
  deleting: "Wordt verwijderd",
  optional: "Optioneel",
  dataIsSafe: "Je gegevens zijn veilig.",
  checkConnection: "Controleer je verbinding.",
  loadFailed:
    "Dit kon niet worden geladen. Controleer je verbinding en probeer het opnieuw, of laad de pagina opnieuw.",
  noEntries: "Nog niets genoteerd",
  noEntry: "Niets gevonden",
  invalidDate: "Ongeldige datum",
  invalidTime: "Ongeldige tijd",
  noTime: "Geen tijd",
  session: {
    expired: "Je sessie is verlopen. Log opnieuw in.",
    loggedOut: "Je bent uitgelogd",
    deleted: "Je account is verwijderd",
  },
  statuses: {
    "Window Shopper": "Kijker",
    Pending: "In behandeling",
    Active: "Actief",
    "Deal Closed": "Deal gesloten",
    "Returning Client": "Vaste klant",
  },
  failure: {
    margin: "Fout",
    title: "Er ging iets mis",
    detail: "Deze pagina kon niet worden getoond. Je gegevens zijn veilig.",
    kept: "Je tekst is bewaard. Blijft dit gebeuren, gooi de tekst dan weg.",
    discard: "Mijn tekst weggooien",
    incompleteTitle: "Deze pagina kon niet worden geladen",
    incomplete:
      "De verbinding viel weg, of Client Desk is bijgewerkt terwijl je het open had. Je gegevens zijn veilig, en de pagina laadt opnieuw zodra dat kan.",
    reload: "Opnieuw laden",
    offline: "Nog steeds geen verbinding. Probeer het zo weer.",
    toHome: "Naar de startpagina",
    toCompanies: "Naar de bedrijven",
    toDashboard: "Naar het overzicht",
  },
};
