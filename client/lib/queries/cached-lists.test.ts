import { afterEach, expect, test } from "vitest";
import { showInLists } from "./cached-lists.ts";
import { queryClient } from "./query-client.ts";

afterEach(() => queryClient.clear());

const rowsOf = (...names: string[]) => names.map((name) => ({ _id: name, name }));

test("a saved record is shown at once in every list that has it, and nowhere else", () => {
  const first = { data: rowsOf("a", "b"), total: 3 };
  const second = { data: rowsOf("c"), total: 3 };
  const long = { pages: [first, second], pageParams: [undefined, "b"] };
  const other = { pages: [{ data: rowsOf("a"), total: 1 }], pageParams: [undefined] };
  queryClient.setQueryData(["customers", "list", {}], long);
  queryClient.setQueryData(["customers", "company", "x", {}], other);
  queryClient.setQueryData(["customers", "one", "c"], { _id: "c", name: "c" });
  queryClient.setQueryData(["companies", "list", {}], long);

  showInLists(["customers"], "c", { name: "C" });
  expect(queryClient.getQueryData(["customers", "list", {}])).toEqual({
    ...long,
    pages: [first, { data: [{ _id: "c", name: "C" }], total: 3 }],
  });
  expect(queryClient.getQueryData(["customers", "company", "x", {}])).toBe(other);
  expect(queryClient.getQueryData(["customers", "one", "c"])).toEqual({ _id: "c", name: "c" });
  expect(queryClient.getQueryData(["companies", "list", {}])).toBe(long);
});
