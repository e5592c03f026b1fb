import type { welcome as english } from "../en/welcome.ts";
import type { Words } from "../words.ts";

export const welcome: Words<typeof english> = {
  title: "Commencez par une entreprise",
  text: "Un nom suffit. Les particuliers n’ont pas besoin d’entreprise : ajoutez-les depuis Clients.",
  import: "Vous avez une liste ? <import>Importez-la</import>",
  nextSteps: "Étapes suivantes",
  steps: {
    customers: "Ajoutez ses clients",
    customersWhy: "Chacun avec un statut, une valeur et le jour de votre dernier échange.",
    appointment: "Prenez un rendez-vous",
    appointmentWhy: "Il s’affiche ici le jour même, et le calendrier le signale.",
    morning: "Passez ici chaque matin",
    morningWhy:
      "Voyez les rendez-vous du jour, qui attend de vos nouvelles et ce que valent vos affaires.",
  },
  sample: "Données d’exemple",
  justLooking: "Juste pour voir ?",
  addSample: "Ajouter des données d’exemple",
  addingSample: "Ajout des données d’exemple",
  sampleFailed: "Les données d’exemple n’ont pas pu être ajoutées. Réessayez.",
  sampleText:
    "Quatre entreprises inventées avec leurs clients, une journée bien remplie et quelques notes. Depuis l’historique, une seule annulation retire toutes les données d’exemple, pendant 30 jours.",
  sampleAdded: "Données d’exemple ajoutées",
};
