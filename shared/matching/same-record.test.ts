import { expect, test } from "vitest";
import type { DuplicateKind } from "./duplicate-kinds.ts";
import { type Common, compareRecords, type Told, toIdentity } from "./same-record.ts";

/** `sure`, or what speaks against it; `none` where nothing agrees. Either way round. */
function judge(kind: DuplicateKind, one: Told, other: Told, common: Common = []) {
  const [there, back] = [toIdentity(kind, one), toIdentity(kind, other)] as const;
  const verdict = compareRecords(there, back, common);
  expect(compareRecords(back, there, common)).toEqual(verdict);
  if (!verdict) return "none";
  return verdict.isSure ? "sure" : ["maybe", ...verdict.against].join(" ");
}

const person = (one: Told, other: Told, common?: Common) => judge("customers", one, other, common);
const firm = (one: Told, other: Told) => judge("companies", one, other);

const anna = { name: "Anna Berg", email: "anna@berg.example", phone: "030 5550142" };

test("the same email or the same name and phone are sure, however both are written", () => {
  expect(person(anna, anna)).toBe("sure");
  expect(person(anna, { name: "Berg, Anna", email: "ANNA@Berg.example" })).toBe("sure");
  expect(person(anna, { name: "A. Berg", email: "anna@berg.example" })).toBe("sure");
  expect(person(anna, { name: "Dr. Anna M. Berg", phone: "+49 30 555 01 42" })).toBe("sure");
  expect(person({ ...anna, company: "Berg" }, { ...anna, company: "Hall" })).toBe("sure");
});

test("another email, phone, first name, generation, title or middle name contradicts", () => {
  expect(person(anna, { ...anna, email: "a.berg@hall.example" })).toBe("maybe email");
  expect(person(anna, { ...anna, phone: "030 5550199" })).toBe("maybe phone");
  expect(person(anna, { ...anna, name: "Arne Berg" })).toBe("maybe name");
  const frank = (name: string) => ({ name, email: "miller@home.example", phone: "212 555 0119" });
  const frankSr = frank("Frank Miller Sr.");
  expect(person(frankSr, frank("Frank Miller Jr."))).toBe("maybe name");
  expect(person(frankSr, frank("Miller, Frank, Jr."))).toBe("maybe name");
  expect(person(frankSr, frank("Frank Miller"))).toBe("maybe name");
  expect(person(frankSr, frank("Frank Miller, Senior"))).toBe("sure");
  expect(person(frank("Frank Miller II"), frank("Frank Miller III"))).toBe("maybe name");
  expect(person(frank("Mr. Miller"), frank("Mrs. Miller"))).toBe("maybe name");
  expect(person(frank("Sr. Juan Miller"), frank("Juan Miller"))).toBe("sure");
  expect(person(frank("John A. Miller"), frank("John B. Miller"))).toBe("maybe name");
  expect(person(frank("Family Brandl"), frank("Anna Brandl"))).toBe("maybe name");
});

test("a name alone is of several, with and without a company", () => {
  expect(person({ name: "John Smith" }, { name: "John Smith" })).toBe("maybe");
  const atlanta = { name: "John Smith", email: "john@atlanta.example", phone: "404 555 0101" };
  expect(person({ name: "John Smith", company: "John Smith" }, atlanta)).toBe("maybe");
  const [acme, peach] = ["Acme", "Peach"].map((company) => ({ name: "John Smith", company }));
  expect(person(acme!, acme!)).toBe("maybe");
  expect(person(acme!, peach!)).toBe("none");
});

test("what several have, or nobody, proves nothing", () => {
  const [hugo, zoe] = ["Hugo None", "Zoe Two"].map((name) => ({ name, email: "none@none.com" }));
  expect(person(hugo!, zoe!)).toBe("none");
  expect(person(hugo!, { ...hugo!, name: "Hugo None" })).toBe("maybe");
  for (const email of [
    "n/a@berg.example",
    "test@test.com",
    "noemail1@gmail.com",
    "unknown@x.example",
  ])
    expect(person({ name: "Anna", email }, { name: "A. Berg", email }), email).toBe("none");
  for (const phone of ["000 0000", "1234567", "0123456789", "212 000 0000", "999-9999"])
    expect(person({ name: "Anna Berg", phone }, { name: "Berg", phone }), phone).toBe("none");
  expect(firm({ name: "Unknown" }, { name: "Unknown" })).toBe("none");
  const office = { email: "info@berg.example", phone: "030 5550142" };
  expect(person({ name: "A. Berg", ...office }, { name: "Anna Berg", ...office })).toBe("maybe");
  expect(person({ name: "Anna Berg", ...office }, { name: "Anna Berg", ...office })).toBe("sure");
  // An address that others have under other names is of nobody alone, but at the same company with the name.
  const home = { name: "Anna Berg", email: "bergs@home.example" };
  expect(person(home, home)).toBe("sure");
  expect(person(home, home, ["email"])).toBe("maybe");
  const atWork = { ...home, company: "Berg & Co" };
  expect(person(atWork, atWork, ["email"])).toBe("sure");
});

test("companies need the same name, and another form, site, address or number contradicts", () => {
  const jackson = { name: "Jackson Inc.", website: "jackson.example", phone: "212 555 0119" };
  expect(firm(jackson, { name: "JACKSON", website: "https://www.jackson.example/en" })).toBe(
    "sure",
  );
  expect(firm(jackson, { ...jackson, name: "Jackson Incorporated" })).toBe("sure");
  expect(firm(jackson, { ...jackson, name: "Jackson PLC" })).toBe("maybe name");
  expect(firm(jackson, { name: "Jackson Inc" })).toBe("maybe");
  expect(firm(jackson, { ...jackson, website: "jackson.test" })).toBe("maybe website");
  expect(firm(jackson, { ...jackson, phone: "212 555 0120" })).toBe("maybe phone");
  expect(firm(jackson, { ...jackson, name: "Jackson Bau" })).toBe("maybe name");
  const at = (address: string) => ({ ...jackson, address });
  expect(firm(at("12 Main St"), at("12 Main Street, Denver, CO 80202"))).toBe("sure");
  expect(firm(at("12 Main St"), at("14 Main St"))).toBe("maybe address");
  expect(firm(at("Denver"), at("Atlanta"))).toBe("maybe address");
});

test("a shared host is nobody's site, and two below it are two", () => {
  const named = (website: string) => ({ name: "Berg", website });
  for (const [one, other] of [
    ["berg.wordpress.com", "hall.wordpress.com"],
    ["berg.github.io", "hall.github.io"],
    ["berg.github.io/shop", "berg.github.io/club"],
    ["facebook.com/berg", "facebook.com/hall"],
    ["wordpress.com/berg", "wordpress.com/hall"],
    ["berg.example", "berg.test"],
  ] as const) {
    expect(firm(named(one), named(other)), one).toBe("maybe website");
  }
  expect(firm(named("berg.wordpress.com"), named("berg.wordpress.com/contact"))).toBe("sure");
  expect(firm(named("shop.berg.example"), named("berg.example"))).toBe("maybe");
  expect(firm(named("wordpress.com"), named("wordpress.com"))).toBe("maybe");
});
