import { afterEach, expect, test, vi } from "vitest";
import { appointmentsQuery } from "../kinds/appointments/queries.ts";
import { companiesQuery } from "../kinds/companies/queries.ts";

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

function noteAddresses(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ data: [], total: 0, nextCursor: null });
  });
  return asked;
}

test("the first page is as short as the server or its reader makes it, later ones are long", async () => {
  const asked = noteAddresses();
  await companiesQuery({ sort: "name" }).queryFn({ pageParam: undefined, signal });
  await companiesQuery({ sort: "name" }).queryFn({ pageParam: "x", signal });
  await appointmentsQuery({ limit: 5 }).queryFn({ pageParam: undefined, signal });
  await appointmentsQuery({ limit: 5 }).queryFn({ pageParam: "x", signal });
  expect(asked).toEqual([
    "/api/companies?sort=name",
    "/api/companies?sort=name&cursor=x&limit=200",
    "/api/appointments?limit=5",
    "/api/appointments?limit=50&cursor=x",
  ]);
});
