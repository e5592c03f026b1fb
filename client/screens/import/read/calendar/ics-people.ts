import type ICAL from "ical.js";

interface People {
  customer: string;
  company: string;
  email: string;
  /** Who else takes part. */
  others: string[];
  notes: string;
}

interface Person {
  name: string;
  email: string;
}

/** Who an event is with: the first who takes part and is not the calendar's owner. */
export function peopleOf(event: ICAL.Component, self: string, description: string): People {
  const own = ownPeopleOf(event, description);
  if (own) return own;
  const [first, ...others] = invitedOf(event).filter(({ email }) => email !== self);
  return {
    customer: first?.name || first?.email || "",
    company: "",
    email: first?.email ?? "",
    others: others.map(({ name, email }) => (name ? `${name} <${email}>` : email)),
    notes: description,
  };
}

/** Our own calendar file names both; older ones have them above the notes. */
function ownPeopleOf(event: ICAL.Component, description: string): People | null {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? "");
  const named = {
    customer: text("x-client-desk-customer"),
    company: text("x-client-desk-company"),
  };
  const [, customer = "", company = "", notes = ""] =
    /^([^\n]*?), ([^\n]*)(?:\n\n([\s\S]*))?$/.exec(description) ?? [];
  if (named.customer !== "") {
    const head = `${named.customer}, ${named.company}`;
    const rest = description.startsWith(head) ? description.slice(head.length) : description;
    return { ...named, email: "", others: [], notes: rest.trim() };
  }
  if (!text("uid").endsWith("@client-desk") || customer === "") return null;
  return { customer, company, email: "", others: [], notes };
}

/**
 * Whose calendar it is: whose address is its name, as Google has it, else the address that most
 * events have. Empty where none is in half of them.
 */
export function guessSelf(events: readonly ICAL.Component[], calendar: string): string {
  if (/^[^@\s]+@[^@\s]+$/.test(calendar)) return calendar.toLowerCase();
  const counts = new Map<string, number>();
  let withPeople = 0;
  for (const event of events) {
    const emails = new Set(invitedOf(event).map(({ email }) => email));
    if (emails.size > 0) withPeople++;
    for (const email of emails) counts.set(email, (counts.get(email) ?? 0) + 1);
  }
  const [email = "", count = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  if (withPeople > 1 && count > withPeople / 2) return email;
  // Of a single event nothing but its organizer can tell.
  return organizersOf(events)[0]?.email ?? "";
}

function organizersOf(events: readonly ICAL.Component[]): Person[] {
  return events.flatMap((event) => event.getAllProperties("organizer").map(toPerson));
}

/** Rooms and projectors are invited, too. */
function invitedOf(event: ICAL.Component): Person[] {
  const invited = event
    .getAllProperties("attendee")
    .filter((one) => !/^(?:ROOM|RESOURCE)$/i.test(String(one.getFirstParameter("cutype") ?? "")));
  const people = [...invited, ...event.getAllProperties("organizer")].map(toPerson);
  const known = new Map(people.filter(({ email }) => email).map((one) => [one.email, one]));
  return [...known.values()];
}

function toPerson(property: ICAL.Property): Person {
  const email = String(property.getFirstValue() ?? "")
    .replace(/^mailto:/i, "")
    .trim()
    .toLowerCase();
  const name = String(property.getFirstParameter("cn") ?? "").trim();
  return { name: name.toLowerCase() === email ? "" : name, email };
}
