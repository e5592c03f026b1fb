import { expect, test } from "vitest";
import type { DuplicateGroup } from "../../../shared/matching/duplicates.ts";
import { detailOf } from "./why.ts";

type CustomerGroup = Extract<DuplicateGroup, { kind: "customers" }>;
type Customer = CustomerGroup["records"][number];

function detail(group: Partial<CustomerGroup>, ...records: Partial<Customer>[]): string {
  // as: only what the words depend on is said.
  return detailOf({ kind: "customers", sameName: true, ...group, records } as CustomerGroup);
}

test("below the reason stands what else speaks for it or against it", () => {
  const anna = { name: "Anna Berg", email: "anna@berg.test", company: "berg" };
  expect(detail({ reason: "email" }, anna, { ...anna, email: "Anna@Berg.test" })).toBe(
    "Only the capitalization differs",
  );
  expect(detail({ reason: "email" }, anna, anna)).toBe("At the same company");
  expect(detail({ reason: "name" }, anna, { ...anna, company: "other" })).toBe(
    "Different companies",
  );
  expect(detail({ reason: "email", sameName: false }, anna, { ...anna, name: "Bo Li" })).toBe(
    "Different names",
  );
});

test("of two with one phone, the last name tells more than the company", () => {
  const at = { email: "", company: "berg" };
  const reason = "phone";
  expect(
    detail({ reason, sameName: false }, { ...at, name: "Ana Núñez" }, { ...at, name: "Nuñez, Bo" }),
  ).toBe("And the same last name");
  expect(
    detail({ reason, sameName: false }, { ...at, name: "Ana Núñez" }, { ...at, name: "Bo Li" }),
  ).toBe("Different names");
});
