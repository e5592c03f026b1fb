import { expect, test } from "vitest";
import { absenceEndpoints } from "../../../shared/kinds/absences.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { tagEndpoints } from "../../../shared/kinds/tags.ts";
import { importEndpoints } from "../../../shared/transfer/imports.ts";
import { answers as arabic } from "../../../shared/words/ar/answers.ts";
import { rules as arabicRules } from "../../../shared/words/ar/rules.ts";
import { refusalHeader } from "../../../shared/words/codes.ts";
import { answers as german } from "../../../shared/words/de/answers.ts";
import { rules as germanRules } from "../../../shared/words/de/rules.ts";
import { answers as english } from "../../../shared/words/en/answers.ts";
import { newPerson } from "../../test/harness.ts";
import { addCompany } from "../../test/records.ts";

const missing = { id: "0197f1a0-0000-7000-8000-000000000000" };

test("what is not there is said in the language of the call, and is known by its code", async () => {
  const ana = await newPerson();
  const ask = async (language: string) => {
    const headers = { "accept-language": language };
    const answer = await ana.send(companyEndpoints.get, { params: missing, headers });
    expect(answer.headers[refusalHeader.toLowerCase()]).toBe("companyNotFound");
    return answer.json();
  };
  expect(await ask("en")).toEqual({ msg: english.companyNotFound });
  expect(await ask("de")).toEqual({ msg: german.companyNotFound });
  expect(await ask("ar")).toEqual({ msg: arabic.companyNotFound });
});

test("so is what names a value, and what a schema refuses", async () => {
  const ana = await newPerson();
  await ana.call(tagEndpoints.create, { body: { name: "VIP" } });
  const add = async (name: string, language: string) => {
    const headers = { "accept-language": language };
    return (await ana.send(tagEndpoints.create, { body: { name }, headers })).json();
  };
  expect(await add("VIP", "de")).toMatchObject({ msg: german.tagTaken("VIP") });
  expect(await add(" ", "de")).toMatchObject({ msg: germanRules.tagNameRequired });
});

test("a rule of a repeat that no calendar has is refused in words", async () => {
  const ana = await newPerson();
  const headers = { "accept-language": "ar" };
  const body = { title: "Jour fixe", date: "2026-12-07T10:00:00.000Z", repeat: "FREQ=HOURLY" };
  const answer = await ana.send(appointmentEndpoints.create, { body: body as never, headers });
  expect(answer.json().errors).toContainEqual({
    path: "repeat",
    msg: arabicRules.repeatFrequency,
  });
});

test("days in what is refused are written as the language writes them", async () => {
  const ana = await newPerson();
  const body = { person: ana.person, from: "2026-12-20", until: "2026-12-19", standIn: null };
  const refuse = async (language: string) => {
    const headers = { "accept-language": language };
    const answer = await ana.send(absenceEndpoints.create, { body: body as never, headers });
    return answer.json().msg;
  };
  expect(await refuse("en")).toBe("Choose a date after Dec 20, 2026");
  expect(await refuse("de")).toBe("Wählen Sie ein Datum nach dem 20. Dez. 2026");
});

test("why an import stopped is said in the language of whoever asks for it", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana, { name: "Fjord Freight" });
  const source = { into: "companies" as const, file: "list.csv", rows: 1, skipped: 0, unread: 0 };
  const { data: job } = await ana.call(importEndpoints.create, { body: source });
  const params = { id: job._id };
  const values = { name: "Again" };
  const rows = [{ kind: "companies" as const, act: "create" as const, _id: company, values }];
  await ana.call(importEndpoints.send, { params: { ...params, number: "0" }, body: { rows } });
  await ana.call(importEndpoints.run, { params });
  const failure = async (language: string) => {
    const headers = { "accept-language": language };
    return (await ana.send(importEndpoints.get, { params, headers })).json().data.failure;
  };
  await expect.poll(() => failure("en")).toMatchObject({ msg: english.idTaken });
  expect(await failure("de")).toMatchObject({ msg: german.idTaken });
});
