import type { people as english } from "../en/people.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const people: Words<typeof english> = {
  roles: { owner: "Propriétaire", member: "Membre", reader: "Lecteur" },
  mayDo: {
    owner: "Tout le travail, les personnes et les paramètres du bureau",
    member: "Tout le travail",
    reader: "Consulte et recherche, ne modifie rien",
  },
  onlyYou: "vous uniquement",
  count: (count) => plural("fr", count, { one: "# personne", other: "# personnes" }),
  roleAndCount: (role, people) => `${role}, ${people}`,
  thisDesk: ", ce bureau",
  newDesk: "Nouveau bureau",
  deskSettings: "Personnes et paramètres du bureau",
  newDeskDialog: {
    text: "Rien ne passe d’un bureau à l’autre.",
    name: "Nom",
    save: "Créer le bureau",
    saving: "Création",
    failed: "Le bureau n’a pas pu être créé. Réessayez.",
  },
  join: {
    title: (desk) => `Rejoindre « ${desk} » ?`,
    button: "Rejoindre",
    joining: "En cours",
    notNow: "Pas maintenant",
    failed: "La réponse à l’invitation n’a pas pu être envoyée. Réessayez.",
    invites: {
      owner: (from, desk, own) =>
        `${from} vous invite à rejoindre « ${desk} », avec le rôle Propriétaire. Vous gardez « ${own} » et pouvez passer de l’un à l’autre à tout moment.`,
      member: (from, desk, own) =>
        `${from} vous invite à rejoindre « ${desk} », avec le rôle Membre. Vous gardez « ${own} » et pouvez passer de l’un à l’autre à tout moment.`,
      reader: (from, desk, own) =>
        `${from} vous invite à rejoindre « ${desk} », avec le rôle Lecteur. Vous gardez « ${own} » et pouvez passer de l’un à l’autre à tout moment.`,
    },
    invited: {
      owner: (desk, own) =>
        `Vous avez une invitation à rejoindre « ${desk} », avec le rôle Propriétaire. Vous gardez « ${own} » et pouvez passer de l’un à l’autre à tout moment.`,
      member: (desk, own) =>
        `Vous avez une invitation à rejoindre « ${desk} », avec le rôle Membre. Vous gardez « ${own} » et pouvez passer de l’un à l’autre à tout moment.`,
      reader: (desk, own) =>
        `Vous avez une invitation à rejoindre « ${desk} », avec le rôle Lecteur. Vous gardez « ${own} » et pouvez passer de l’un à l’autre à tout moment.`,
    },
  },
  dead: {
    title: "Cette invitation n’est plus valable.",
    text: "Elle a été utilisée, révoquée ou date de plus de 7 jours. Demandez-en une nouvelle.",
  },
  notLoaded: "L’invitation n’a pas pu être chargée. Ouvrez de nouveau son lien.",
  other: {
    title: "Cette invitation est pour quelqu’un d’autre",
    text: (email, wanted) =>
      `Vous utilisez le compte ${email}. Cette invitation est pour ${wanted}.`,
    logIn: "Changer de compte",
  },
};
