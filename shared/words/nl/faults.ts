import type { faults as english } from "../en/faults.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const faults: Words<typeof english> = {
  longer: (most) => plural("nl", most, { one: "Langer dan # teken", other: "Langer dan # tekens" }),
  shorten: "Inkorten",
  status: "Geen van de vijf statussen",
  outcome: "Geen “Doorgegaan”, “Niet verschenen” of “Afgezegd”",
  yours: (why) => `${why}. Nieuwe records zijn van jou`,
  useOthers: "De anderen gebruiken",
  tooMany: "Te veel personen",
  duration: "Geen geldige duur",
  longerHours: "Langer dan 12 uur",
  useHours: "12 uur gebruiken",
  minutes: "Geen geldig aantal minuten",
  reminder: "Geen geldige herinnering",
  tagLonger: (most) =>
    plural("nl", most, {
      one: "Een label van meer dan # teken",
      other: "Een label van meer dan # tekens",
    }),
  takeFirst: (most) =>
    plural("nl", most, { one: "Het eerste gebruiken", other: "De eerste # gebruiken" }),
  tagsMore: (most) => plural("nl", most, { one: "Meer dan # label", other: "Meer dan # labels" }),
  website: "Geen geldige website",
  more: (amount) => `Meer dan ${amount}`,
  belowZero: "Onder nul",
  amount: "Geen geldig bedrag",
  use: (value) => `${value} gebruiken`,
  email: "Geen geldig e-mailadres",
  notOnlyEmail: "Niet alleen een e-mailadres",
  twoAts: "Twee @-tekens",
  useOne: "Eén gebruiken",
  space: "Bevat een spatie",
  removeSpace: "Spatie verwijderen",
  comma: "Bevat een komma",
  useDot: "Punt gebruiken",
  twoDots: "Twee punten",
  noAt: "Geen @-teken",
  phone: "Geen geldig telefoonnummer",
  cutDigits: (text) => `Het spreadsheet heeft cijfers afgekapt (${text})`,
  moreThanNumber: "Meer dan een nummer",
  afterToday: "Na vandaag",
  noSuchDay: "Die dag bestaat niet",
  date: "Geen geldige datum",
  no: {
    name: "Geen naam. Deze rij wordt overgeslagen",
    title: "Geen titel. Deze rij wordt overgeslagen",
    date: "Geen datum. Deze rij wordt overgeslagen",
    customer: "Geen klant. Deze rij wordt overgeslagen",
  },
  repeatBefore: (year) => `Herhaalde afspraken kunnen niet vóór ${year} beginnen`,
  repeatOutcome: "Herhaalde afspraken hebben geen uitkomst",
  allTags: (most) =>
    plural("nl", most, {
      one: "Een account heeft maximaal # label",
      other: "Een account heeft maximaal # labels",
    }),
  takeSome: (some, all) => `${some} van ${all} gebruiken`,
  withAdded: (most) =>
    plural("nl", most, {
      one: "Met wat erbij komt langer dan # teken",
      other: "Met wat erbij komt langer dan # tekens",
    }),
  severalNamed: "Meerdere personen heten zo",
  hasLeft: (name) => `${name} is vertrokken`,
  onlyReads: (name) => `${name} is hier lezer`,
};
