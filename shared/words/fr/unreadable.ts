import type { unreadable as english } from "../en/unreadable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const written = (count: number) => plural("fr", count, { one: "#", other: "#" });

export const unreadable: Words<typeof english> = {
  empty: "Le fichier est vide.",
  tooLarge: (size, limit) =>
    `Ce fichier fait ${plural("fr", size, { one: "# Mo", other: "# Mo" })}. La limite est de ${plural("fr", limit, { one: "# Mo", other: "# Mo" })} ; coupez-le en deux.`,
  tooManyRows: (rows, limit) =>
    `${plural("fr", rows, { one: "# ligne, c’est trop", other: "# lignes, c’est trop" })}. La limite est de ${written(limit)} ; coupez le fichier en deux.`,
  tooManyColumns: (columns, limit) =>
    `Le fichier a ${plural("fr", columns, { one: "# colonne", other: "# colonnes" })}. La limite est de ${written(limit)} ; supprimez celles dont vous n’avez pas besoin.`,
  tooManyInRow: (row, columns, limit) =>
    `La ligne ${written(row)} a ${plural("fr", columns, { one: "# colonne", other: "# colonnes" })}. La limite est de ${written(limit)} ; supprimez celles dont vous n’avez pas besoin.`,
  longCell: (row, characters, limit) =>
    `La ligne ${written(row)} a une cellule de ${plural("fr", characters, { one: "# caractère", other: "# caractères" })}. La limite est de ${written(limit)}.`,
  noRows: "Le fichier a des en-têtes, mais pas de lignes.",
  notRead: "Le fichier n’a pas pu être lu. Enregistrez-le en CSV et choisissez le nouveau fichier.",
  noContacts: "Le fichier ne contient aucun contact.",
  noAppointments: "L’agenda ne contient aucun rendez-vous.",
  longContact: (name, limit) =>
    `Contact « ${name} » ignoré : il a un texte de plus de ${limit} caractères.`,
  fullContact: (name, values, limit) =>
    `Contact « ${name} » ignoré : il a ${values} valeurs, et ${limit} au plus sont possibles.`,
  oldBinary:
    "C’est un classeur binaire (.xlsb). Enregistrez-le en .xlsx et choisissez le nouveau fichier.",
  unpackedLarge: (size, limit) =>
    `Décompressé, le fichier fait ${plural("fr", size, { one: "# Mo", other: "# Mo" })}. La limite est de ${plural("fr", limit, { one: "# Mo", other: "# Mo" })} ; coupez le fichier en deux.`,
  damaged: "Le fichier est endommagé. Ouvrez-le dans Excel et enregistrez-le à nouveau, ou en CSV.",
  locked: "Le fichier est protégé par un mot de passe.",
  oldExcel:
    "C’est un ancien fichier Excel (.xls). Enregistrez-le en .xlsx et choisissez le nouveau fichier.",
  ownFile: "C’est un fichier Client Desk. Restaurez-le dans Paramètres, Vos données.",
  isPdf: "C’est un PDF. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isPicture: "C’est une image. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isArchive: "C’est une archive. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isProgram: "C’est un programme. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isDatabase:
    "C’est une base de données. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isText: "C’est un document texte. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isWebPage: "C’est une page web. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isJson: "C’est un fichier JSON. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isXml: "C’est un fichier XML. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isBinary:
    "C’est un fichier binaire. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isWord: "C’est un document Word. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isPresentation:
    "C’est une présentation. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isNumbers:
    "C’est un fichier Numbers ou Pages. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
  isOpenDocument:
    "C’est un fichier OpenDocument. Choisissez un fichier CSV, Excel, vCard, ICS ou Client Desk.",
};
