import type { booking as english } from "../en/booking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booking: Words<typeof english> = {
  skip: "Naar de inhoud",
  privacy: "Privacy",
  language: "Taal",
  optional: "Optioneel",
  meetingWith: (title, name) => `${title} met ${name}`,
  zone: {
    change: "Wijzigen",
    now: (time) => `Het is daar nu ${time}.`,
    label: "Tijdzone",
    use: "Deze tijdzone gebruiken",
  },
  choose: {
    title: (name) => `Boek een afspraak met ${name}`,
    heading: "Kies een afspraak",
    none: "Hier kan nog niets worden geboekt.",
    firstFree: (time) => `Eerste vrije tijd: ${time}`,
    nothingFree: (day) => `Niets vrij vóór ${day}`,
    all: "Alle afspraken",
  },
  days: {
    day: "Dag",
    choose: "Kies een dag",
    free: (day) => `${day}, vrij`,
    earlier: "Eerdere weken",
    later: "Latere weken",
    time: "Tijd",
    none: "Geen vrije tijden in deze weken.",
    morning: "Ochtend",
    afternoon: "Middag",
    evening: "Avond",
    openWeek: "Te boeken tot een week vooruit.",
    openWeeks: (weeks) => `Te boeken tot ${weeks} weken vooruit.`,
    openDays: (days) =>
      plural("nl", days, {
        one: "Te boeken tot # dag vooruit.",
        other: "Te boeken tot # dagen vooruit.",
      }),
  },
  details: {
    otherTimes: "Andere tijden",
    heading: "Je gegevens",
    name: "Naam",
    email: "E-mailadres",
    phone: "Telefoon",
    company: "Bedrijf",
    address: "Je adres",
    forConfirmation: "Voor de bevestiging, en om te verzetten of af te zeggen.",
    didYouMean: (email) => `Bedoelde je ${email}?`,
    callsThis: (host) => `${host} belt dit nummer.`,
    book: "Deze tijd boeken",
    bookAt: (time) => `${time} boeken`,
    whoGets: (name) =>
      `${name} krijgt wat je hier invult om de afspraak voor te bereiden. Geen cookies, geen tracking. <privacy>Privacy</privacy>`,
    failed: "Dit kon niet worden geboekt. Wat je hebt ingevuld, blijft staan.",
    taken: (time) =>
      `<b>${time} is net bezet geraakt.</b> Wat je hebt ingevuld, blijft staan. Dit zijn de volgende vrije tijden:`,
    takenLast: (time) =>
      `<b>${time} is net bezet geraakt.</b> Wat je hebt ingevuld, blijft staan. Er is op dit moment geen andere vrije tijd.`,
    nextTimes: "Volgende vrije tijden",
    moreTimes: "Meer tijden",
  },
  wrong: {
    name: "Vul je naam in",
    email: "Vul je e-mailadres in",
    emailUnreadable: "Vul een geldig e-mailadres in",
    phone: (host) => `Vul het nummer in dat ${host} moet bellen`,
    address: "Vul het adres in",
    answer: "Beantwoord deze vraag",
  },
  checking: {
    title: "Even controleren",
    text: "Er wordt hier op dit moment veel geboekt. Wat je hebt ingevuld, blijft staan.",
    wait: "De knop verschijnt over vijf seconden.",
  },
  notices: {
    noPage: "Hier is geen boekingspagina",
    noPageText:
      "Misschien zit er een tikfout in het adres, of bestaat de pagina niet meer. Vraag het aan degene van wie je het adres hebt.",
    closed: "Online boeken is gesloten",
    closedText: (host) =>
      `${host} neemt op deze pagina nu geen boekingen aan. Wat je al hebt geboekt, blijft zoals het is; de link in je e-mail werkt nog.`,
    full: "Tot dan is alles bezet. Als iemand afzegt, verschijnt die tijd hier weer.",
    otherMeetings: "Andere afspraken",
    writeTo: (host) => `${host} mailen`,
    tooMany: "Te veel pogingen",
    tooManyText: (minutes) =>
      plural("nl", minutes, {
        one: "Te veel pogingen vanaf hier. Probeer het over een minuut opnieuw.",
        other: "Te veel pogingen vanaf hier. Probeer het over # minuten opnieuw.",
      }),
    away: "Even niet beschikbaar",
    awayText: "Probeer het zo meteen opnieuw.",
    awayKept: "Wat je hebt ingevuld, blijft staan. Probeer het zo meteen opnieuw.",
    tryAgain: "Opnieuw proberen",
    noBooking: "Hier is geen boeking",
    noBookingText: "Misschien is de link niet compleet, of is de afspraak al lang voorbij.",
    privacyTitle: "Wat er gebeurt met wat je invult",
    privacyUse:
      "Je naam, e-mailadres, telefoonnummer, bedrijf en antwoorden gaan naar de persoon of het team waarmee je een afspraak boekt, om die voor te bereiden en te houden.",
    privacyKept:
      "Ze worden bij de afspraak bewaard tot ze daar worden verwijderd. Vraag de persoon bij wie je boekt om ze te corrigeren of te verwijderen.",
    privacyCookies:
      "Geen cookies, geen tracking, en niets wordt van elders geladen. Om bots te weren wordt maximaal een dag een vingerafdruk van je netwerkadres bewaard, die niet te herleiden is.",
  },
};
