import { describe, expect, test } from "vitest";
import { type Candidate, pickPerson } from "./pick-person.ts";
import { readLine } from "./read-line.ts";

const berg = {
  _id: "berg",
  name: "Anna Berg",
  companyName: "Berg & Co.",
  lastContact: "2026-11-20",
};
const okafor = {
  _id: "okafor",
  name: "Anna Bergström-Okafor",
  companyName: "Thistlewood",
  lastContact: "2026-11-03",
};
const lena = {
  _id: "lena",
  name: "Anna-Lena Sjöqvist",
  companyName: "Halvorsen & Daughters",
  lastContact: "2026-09-08",
};
const today = "2026-11-22";

/** Who is meant by a line, of the people that a search finds: a question mark when it has to ask. */
function pick(
  text: string,
  people: Candidate[] = [lena, okafor, berg],
  here?: string,
  recent: string[] = [],
) {
  const line = readLine(text, { now: `${today}T13:20` });
  if (!line) throw new Error(`"${text}" is not understood`);
  const found = line.names.map((word) => ({ word, people }));
  const picked = pickPerson(line, found, { today, here, recent });
  const ids = picked.people.map(({ person }) => person._id);
  return picked.clear ? ids : [...ids, "?"];
}

describe("several of a name", () => {
  test("the one of the last weeks is meant, the others follow by last contact", () => {
    expect(pick("tue 10 anna review")).toEqual(["berg", "okafor", "lena"]);
  });

  test("two of the last weeks have to be told apart", () => {
    const lately = { ...okafor, lastContact: "2026-11-18" };
    expect(pick("tue 10 anna review", [lena, lately, berg])).toEqual([
      "berg",
      "okafor",
      "lena",
      "?",
    ]);
  });

  test("long ago, a last contact says nothing", () => {
    expect(pick("tue 10 anna review", [lena, okafor])).toEqual(["okafor", "lena"]);
    const older = { ...okafor, lastContact: "2026-09-30" };
    expect(pick("tue 10 anna review", [lena, older])).toEqual(["okafor", "lena", "?"]);
  });

  test("the company, or more of the name, settles it", () => {
    expect(pick("tue 10 anna thistlewood review")[0]).toBe("okafor");
    expect(pick("tue 10 anna at thistlewood review")[0]).toBe("okafor");
    expect(pick("tue 10 anna okafor review")[0]).toBe("okafor");
    expect(pick("note sjoqvist called")).toEqual(["lena"]);
    expect(pick("note anna lena called")[0]).toBe("lena");
    for (const text of ["tue 10 anna berg review", "tue 10 anna thistle review"]) {
      expect(pick(text)).not.toContain("?");
    }
  });

  test("who is on screen is meant", () => {
    expect(pick("note anna called", [lena, okafor, berg], "lena")[0]).toBe("lena");
  });

  test("a whole word comes before the beginning of one", () => {
    const annabel = { ...berg, _id: "annabel", name: "Annabel Berg", lastContact: today };
    expect(pick("note anna called", [annabel, lena])).toEqual(["lena", "annabel"]);
  });
});

describe("two of one name", () => {
  const denver = {
    ...berg,
    _id: "denver",
    name: "John Smith",
    companyName: "Denver Roofing",
    lastContact: "2026-11-21",
  };
  const atlanta = {
    ...denver,
    _id: "atlanta",
    name: "JOHN SMITH",
    companyName: "Atlanta Glass",
    lastContact: "2025-03-01",
  };

  test("are never told apart by a guess, not even by a last contact of yesterday", () => {
    expect(pick("tue 10 john smith review", [atlanta, denver])).toEqual(["denver", "atlanta", "?"]);
    expect(pick("john tue 10", [atlanta, denver])).toEqual(["denver", "atlanta", "?"]);
  });

  test("the company or the page that is open says which one", () => {
    expect(pick("tue 10 john smith at atlanta", [denver, atlanta])).toEqual(["atlanta", "denver"]);
    expect(pick("john smith tue 10", [denver, atlanta], "atlanta")[0]).toBe("atlanta");
  });

  test("the likelier comes first: whose next appointment or last contact is nearest", () => {
    const booked = { ...atlanta, nextAppointment: "2026-11-22T15:00:00.000Z" };
    expect(pick("john smith tue 10", [denver, booked])).toEqual(["atlanta", "denver", "?"]);
    const later = { ...atlanta, nextAppointment: "2027-05-01" };
    expect(pick("john smith tue 10", [later, denver])).toEqual(["denver", "atlanta", "?"]);
  });

  test("of two as near, the one opened lately comes first, and one without contact last", () => {
    const same = { ...atlanta, lastContact: denver.lastContact };
    expect(pick("john smith tue 10", [denver, same], undefined, ["atlanta"])).toEqual([
      "atlanta",
      "denver",
      "?",
    ]);
    const never = { ...atlanta, lastContact: null };
    expect(pick("john smith tue 10", [never, denver])).toEqual(["denver", "atlanta", "?"]);
  });
});

test("nobody is meant by what names nobody", () => {
  expect(pick("note the alarm rings")).toEqual(["?"]);
});
