import type { meeting as english } from "../en/meeting.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const meeting: Words<typeof english> = {
  zone: (city) => `heure locale à ${city}`,
  pair: (first, second) => `${first}, ${second}`,
  oneOfUs: "Notre équipe",
  allOfUs: "Toute notre équipe",
  callsYou: (host) => `${host} vous appelle`,
  callsYouAt: (host, phone) => `${host} vous appelle au ${phone}`,
  video: "Vidéo",
  videoLink: (host) => `Vidéo. ${host} vous envoie le lien.`,
  yourAddress: "Votre adresse",
  when: "Quand",
  what: "Quoi",
  where: "Où",
  before: "Avant",
  fromHost: (host) => `${host} vous écrit`,
  youWrote: "Vos réponses",
  repeats: {
    forever: (often) => `Se répète ${often}`,
    until: (often, day) => `Se répète ${often} jusqu’au ${day}`,
    times: (often, count) =>
      `Se répète ${often}, ${plural("fr", count, { one: "# fois", other: "# fois" })}`,
    daily: (interval) => plural("fr", interval, { one: "chaque jour", other: "tous les # jours" }),
    weekly: (interval) =>
      plural("fr", interval, { one: "chaque semaine", other: "toutes les # semaines" }),
    monthly: (interval) => plural("fr", interval, { one: "chaque mois", other: "tous les # mois" }),
    yearly: (interval) => plural("fr", interval, { one: "chaque année", other: "tous les # ans" }),
  },
  except: {
    accepted: (days) => `Sauf ${days} : accepté`,
    declined: (days) => `Sauf ${days} : décliné`,
    proposed: (days) => `Sauf ${days} : autre créneau proposé`,
    open: (days) => `Sauf ${days} : pas encore de réponse`,
  },
};
