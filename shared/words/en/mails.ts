/** Mails to customers: subjects, titles, texts and links of each kind, and what a text of one’s own begins with. */
export const mails = {
  link: {
    moveIt: "Move It",
    moveUntil: (time: string) => `Move it until ${time}`,
    cancel: "Cancel",
    propose: "Propose Another Time",
    decline: "Decline",
    accept: "Accept",
    pick: "Pick Another Time",
  },
  confirm: {
    subject: (title: string, time: string) => `Please confirm: ${title}, ${time}`,
    title: (name: string) => `One step left, ${name}`,
    text: (time: string) =>
      `Please confirm that you want to book this. The time is held for you until ${time}. If it was not you who booked, do nothing: the time is given back.`,
    button: "Confirm the Booking",
  },
  invited: {
    subject: (title: string, time: string) => `Invitation: ${title}, ${time}`,
    title: (host: string, name: string) => `${host} invites you, ${name}`,
    text: "Say yes and it is settled. If the time does not suit, propose others.",
    allTimes: "This is for all of the times. Say yes and they are settled.",
  },
  booked: {
    subject: (title: string, time: string) => `Confirmed: ${title}, ${time}`,
    title: (name: string) => `You are booked, ${name}`,
    text: "Thank you for picking a time.",
    textPhone: (host: string) => `Thank you for picking a time. ${host} calls you then.`,
  },
  moved: {
    subject: (title: string, time: string) => `Moved: ${title} is now ${time}`,
    title: (what: string) => `A new time for your ${what}`,
    text: (name: string, what: string) => `Hi ${name}, your ${what} has been moved.`,
  },
  rescheduled: {
    text: (name: string, host: string, what: string) =>
      `Hi ${name}, ${host} has to move your ${what}. Does the new time suit?`,
    button: "Yes, That Suits",
    subjectSeries: (title: string, time: string) => `Changed: ${title}, next ${time}`,
    titleSeries: (what: string) => `New times for your ${what}`,
    textSeries: (name: string, host: string) =>
      `Hi ${name}, ${host} has changed some of the times. Your calendar gets all of them.`,
  },
  canceled: {
    subject: (title: string, time: string) => `Canceled: ${title}, ${time}`,
    title: (what: string) => `Your ${what} is canceled`,
    byYou: (name: string, what: string) =>
      `Hi ${name}, you canceled the ${what}. Nothing else to do; your calendar follows.`,
    byHost: (name: string, host: string, what: string) =>
      `Hi ${name}, ${host} canceled the ${what}. Nothing else to do; your calendar follows.`,
  },
  declined: {
    subject: (host: string, title: string, time: string) =>
      `${host} cannot then: ${title}, ${time}`,
    title: (host: string) => `${host} cannot then`,
    text: (name: string, host: string, what: string) =>
      `Hi ${name}, ${host} cannot take the ${what} at that time.`,
    textWord: (name: string, host: string, what: string, word: string) =>
      `Hi ${name}, ${host} cannot take the ${what} at that time. ${host} says: ${word}`,
  },
  offered: {
    title: (host: string) => `${host} proposes another time`,
    text: (name: string, host: string, what: string, times: string) =>
      `Hi ${name}, ${host} cannot take the ${what} at that time, and proposes ${times}.`,
    textWord: (name: string, host: string, what: string, times: string, word: string) =>
      `Hi ${name}, ${host} cannot take the ${what} at that time, and proposes ${times}. ${host} says: ${word}`,
    button: "Choose a Time",
  },
  reminder: {
    subjectTomorrow: (title: string, time: string) => `Tomorrow: ${title}, ${time}`,
    subject: (day: string, title: string, time: string) => `${day}: ${title}, ${time}`,
    titleTomorrow: (name: string) => `Until tomorrow, ${name}`,
    title: (what: string, name: string) => `Your ${what}, ${name}`,
    calls: (host: string) => `${host} calls you then.`,
    expects: (host: string) => `${host} expects you.`,
  },
  missed: {
    subject: "Sorry we missed you",
    title: (name: string) => `Sorry we missed you, ${name}`,
    text: (host: string, time: string) =>
      `${host} was waiting for you on ${time}. Things happen; pick another time when it suits you.`,
  },
  lapsed: {
    subject: (title: string, time: string) => `Not booked: ${title}, ${time}`,
    title: "Nobody has answered in time",
    text: (name: string, host: string) =>
      `Hi ${name}, ${host} has not answered, so the time was given back.`,
    notChosenTitle: "None of the times was chosen",
    notChosen: (name: string) =>
      `Hi ${name}, none of the proposed times was chosen, so the time was given back.`,
  },
  foot: {
    booked: (from: string, host: string, site: string) =>
      `${from}. You get this because a meeting with you was booked on ${site}. The links show the present state at any time; whoever has them can change the meeting. Answers to this email reach ${host}.`,
    invited: (from: string, host: string, site: string) =>
      `${from}. You get this because ${host} invites you on ${site}. The links show the present state at any time; whoever has them can change the meeting. Answers to this email reach ${host}.`,
  },
  entry: {
    answer: (url: string) => `Answer: ${url}`,
    change: (url: string) => `Move or cancel: ${url}`,
  },
  when: (day: string, time: string) => `${day}, at ${time}`,
  labeled: (label: string, text: string) => `${label}: ${text}`,
  standard: {
    confirmation: {
      subject: "Confirmed: {what}, {when}",
      text: "Hi {first name},\n\nthank you for picking a time: {what}, {when}.\n\n{my name}",
    },
    moved: {
      subject: "Moved: {what} is now {when}",
      text: "Hi {first name},\n\n{what} is now {when}.\n\n{my name}",
    },
    canceled: {
      subject: "Canceled: {what}, {when}",
      text: "Hi {first name},\n\n{what}, {when}, is canceled. Your calendar follows.\n\n{my name}",
    },
    reminder: {
      subject: "Tomorrow: {what}, {time}",
      text: "Hi {first name},\n\na quick word about {what}, {when}.\n\nIf it does not suit after all: {move link}\n\nSee you,\n{my name}",
    },
    missed: {
      subject: "Sorry we missed you",
      text: "Hi {first name},\n\nI was waiting for you, {when}. Things happen; pick another time when it suits you.\n\n{my name}",
    },
  },
} as const;
