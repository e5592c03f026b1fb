import { plural } from "../plural.ts";

/** The page of what a customer has booked, or is invited to: how it stands, and what can be done with it. */
export const booked = {
  back: "Back to the booking",
  backToInvitation: "Back to the invitation",
  addToCalendar: "Add to Calendar",
  move: "Move",
  cancel: "Cancel",
  accept: "Accept",
  decline: "Decline",
  propose: "Propose Another Time",
  withdraw: "Withdraw",
  bookAnother: "Book Another Time",
  wordTo: (host: string) => `A word to ${host}`,
  says: (host: string, word: string) => `${host} says: ${word}`,
  knows: (host: string) => `${host} knows.`,
  toldAtOnce: (host: string) => `${host} is told at once.`,
  stays: (day: string, host: string) => `${day} stays until ${host} chooses.`,
  movingClosed: (time: string) =>
    `Moving closed on ${time}. You can <propose>propose another time</propose>.`,
  kept: "This page always shows how things stand. Its address is in the email, too; whoever has it can move or cancel.",
  keepAddress: "Keep this address to move or cancel",
  confirm: {
    title: "Confirm the booking",
    text: (time: string) => `The time is held for you until ${time}.`,
    button: "Confirm the Booking",
  },
  held: {
    title: "One step left: confirm by email",
    text: (email: string) =>
      `We sent a link to <b>${email}</b>. Open it to make the booking final. Until then the time is yours:`,
    until: (time: string) => `until ${time}`,
    noEmail:
      "No email? Look in the spam folder. This page shows the booking as soon as it is confirmed.",
    noEmailYet:
      "No email? Look in the spam folder, or <again>send it again</again>, or <correct>correct the address</correct>. This page shows the booking as soon as it is confirmed.",
    didYouMean: (email: string) => `Did you mean <correct>${email}</correct>?`,
  },
  correct: {
    title: "Correct the address",
    text: "The link goes to the new address, and the one before stops working.",
    email: "Email",
    send: "Send the Link",
  },
  lapsed: {
    title: "The time was given back",
    text: "It was held for 30 minutes and not confirmed.",
    again: "Book It Again",
  },
  asked: {
    title: (host: string) => `${host} confirms first`,
    heldUntil: (time: string) => `The time is held for you until ${time}.`,
    heldAndMailed: (time: string) =>
      `The time is held for you until ${time}. You get the answer by email.`,
  },
  unanswered: {
    title: "Not confirmed in time",
    text: (host: string) => `${host} has not answered, so the time was given back.`,
    notChosen: "None of the proposed times was chosen, so the time was given back.",
  },
  declined: {
    withdrawn: "Withdrawn",
    title: (host: string) => `${host} cannot then`,
    text: "Nothing is booked.",
  },
  moved: {
    title: (host: string) => `${host} moved it`,
    text: "Does the new time suit?",
    accept: "Yes, That Suits",
  },
  proposed: {
    title: "You proposed another time",
    accept: "Accept the Present Time",
    row: "You proposed",
  },
  canceled: {
    title: "Canceled",
    told: (host: string) => `${host} has been told.`,
    byHost: (host: string) => `${host} canceled the meeting.`,
    today: (time: string) => `today at ${time}`,
    byYou: (time: string) => `By you, ${time}`,
    byYouToday: (time: string) => `By you, today at ${time}`,
  },
  over: {
    title: "This meeting is over",
    text: (day: string) => `It was on ${day}.`,
  },
  done: {
    title: "You are booked",
    mailed: (host: string, email: string) =>
      `${host} knows. The confirmation is on its way to ${email}.`,
    notMailed: (host: string) =>
      `${host} knows. No email is sent from here, so this page is your confirmation.`,
  },
  invited: {
    title: (host: string, name: string) => `${host} invites you, ${name}`,
    text: "Say yes and it is settled. If the time does not suit, propose others.",
    allTimes: "Say yes and all times are settled.",
    accepted: "You accepted",
    acceptedText: (host: string) => `${host} knows. Nothing else to do.`,
    declined: "You declined",
    acceptAfterAll: "Accept After All",
    entry: "<download>Download the calendar entry</download>.",
    entryMailed:
      "The email carries the calendar entry. <download>Download it here</download> if you do not see it.",
  },
  offered: {
    title: (host: string) => `${host} proposes another time`,
    text: (host: string, time: string) =>
      `${host} cannot at the time you asked for. It is held for you until ${time}.`,
    times: "Times",
    take: "Book This Time",
    taken: (time: string) => `${time} was taken meanwhile.`,
    passed: (time: string) => `${time} has already passed.`,
  },
  canceling: {
    question: (what: string) => `Cancel the ${what}?`,
    text: (host: string) =>
      `${host} is told at once and the time is free for others. Moving it keeps your place.`,
    button: "Cancel the Meeting",
    keep: "Keep It",
    move: "Move Instead",
    title: (title: string) => `Cancel ${title}`,
  },
  declining: {
    question: "Decline?",
    back: "Back",
    title: (title: string) => `Decline ${title}`,
  },
  moving: {
    heading: (what: string) => `Move the ${what}`,
    now: (day: string) => `Now <b>${day}</b>`,
    until: (time: string) => `You can move it until ${time}.`,
    to: (time: string) => `To ${time}`,
    told: (host: string) => `${host} is told, and your calendar follows.`,
    keep: (time: string) => `Keep ${time}`,
    taken: (time: string) => `${time} was just taken. These times are free.`,
    title: (title: string) => `Move ${title}`,
  },
  proposing: {
    planned: (day: string) => `Planned <b>${day}</b>`,
    note: "Filled days have free times. Choose up to three.",
    button: (count: number) =>
      plural("en", count, { one: "Propose # Time", other: "Propose # Times" }),
  },
} as const;
