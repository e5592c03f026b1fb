import type { oddities as english } from "../en/oddities.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const oddities: Words<typeof english> = {
  rowsAbove: (rows) =>
    plural("fr", rows, {
      one: "# ligne au-dessus des en-têtes a été laissée de côté.",
      other: "# lignes au-dessus des en-têtes ont été laissées de côté.",
    }),
  rowsLonger: (rows) =>
    plural("fr", rows, {
      one: "# ligne est plus longue que les en-têtes.",
      other: "# lignes sont plus longues que les en-têtes.",
    }),
  openQuote: (row) =>
    `Un guillemet de la ligne ${row} n’est jamais fermé, donc tous les guillemets ont été lus comme du texte.`,
  cellErrors: (cells, example) =>
    plural("fr", cells, {
      one: `# cellule avec une erreur, comme ${example}, a été laissée vide.`,
      other: `# cellules avec une erreur, comme ${example}, ont été laissées vides.`,
    }),
  linesOutside: (lines) =>
    plural("fr", lines, {
      one: "# ligne hors des contacts a été laissée de côté.",
      other: "# lignes hors des contacts ont été laissées de côté.",
    }),
  linesToNotes: (lines) =>
    plural("fr", lines, {
      one: "# ligne illisible va dans les notes.",
      other: "# lignes illisibles vont dans les notes.",
    }),
  media: (files) =>
    plural("fr", files, {
      one: "# image ou son a été laissé de côté.",
      other: "# images et sons ont été laissés de côté.",
    }),
  eventsUnread: (events) =>
    plural("fr", events, {
      one: "# événement était illisible.",
      other: "# événements étaient illisibles.",
    }),
  linesUnread: (lines) =>
    plural("fr", lines, { one: "# ligne était illisible.", other: "# lignes étaient illisibles." }),
  earlierVersions: (versions) =>
    plural("fr", versions, {
      one: "# version antérieure d’événements a été laissée de côté.",
      other: "# versions antérieures d’événements ont été laissées de côté.",
    }),
  severalDays: (events) =>
    plural("fr", events, {
      one: "# événement de plusieurs jours : un rendez-vous chaque jour.",
      other: "# événements de plusieurs jours : un rendez-vous chaque jour.",
    }),
  longEvents: (events) =>
    plural("fr", events, {
      one: "# événement plus long qu’un rendez-vous ne peut l’être. Les notes disent sa durée.",
      other:
        "# événements plus longs qu’un rendez-vous ne peut l’être. Les notes disent leur durée.",
    }),
  rounded: (events) =>
    plural("fr", events, {
      one: "# événement arrondi au quart d’heure supérieur.",
      other: "# événements arrondis au quart d’heure supérieur.",
    }),
  lostRules: (events) =>
    plural("fr", events, {
      one: "# événement avec une règle impossible pour un rendez-vous. Elle figure dans les notes.",
      other:
        "# événements avec une règle impossible pour un rendez-vous. Elle figure dans les notes.",
    }),
  following: (changes) =>
    plural("fr", changes, {
      one: "# modification d’une date et des suivantes : seule cette date est modifiée.",
      other: "# modifications d’une date et des suivantes : seule cette date est modifiée.",
    }),
  drifting: (series) =>
    plural("fr", series, {
      one: "# série d’un autre fuseau horaire : décalée d’une heure quelques semaines par an.",
      other: "# séries d’un autre fuseau horaire : décalées d’une heure quelques semaines par an.",
    }),
  unmoved: (series) =>
    plural("fr", series, {
      one: "# série d’un autre fuseau horaire garde l’heure de là-bas.",
      other: "# séries d’un autre fuseau horaire gardent l’heure de là-bas.",
    }),
  zoneUnknown: (zone) =>
    `Le fuseau horaire « ${zone} » est inconnu. Ses heures restent telles quelles.`,
  todos: (entries) =>
    plural("fr", entries, {
      one: "# tâche a été laissée de côté.",
      other: "# tâches ont été laissées de côté.",
    }),
  journals: (entries) =>
    plural("fr", entries, {
      one: "# entrée de journal a été laissée de côté.",
      other: "# entrées de journal ont été laissées de côté.",
    }),
  freeTimes: (entries) =>
    plural("fr", entries, {
      one: "# liste de créneaux libres a été laissée de côté.",
      other: "# listes de créneaux libres ont été laissées de côté.",
    }),
  property: (events, name) =>
    plural("fr", events, {
      one: `« ${name} » de # événement a été laissé de côté.`,
      other: `« ${name} » de # événements a été laissé de côté.`,
    }),
};
