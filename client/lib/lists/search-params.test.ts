import { expect, test } from "vitest";
import { loginSearch } from "./page-params.ts";
import {
  appointmentListSearch,
  appointmentSearch,
  companyCustomerSearch,
  companySearch,
  customerSearch,
} from "./search-params.ts";

test("what an address says is kept as it is", () => {
  const list = { search: "dental", sort: "-value", status: "Deal Closed" };
  expect(companyCustomerSearch(list)).toEqual(list);
  const customers = {
    ...list,
    createdFrom: "2026-11-01T00:00:00.000Z",
    attention: true,
  };
  expect(customerSearch(customers)).toEqual(customers);
  const booking = {
    date: "2026-05-04",
    time: "15:00",
    company: "a",
    customer: "b",
    title: "Review",
    duration: 45,
  };
  expect(appointmentSearch(booking)).toEqual(booking);
  const held = { from: "2026-11-01", to: "2026-11-30", filter: "outcome:is:held;hour:is:2-10" };
  expect(appointmentListSearch(held)).toEqual(held);
  expect(appointmentListSearch({ from: "2026-02-30", filter: "status:is:Active" })).toEqual({});
});

test("a search that the router took for a number is a text again", () => {
  expect(companySearch({ search: 123 })).toEqual({ search: "123" });
  expect(loginSearch({ reset: 42 })).toEqual({ reset: "42" });
});

test.each([
  { sort: "password" },
  { sort: "-" },
  { search: { $ne: null } },
  { status: "Nobody" },
  { createdFrom: "yesterday" },
  { createdFrom: "2026-02-30T00:00:00Z" },
  { createdFrom: "2026-11-01T24:00:00Z" },
  { createdFrom: "2026-11-01" },
  { neglectedOn: "2026-13-01" },
  { attention: "yes" },
  { unknown: "1" },
])("what is not understood is left out: %j", (search) => {
  expect(Object.keys(customerSearch(search))).toEqual([]);
});

test("an address from when Needs Attention named a day still means that filter", () => {
  expect(customerSearch({ neglectedOn: "2026-11-21", sort: "-value" })).toEqual({
    attention: true,
    sort: "-value",
  });
});

test.each(["2026-11-01T00:00Z", "2026-11-01T00:00:00+02:00", "2026-11-01T00:00:00.123Z"])(
  "the instant %s may be part of an address",
  (createdFrom) => {
    expect(companySearch({ createdFrom })).toEqual({ createdFrom });
  },
);
