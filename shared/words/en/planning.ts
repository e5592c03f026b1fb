import { plural } from "../plural.ts";

/** The form of an appointment, and the question before it is deleted. */
export const planning = {
  newTitle: "New Appointment",
  editTitle: "Edit Appointment",
  editNamed: (title: string) => `Edit ${title}`,
  edit: "Edit",
  appointments: "Appointments",
  sections: {
    who: "With",
    what: "What",
    people: "People",
    when: "When",
    invitation: "Invitation",
    notes: "Notes",
  },
  peopleHint: "It stands in one calendar. Others can attend.",
  notesHint: "Agenda, address, what to bring",
  dayTime: (day: string, time: string) => `${day}, ${time}`,
  none: {
    repeat: "None",
    attending: "None",
  },
  someoneElse: "Someone else",
  until: (time: string) => `Until ${time}`,
  past: "In the past",
  overlaps: {
    one: (what: string) => `Overlaps with ${what}`,
    two: (first: string, second: string) => `Overlaps with ${first}, and ${second}`,
    more: (first: string, second: string, more: number) =>
      `Overlaps with ${first}, and ${second}, and ${more} more`,
  },
  save: "Save Appointment",
  saveAndInvite: "Save and Invite",
  saveAll: (count: number) =>
    plural("en", count, { one: "Save # Appointment", other: "Save # Appointments" }),
  delete: "Delete",
  deleting: {
    title: (title: string) => `Delete ${title}?`,
    keep: "Keep Appointment",
    button: "Delete Appointment",
    busy: "Deleting",
    onDay: (day: string, name: string) => `${day} with ${name}.`,
    onDayAt: (day: string, time: string, name: string) => `${day} at ${time} with ${name}.`,
    endless: "Appointments deleted.",
    several: (count: number) =>
      plural("en", count, { one: "# appointment deleted.", other: "# appointments deleted." }),
  },
  who: {
    label: "Who",
    companyFirst: "Select a company first",
    noCompanies: "No companies yet.",
    addCompany: "Add Company",
    customers: (count: number) =>
      plural("en", count, {
        one: "# customer at this company",
        other: "# customers at this company",
      }),
    noCustomers: "No customers at this company.",
    addCustomer: "Add Customer",
    chosen: "Booked with",
    customer: "Customer",
    company: "Company",
    change: "Change",
    changeLabel: "Change customer or company",
  },
  day: {
    label: (day: string) => `Appointments on ${day}`,
    own: "This appointment",
    nothing: "Nothing booked",
    nothingElse: "Nothing else booked",
    others: (count: number) => plural("en", count, { one: "# other", other: "# others" }),
    booked: (count: number) => plural("en", count, { one: "# booked", other: "# booked" }),
  },
  reminder: {
    none: "None",
    atStart: "At the start",
    minutes: (count: number) =>
      plural("en", count, { one: "# minute before", other: "# minutes before" }),
    hours: (count: number) =>
      plural("en", count, { one: "# hour before", other: "# hours before" }),
    days: (count: number) => plural("en", count, { one: "# day before", other: "# days before" }),
  },
  invitation: {
    hint: "Sent when you save.",
    noEmail: (name: string) => `${name} has no email.`,
    addEmail: "Add One",
    chooseTime: (name: string) => `Choose a time to invite ${name}.`,
    invite: (email: string) => `Invite ${email}`,
    what: (city: string, name: string) =>
      `An email with the time for the calendar, ${city} time. ${name} can accept, decline or propose another time.`,
    where: "Where",
    link: "Link",
    address: "Address",
    remind: (name: string) => `Remind ${name}`,
    may: (name: string) => `${name} may`,
    mayPropose: "Propose another time",
    mayMove: "Move it into your free times",
    wordTo: (name: string) => `A word to ${name}`,
    preview: "Preview the Email",
    failed: "The invitation wasn’t sent. Try again.",
    booked: (title: string, name: string) => `${title} booked, ${name} invited`,
    saved: (title: string, name: string) => `${title} saved, ${name} invited`,
    bookedOnly: (title: string, name: string) => `${title} booked, ${name} not invited`,
    savedOnly: (title: string, name: string) => `${title} saved, ${name} not invited`,
  },
  mail: {
    failed: "The email could not be loaded.",
    loading: "Loading the email",
    from: "From",
    subject: "Subject",
    title: (name: string) => `Email to ${name}`,
    sentOn: (email: string, day: string) => `As it was sent to ${email} on ${day}.`,
    onSaving: (email: string) => `Sent to ${email} when you save, with the time for the calendar.`,
  },
  places: {
    phone: {
      label: "Phone",
      short: "you call them",
      hint: "You call them; the number is asked for.",
    },
    video: {
      label: "Video",
      short: "video",
      hint: "A link for all meetings, or you send one.",
    },
    address: {
      label: "Address",
      short: "at your address",
      hint: "They come to you.",
    },
    theirs: {
      label: "Their address",
      short: "at their address",
      hint: "You go to them; the address is asked for.",
    },
  },
} as const;
