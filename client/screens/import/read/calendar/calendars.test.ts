import { describe, expect, it } from "vitest";
import { readFixture } from "../files/fixtures.ts";
import { sayNote } from "../in-words.ts";

/** Everything that is read of a calendar in an account of Berlin: what each row has, and the notes. */
async function readAll(name: string) {
  const { columns, rows, notes } = await readFixture(name);
  const lines = rows.map(({ cells }) => {
    const pairs = columns.map(({ heading }, place) => [heading, cells[place] ?? ""] as const);
    return Object.fromEntries(pairs.filter(([, text]) => text !== ""));
  });
  return { rows: lines, notes: notes.map(sayNote) };
}

const berlin = { Title: "Jour fixe Berg & Co", Location: "Microsoft Teams Meeting" };
const weekly = {
  ...berlin,
  Duration: "50",
  Reminder: "15",
  Link: "https://teams.example/l/meetup-join/19",
};

const monthly = {
  ...{ Title: "Rendez-vous", Duration: "60", Location: "12 rue de l’Église, Besançon" },
  ...{ Categories: "Client, Salon 2026", Status: "tentative" },
};

const calendars: Record<string, Awaited<ReturnType<typeof readAll>>> = {
  "exchange.ics": {
    rows: [
      { ...weekly, Date: "2026-11-30 10:00" },
      { ...weekly, Date: "2026-12-21 10:00" },
      { Title: "Jour fixe Berg & Co", Date: "2026-12-08 11:00", Duration: "30" },
      { Title: "Messe", Date: "2026-12-10", Repeats: "FREQ=DAILY;COUNT=2", Length: "2 days" },
      {
        Title: "Call with Chicago",
        Date: "2026-12-09 16:00",
        Duration: "30",
        Visibility: "private",
      },
    ],
    notes: [
      "1 event of several days: one appointment on each day.",
      "2 events rounded up to a quarter of an hour.",
    ],
  },
  "evolution.ics": {
    rows: [
      {
        Title: "Review with the office in New York",
        Date: "2026-12-01 15:00",
        Duration: "60",
        Reminder: "1440",
        Link: "https://desk.example/review",
        Categories: "Business",
        Visibility: "confidential",
      },
    ],
    notes: [],
  },
  "thunderbird.ics": {
    rows: [
      {
        Title: "Lunch with Bo Lind",
        // Its description of the zone has no summer.
        Date: "2026-07-06 12:00",
        Duration: "90",
        Reminder: "30",
        Attachment: "https://files.example/plan.pdf",
        Notes: "Bring the plan",
      },
    ],
    notes: [],
  },
  "nextcloud.ics": {
    rows: [
      { ...monthly, Date: "2026-12-07 14:00" },
      {
        ...monthly,
        Date: "2027-02-01 14:00",
        Repeats: "FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO;COUNT=4",
      },
      { ...monthly, Date: "2026-12-21 14:00" },
      { Title: "Rendez-vous", Date: "2027-01-04 14:00" },
    ],
    notes: [],
  },
  "zoho.ics": {
    rows: [
      {
        Title: "Weekly report",
        Date: "2026-10-05 10:00",
        Duration: "60",
        Customer: "Anna Berg",
        Email: "anna@berg-co.example",
        Repeats: "FREQ=WEEKLY;BYDAY=MO;COUNT=8",
      },
    ],
    notes: [],
  },
  "fastmail.ics": {
    rows: [
      { Title: "Call with Sydney", Date: "2026-12-15 09:00", Duration: "90" },
      { Title: "Closed", Date: "2026-12-16" },
    ],
    notes: [],
  },
  "proton.ics": {
    rows: [{ Title: "Consultation", Date: "2026-12-08 09:00", Duration: "60" }],
    notes: ["1 earlier version of events was left out."],
  },
};

describe("a calendar of another program, in an account of Berlin", () => {
  it.each(Object.entries(calendars))("%s is read with nothing lost", async (name, expected) => {
    expect(await readAll(name)).toEqual(expected);
  });
});
