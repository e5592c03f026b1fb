import type { welcome as english } from "../en/welcome.ts";
import type { Words } from "../words.ts";

export const welcome: Words<typeof english> = {
  title: "Begin met een bedrijf",
  text: "Een naam is genoeg. Particuliere klanten hebben geen bedrijf nodig: voeg ze toe bij Klanten.",
  import: "Heb je een lijst? <import>Importeer die</import>",
  nextSteps: "Volgende stappen",
  steps: {
    customers: "Voeg de klanten van dat bedrijf toe",
    customersWhy: "Elk met een status, een waarde en de dag waarop je elkaar het laatst sprak.",
    appointment: "Plan een afspraak in",
    appointmentWhy: "Die staat hier op de dag zelf en is in de kalender gemarkeerd.",
    morning: "Kijk elke ochtend even",
    morningWhy: "Zie de afspraken van vandaag, wie op je wacht en wat je deals waard zijn.",
  },
  sample: "Voorbeeldgegevens",
  justLooking: "Alleen even kijken?",
  addSample: "Voorbeeldgegevens toevoegen",
  addingSample: "Voorbeeldgegevens worden toegevoegd",
  sampleFailed: "De voorbeeldgegevens konden niet worden toegevoegd. Probeer het opnieuw.",
  sampleText:
    "Vier verzonnen bedrijven met hun klanten, een volle dag en wat notities. In de geschiedenis maak je alle voorbeeldgegevens in één keer ongedaan, 30 dagen lang.",
  sampleAdded: "Voorbeeldgegevens toegevoegd",
};
