import type { mails as english } from "../en/mails.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof english> = {
  link: {
    moveIt: "Verzetten",
    moveUntil: (time) => `Verzetten tot ${time}`,
    cancel: "Afzeggen",
    propose: "Andere tijd voorstellen",
    decline: "Afslaan",
    accept: "Accepteren",
    pick: "Andere tijd kiezen",
  },
  confirm: {
    subject: (title, time) => `Graag bevestigen: ${title}, ${time}`,
    title: (name) => `Nog één stap, ${name}`,
    text: (time) =>
      `Bevestig dat je dit wilt boeken. De tijd wordt tot ${time} voor je vastgehouden. Heb jij niet geboekt, doe dan niets: de tijd wordt weer vrijgegeven.`,
    button: "Boeking bevestigen",
  },
  invited: {
    subject: (title, time) => `Uitnodiging: ${title}, ${time}`,
    title: (host, name) => `${name}, ${host} nodigt je uit`,
    text: "Zeg ja en het staat vast. Komt de tijd niet uit, stel dan andere tijden voor.",
    allTimes: "De uitnodiging geldt voor alle tijden. Zeg ja en ze staan vast.",
  },
  booked: {
    subject: (title, time) => `Bevestigd: ${title}, ${time}`,
    title: (name) => `Je afspraak is geboekt, ${name}`,
    text: "Fijn dat je een tijd hebt gekozen.",
    textPhone: (host) => `Fijn dat je een tijd hebt gekozen. ${host} belt je dan.`,
  },
  moved: {
    subject: (title, time) => `Verzet: ${title} is nu ${time}`,
    title: (what) => `Een nieuwe tijd voor “${what}”`,
    text: (name, what) => `Hallo ${name}, je afspraak “${what}” is verzet.`,
  },
  rescheduled: {
    text: (name, host, what) =>
      `Hallo ${name}, ${host} moet je afspraak “${what}” verzetten. Komt de nieuwe tijd uit?`,
    button: "Ja, dat komt uit",
    subjectSeries: (title, time) => `Gewijzigd: ${title}, volgende keer ${time}`,
    titleSeries: (what) => `Nieuwe tijden voor “${what}”`,
    textSeries: (name, host) =>
      `Hallo ${name}, ${host} heeft enkele tijden gewijzigd. Je agenda krijgt ze allemaal.`,
  },
  canceled: {
    subject: (title, time) => `Afgezegd: ${title}, ${time}`,
    title: (what) => `Je afspraak “${what}” is afgezegd`,
    byYou: (name, what) =>
      `Hallo ${name}, je hebt de afspraak “${what}” afgezegd. Verder hoef je niets te doen; je agenda wordt bijgewerkt.`,
    byHost: (name, host, what) =>
      `Hallo ${name}, ${host} heeft de afspraak “${what}” afgezegd. Verder hoef je niets te doen; je agenda wordt bijgewerkt.`,
  },
  declined: {
    subject: (host, title, time) => `${host} kan dan niet: ${title}, ${time}`,
    title: (host) => `${host} kan dan niet`,
    text: (name, host, what) =>
      `Hallo ${name}, ${host} kan op die tijd niet. Het gaat om je afspraak “${what}”.`,
    textWord: (name, host, what, word) =>
      `Hallo ${name}, ${host} kan op die tijd niet. Het gaat om je afspraak “${what}”. ${host} zegt: ${word}`,
  },
  offered: {
    title: (host) => `${host} stelt een andere tijd voor`,
    text: (name, host, what, times) =>
      `Hallo ${name}, ${host} kan op die tijd niet. Het gaat om je afspraak “${what}”. Nieuw voorstel: ${times}.`,
    textWord: (name, host, what, times, word) =>
      `Hallo ${name}, ${host} kan op die tijd niet. Het gaat om je afspraak “${what}”. Nieuw voorstel: ${times}. ${host} zegt: ${word}`,
    button: "Kies een tijd",
  },
  reminder: {
    subjectTomorrow: (title, time) => `Morgen: ${title}, ${time}`,
    subject: (day, title, time) => `${day}: ${title}, ${time}`,
    titleTomorrow: (name) => `Tot morgen, ${name}`,
    title: (what, name) => `Je afspraak “${what}”, ${name}`,
    calls: (host) => `${host} belt je dan.`,
    expects: (host) => `${host} verwacht je.`,
  },
  missed: {
    subject: "Jammer dat we je hebben gemist",
    title: (name) => `Jammer dat we je hebben gemist, ${name}`,
    text: (host, time) =>
      `${host} heeft op ${time} op je gewacht. Dat kan gebeuren; kies gerust een andere tijd die je uitkomt.`,
  },
  lapsed: {
    subject: (title, time) => `Niet geboekt: ${title}, ${time}`,
    title: "Er kwam niet op tijd antwoord",
    text: (name, host) =>
      `Hallo ${name}, ${host} heeft niet geantwoord, daarom is de tijd weer vrijgegeven.`,
    notChosenTitle: "Geen van de tijden is gekozen",
    notChosen: (name) =>
      `Hallo ${name}, geen van de voorgestelde tijden is gekozen, daarom is de tijd weer vrijgegeven.`,
  },
  foot: {
    booked: (from, host, site) =>
      `${from}. Je krijgt deze e-mail omdat er op ${site} een afspraak met jou is geboekt. De links laten op elk moment zien hoe het ervoor staat; wie ze heeft, kan de afspraak wijzigen. Antwoorden op deze e-mail komen aan bij ${host}.`,
    invited: (from, host, site) =>
      `${from}. Je krijgt deze e-mail omdat ${host} je uitnodigt op ${site}. De links laten op elk moment zien hoe het ervoor staat; wie ze heeft, kan de afspraak wijzigen. Antwoorden op deze e-mail komen aan bij ${host}.`,
  },
  entry: {
    answer: (url) => `Antwoorden: ${url}`,
    change: (url) => `Verzetten of afzeggen: ${url}`,
  },
  when: (day, time) => `${day} om ${time}`,
  labeled: (label, text) => `${label}: ${text}`,
  standard: {
    confirmation: {
      subject: "Bevestigd: {what}, {when}",
      text: "Hallo {first name},\n\nFijn dat je een tijd hebt gekozen: {what}, {when}.\n\n{my name}",
    },
    moved: {
      subject: "Verzet: {what} is nu {when}",
      text: "Hallo {first name},\n\n{what} is nu {when}.\n\n{my name}",
    },
    canceled: {
      subject: "Afgezegd: {what}, {when}",
      text: "Hallo {first name},\n\n{what}, {when}, is afgezegd. Je agenda wordt bijgewerkt.\n\n{my name}",
    },
    reminder: {
      subject: "Morgen: {what}, {time}",
      text: "Hallo {first name},\n\nEven over {what}, {when}.\n\nKomt het toch niet uit: {move link}\n\nTot dan,\n{my name}",
    },
    missed: {
      subject: "Jammer dat we je hebben gemist",
      text: "Hallo {first name},\n\nIk heb op je gewacht, {when}. Dat kan gebeuren; kies gerust een andere tijd die je uitkomt.\n\n{my name}",
    },
  },
};
