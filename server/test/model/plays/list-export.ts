import { expect } from "vitest";
import { nameOf } from "../../../../shared/api/endpoint-name.ts";
import { listExports } from "../../../../shared/lists/list-exports.ts";
import { readCsv } from "../../read-files.ts";
import type { Person } from "../model.ts";
import type { Plays } from "../world.ts";

/** The first column of each list, and what stands in it; order and filters tell server/exports. */
const firsts: Record<keyof typeof listExports, [title: string, list: (me: Person) => string[]]> = {
  customers: ["Customer", (me) => [...me.customers.values()].map(({ name }) => name)],
  companies: ["Name", (me) => [...me.companies.values()].map(({ name }) => name)],
  tasks: ["Task", (me) => [...me.tasks.values()].map(({ text }) => text)],
  appointments: ["Title", (me) => [...me.appointments.values()].map(({ title }) => title)],
};

export const listExportPlays: Plays = Object.fromEntries(
  Object.entries(listExports).flatMap(([name, { csv, xlsx }]): [string, Plays[string]][] => {
    // as: the lists are named by the same keys.
    const [title, list] = firsts[name as keyof typeof firsts];
    return [
      [
        nameOf(csv),
        ({ me }) => ({
          meets: (text) => {
            const found = readCsv(text).map((row) => row[title]);
            expect(found.sort()).toEqual(list(me).sort());
          },
        }),
      ],
      // A packed file.
      [nameOf(xlsx), () => ({ meets: (text) => expect(text.slice(0, 2)).toBe("PK") })],
    ];
  }),
);
