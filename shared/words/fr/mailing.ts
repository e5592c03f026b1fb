import type { mailing as english } from "../en/mailing.ts";
import type { Words } from "../words.ts";

export const mailing: Words<typeof english> = {
  mails: {
    title: "E-mails",
    hint: (name, email) =>
      `Envoyés aux clients au nom de ${name}. Les réponses arrivent à <email>${email}</email>.`,
    noMail:
      "<b>Ce serveur ne peut pas envoyer d’e-mails.</b> La personne qui le gère peut configurer un serveur de messagerie. La réservation fonctionne quand même : les clients voient leur confirmation sur la page et en gardent l’adresse. Vous pouvez copier les liens et les invitations et les envoyer vous-même.",
    names: {
      confirmation: "Confirmation",
      moved: "Déplacé",
      canceled: "Annulé",
      reminder: "Rappel",
      missed: "Rendez-vous manqué",
    },
    times: {
      confirmation: "À la réservation, avec l’heure pour l’agenda",
      moved: "Si le client déplace le rendez-vous ; si c’est vous, on vous demande",
      canceled: "Si le client annule ; si c’est vous, on vous demande",
      reminder: "1 jour avant, modifiable pour chaque type",
      missed: "Après une absence, si vous le demandez",
    },
    own: "Votre texte",
    standard: "Texte standard",
    edit: "Modifier",
    editName: (mail) => `Modifier « ${mail} »`,
  },
  mail: {
    test: "M’envoyer un test",
    tested: "Test envoyé",
    testFailed: "Le test n’a pas pu être envoyé. Réessayez.",
    language: "Langue du texte",
    languageHint:
      "Les clients d’une autre langue reçoivent le texte standard dans la leur, tant que vous n’en écrivez pas.",
    subject: "Objet",
    text: "Texte",
    placeholders: "Insérer",
    placeholdersHint: "Les détails et les liens figurent toujours sous votre texte.",
    save: "Enregistrer le texte",
    cancel: "Annuler",
    useStandard: "Utiliser le texte standard",
    standardQuestion: "Utiliser le texte standard ?",
    keepMine: "Garder le mien",
    standardText: "Votre objet et votre texte sont supprimés.",
    use: (placeholder) => `Insérer ${placeholder}`,
    arrives: "Aperçu",
  },
};
