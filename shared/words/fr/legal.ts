import type { legal as english } from "../en/legal.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const hoursOf = (count: number) => plural("fr", count, { one: "# heure", other: "# heures" });
const daysOf = (count: number) => plural("fr", count, { one: "# jour", other: "# jours" });

export const legal: Words<typeof english> = {
  termsTitle: "Conditions",
  privacyTitle: "Politique de confidentialité",
  questions: (email) => `Pour toute question, écrivez à <mail>${email}</mail>.`,
  terms: {
    service: "Le service",
    serviceText:
      "Client Desk est gratuit. Le serveur est géré par son exploitant, qui vous a donné cette adresse et en prend soin.",
    data: "Vos données",
    dataText:
      "Ce que vous saisissez reste à vous. Vous pouvez le modifier, le supprimer ou en télécharger une copie à tout moment. N’enregistrez sur les personnes avec qui vous travaillez que ce que vous avez le droit de garder.",
    account: "Votre compte",
    accountText:
      "Chaque compte est pour une seule personne. Gardez votre mot de passe pour vous, et n’essayez pas d’accéder aux données des autres.",
    warranty: "Sans garantie",
    warrantyText:
      "Le programme est fourni tel quel, sous licence MIT. Gardez une copie de ce que vous ne pouvez pas vous permettre de perdre.",
  },
  privacy: {
    stored: "Ce qui est enregistré",
    storedText: (days) =>
      `Votre nom, votre adresse e-mail et votre fuseau horaire, et tout ce que vous saisissez : entreprises, clients, rendez-vous, notes, tâches, étiquettes, vues enregistrées et paramètres, avec un historique des modifications. Votre mot de passe n’est enregistré que sous forme d’empreinte, dont on ne peut pas le retrouver. Pour chaque appareil connecté à votre compte : son navigateur, son système et sa dernière utilisation. Pour chaque clé d’accès : son nom, sa moitié publique et sa dernière utilisation. Votre visage, votre empreinte digitale et votre code PIN ne quittent jamais votre appareil. Pour la connexion en deux étapes : la clé dont ses codes sont tirés. Les connexions, les exportations et les modifications de votre façon de vous connecter figurent dans Paramètres, Connexion, pendant ${daysOf(days)}, avec l’appareil et son adresse réseau. Les mots de passe erronés sont comptés pendant un jour au plus.`,
    where: "Où",
    whereText:
      "Dans la base de données de ce serveur, que gère son exploitant. Aucun autre compte ne peut voir vos données. Si vous créez une adresse d’agenda, toute personne qui l’a peut lire les rendez-vous qu’elle montre ; avec un jeton d’accès, un programme peut faire ce que vous avez permis. Le journal du programme note qu’une demande a été faite, mais ni par qui ni à quel sujet.",
    browser: "Dans votre navigateur",
    browserText: (days) =>
      `Votre jeton de connexion, les paramètres d’affichage et les noms des fiches ouvertes en dernier sont gardés dans le stockage local. Le texte non enregistré reste dans ce navigateur jusqu’à ce que vous l’enregistriez ou l’abandonniez : les formulaires dans cet onglet, les notes sur cet appareil. Un cookie retient qu’une connexion à votre compte a déjà eu lieu ici, pour qu’une personne qui essaie de deviner votre mot de passe ne puisse pas vous bloquer. Un autre retient la langue que vous avez choisie. Si vous le voulez, un troisième évite le code de la connexion en deux étapes pendant ${daysOf(days)}. Il n’y a pas de traceurs, et les pages ne chargent rien d’autres serveurs.`,
    long: "Combien de temps",
    longText: (hours, days, most, mostRemembered, kept) =>
      `Une session se termine quand vous vous déconnectez, ou ${hoursOf(hours)} après sa dernière utilisation (${daysOf(days)} avec « Se souvenir de moi »), et au plus tard après ${daysOf(most)} (${daysOf(mostRemembered)}). Ce que vous supprimez peut être restauré depuis l’historique pendant ${daysOf(kept)}, sauf si l’exploitant a fixé une autre durée, puis est retiré de la base de données ; vider la corbeille le retire aussitôt. Supprimer votre compte dans les paramètres fait de même avec tout ce qu’il contient. Les sauvegardes de l’exploitant peuvent le garder un peu plus longtemps.`,
    email: "E-mail",
    emailText:
      "Client Desk vous envoie un lien pour réinitialiser votre mot de passe ou confirmer une nouvelle adresse, un avis quand vous vous connectez sur un nouvel appareil ou que votre façon de vous connecter change, des rappels de vos rendez-vous, et ce que les autres membres de votre bureau vous demandent ou vous donnent. Dans les paramètres, vous pouvez désactiver ces e-mails et activer un programme du jour ou un bilan mensuel. Chacun de ces e-mails contient un lien qui le désactive.",
  },
};
