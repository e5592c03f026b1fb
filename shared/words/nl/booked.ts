import type { booked as english } from "../en/booked.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booked: Words<typeof english> = {
  back: "Terug naar de boeking",
  backToInvitation: "Terug naar de uitnodiging",
  addToCalendar: "In de agenda zetten",
  move: "Verzetten",
  cancel: "Afzeggen",
  accept: "Accepteren",
  decline: "Afslaan",
  propose: "Andere tijd voorstellen",
  withdraw: "Intrekken",
  bookAnother: "Andere tijd boeken",
  wordTo: (host) => `Een bericht aan ${host}`,
  says: (host, word) => `${host} zegt: ${word}`,
  knows: (host) => `${host} is op de hoogte.`,
  toldAtOnce: (host) => `${host} hoort het meteen.`,
  stays: (day, host) => `${day} blijft staan tot ${host} kiest.`,
  movingClosed: (time) =>
    `Verzetten kon tot ${time}. Je kunt <propose>een andere tijd voorstellen</propose>.`,
  kept: "Deze pagina laat altijd zien hoe het ervoor staat. Het adres staat ook in de e-mail; wie het heeft, kan verzetten of afzeggen.",
  keepAddress: "Bewaar dit adres om te verzetten of af te zeggen",
  confirm: {
    title: "Bevestig de boeking",
    text: (time) => `De tijd wordt tot ${time} voor je vastgehouden.`,
    button: "Boeking bevestigen",
  },
  held: {
    title: "Nog één stap: bevestig per e-mail",
    text: (email) =>
      `We hebben een link gestuurd naar <b>${email}</b>. Open die link om de boeking definitief te maken. Tot dan houden we deze tijd voor je vast:`,
    until: (time) => `tot ${time}`,
    noEmail:
      "Geen e-mail? Kijk in de spammap. Deze pagina toont de boeking zodra die is bevestigd.",
    noEmailYet:
      "Geen e-mail? Kijk in de spammap, <again>stuur de e-mail opnieuw</again> of <correct>corrigeer het adres</correct>. Deze pagina toont de boeking zodra die is bevestigd.",
    didYouMean: (email) => `Bedoelde je <correct>${email}</correct>?`,
  },
  correct: {
    title: "Corrigeer het adres",
    text: "De link gaat naar het nieuwe adres, en de vorige werkt niet meer.",
    email: "E-mailadres",
    send: "Link sturen",
  },
  lapsed: {
    title: "De tijd is weer vrijgegeven",
    text: "De tijd is 30 minuten vastgehouden, maar niet bevestigd.",
    again: "Opnieuw boeken",
  },
  asked: {
    title: (host) => `${host} bevestigt eerst`,
    heldUntil: (time) => `De tijd wordt tot ${time} voor je vastgehouden.`,
    heldAndMailed: (time) =>
      `De tijd wordt tot ${time} voor je vastgehouden. Je krijgt het antwoord per e-mail.`,
  },
  unanswered: {
    title: "Niet op tijd bevestigd",
    text: (host) => `${host} heeft niet geantwoord, daarom is de tijd weer vrijgegeven.`,
    notChosen: "Geen van de voorgestelde tijden is gekozen, daarom is de tijd weer vrijgegeven.",
  },
  declined: {
    withdrawn: "Ingetrokken",
    title: (host) => `${host} kan dan niet`,
    text: "Er is niets geboekt.",
  },
  moved: {
    title: (host) => `${host} heeft de afspraak verzet`,
    text: "Komt de nieuwe tijd uit?",
    accept: "Ja, dat komt uit",
  },
  proposed: {
    title: "Je hebt een andere tijd voorgesteld",
    accept: "Huidige tijd accepteren",
    row: "Jouw voorstel",
  },
  canceled: {
    title: "Afgezegd",
    told: (host) => `${host} is op de hoogte.`,
    byHost: (host) => `${host} heeft de afspraak afgezegd.`,
    today: (time) => `Vandaag om ${time}`,
    byYou: (time) => `Door jou, ${time}`,
    byYouToday: (time) => `Door jou, vandaag om ${time}`,
  },
  over: {
    title: "Deze afspraak is voorbij",
    text: (day) => `De afspraak was op ${day}.`,
  },
  done: {
    title: "Je afspraak is geboekt",
    mailed: (host, email) => `${host} is op de hoogte. De bevestiging is onderweg naar ${email}.`,
    notMailed: (host) =>
      `${host} is op de hoogte. Er wordt hier geen e-mail verstuurd, dus deze pagina is je bevestiging.`,
  },
  invited: {
    title: (host, name) => `${name}, ${host} nodigt je uit`,
    text: "Zeg ja en het staat vast. Komt de tijd niet uit, stel dan andere tijden voor.",
    allTimes: "Zeg ja en alle tijden staan vast.",
    accepted: "Je hebt geaccepteerd",
    acceptedText: (host) => `${host} is op de hoogte. Verder hoef je niets te doen.`,
    declined: "Je hebt de uitnodiging afgeslagen",
    acceptAfterAll: "Toch accepteren",
    entry: "<download>Download de agenda-afspraak hier</download>.",
    entryMailed:
      "De agenda-afspraak zit bij de e-mail. <download>Download die hier</download> als je hem niet ziet.",
  },
  offered: {
    title: (host) => `${host} stelt een andere tijd voor`,
    text: (host, time) =>
      `${host} kan niet op de tijd die je had gevraagd. Die wordt tot ${time} voor je vastgehouden.`,
    times: "Tijden",
    take: "Deze tijd boeken",
    taken: (time) => `Deze tijd is intussen bezet: ${time}.`,
    passed: (time) => `Deze tijd is al voorbij: ${time}.`,
  },
  canceling: {
    question: (what) => `“${what}” afzeggen?`,
    text: (host) =>
      `${host} hoort het meteen en de tijd komt vrij voor anderen. Verzet je de afspraak, dan houd je je plek.`,
    button: "Afspraak afzeggen",
    keep: "Laten staan",
    move: "Liever verzetten",
    title: (title) => `“${title}” afzeggen`,
  },
  declining: {
    question: "Afslaan?",
    back: "Terug",
    title: (title) => `“${title}” afslaan`,
  },
  moving: {
    heading: (what) => `“${what}” verzetten`,
    now: (day) => `Nu <b>${day}</b>`,
    until: (time) => `Je kunt verzetten tot ${time}.`,
    to: (time) => `Naar ${time}`,
    told: (host) => `${host} hoort het, en je agenda wordt bijgewerkt.`,
    keep: (time) => `${time} behouden`,
    taken: (time) => `${time} is net bezet geraakt. Deze tijden zijn vrij.`,
    title: (title) => `“${title}” verzetten`,
  },
  proposing: {
    planned: (day) => `Gepland <b>${day}</b>`,
    note: "Gekleurde dagen hebben vrije tijden. Kies er maximaal drie.",
    button: (count) =>
      plural("nl", count, { one: "# tijd voorstellen", other: "# tijden voorstellen" }),
  },
};
