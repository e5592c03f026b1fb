import type { results as english } from "../en/results.ts";
import type { Words } from "../words.ts";

export const results: Words<typeof english> = {
  auth: {
    deleteFailed: "Het account kon niet worden verwijderd",
    confirmLinkSent: (email) =>
      `We hebben een link naar ${email} gestuurd. Je e-mailadres verandert als je hem opent.`,
  },
  devices: {
    listFailed: "Je apparaten konden niet worden geladen",
    endFailed: "Het apparaat kon niet worden uitgelogd",
  },
  companies: {
    created: "Bedrijf toegevoegd",
    updated: "Bedrijf gewijzigd",
    deleted: "Bedrijf verwijderd",
    listFailed: "De bedrijven konden niet worden geladen",
    detailsFailed: "De gegevens van het bedrijf konden niet worden geladen",
    deleteFailed: "Het bedrijf kon niet worden verwijderd",
  },
  tags: {
    saveFailed: "Het label kon niet worden opgeslagen. Probeer het opnieuw.",
  },
  tasks: {
    listFailed: "De taken konden niet worden geladen",
    saveFailed: "De taak kon niet worden opgeslagen",
    deleteFailed: "De taak kon niet worden verwijderd",
  },
  views: {
    saveFailed: "De weergave kon niet worden opgeslagen. Probeer het opnieuw.",
  },
  customers: {
    created: "Klant toegevoegd",
    updated: "Klant gewijzigd",
    deleted: "Klant verwijderd",
    listFailed: "De klanten konden niet worden geladen",
    detailsFailed: "De gegevens van de klant konden niet worden geladen",
    deleteFailed: "De klant kon niet worden verwijderd",
    bulkFailed: "De klanten konden niet worden gewijzigd. Probeer het opnieuw.",
    notFound: "Klant niet gevonden",
    missing: "De klant die je zoekt, bestaat niet of is verwijderd.",
    interactionsFailed: "De laatste contacten konden niet worden geladen",
    companyRequired: "Om een klant toe te voegen is de ID van een bedrijf nodig",
  },
  appointments: {
    created: "Afspraak toegevoegd",
    updated: "Afspraak gewijzigd",
    deleted: "Afspraak verwijderd",
    listFailed: "De afspraken konden niet worden geladen",
    detailsFailed: "De gegevens van de afspraak konden niet worden geladen",
    saveFailed: "De afspraak kon niet worden opgeslagen",
    deleteFailed: "De afspraak kon niet worden verwijderd",
    required: "Vul alle verplichte velden in",
  },
  history: {
    listFailed: "Je geschiedenis kon niet worden geladen",
    recordsFailed: "De gewijzigde records konden niet worden geladen",
    undoFailed: "De wijziging kon niet ongedaan worden gemaakt",
    nothingToUndo: "Niets om ongedaan te maken",
    nothingToRedo: "Niets om opnieuw te doen",
    trashFailed: "De prullenbak kon niet worden geleegd",
  },
  activities: {
    saveFailed: "Het tijdlijnitem kon niet worden opgeslagen",
    deleteFailed: "Het tijdlijnitem kon niet worden verwijderd",
  },
  settings: {
    updated: "Instellingen gewijzigd",
    failed: "De instellingen konden niet worden gewijzigd",
  },
  notSaved: "Niet opgeslagen. Je tekst blijft bewaard.",
  exportFailed: "Het bestand kon niet worden gedownload",
  dashboardFailed: "De gegevens van het overzicht konden niet worden geladen",
  saveFailed: "Het bedrijf of de klant kon niet worden toegevoegd of gewijzigd",
};
