import { expect, test } from "vitest";
import { importEndpoints } from "../../../shared/transfer/imports.ts";
import { type Person, startApp } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";

const namesOf = async (person: Person, body: { names?: string[]; emails?: string[] }) =>
  (await person.call(importEndpoints.named, { body })).data
    .map(({ name, companyName }) => `${name}, ${companyName}`)
    .sort();

test("customers are found by a name in any order and spelling, or by an email, and only one's own", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  const { _id: company } = await addCompany(ana, { name: "Acme" });
  await addCustomer(ana, company, { name: "Jürgen Jäger", email: "j.jaeger@jaeger.example" });
  await addCustomer(ana, company, { name: "Bo Lind", email: "bo@lind.example" });
  const { _id: theirs } = await addCompany(ben, { name: "Other" });
  await addCustomer(ben, theirs, { name: "Bo Lind" });
  expect(await namesOf(ana, { names: ["Jaeger, Juergen", "with Bo", "Nobody Here"] })).toEqual([
    "Jürgen Jäger, Acme",
  ]);
  expect(await namesOf(ana, { names: ["Bo Lind"], emails: ["BO@lind.example"] })).toEqual([
    "Bo Lind, Acme",
  ]);
  expect(await namesOf(ana, { names: [""], emails: ["", "nobody"] })).toEqual([]);
  expect(await namesOf(ana, {})).toEqual([]);
});
