import { expect } from "vitest";
import { storyEndpoints, storyParts } from "../../../../shared/story.ts";
import { fold, toSearchTerms } from "../../../../shared/text/fold.ts";
import { keysOf, missing, rowsOf } from "../kinds.ts";
import type { Person } from "../model.ts";
import { drawSearch, idOf, type Play, type Plays, type Scene } from "../world.ts";

// In which order a story comes, and how it is paged, its own tests tell. Here: whose it is, and how much.

interface Whose {
  company: string | null;
  customer: string | null;
}

function playStory(scene: Scene, whose: "customer" | "company"): Play {
  const { me, draw, world } = scene;
  const parent = whose === "customer" ? "customers" : "companies";
  const id = idOf(scene, parent);
  const query = draw.some({ show: draw.of(storyParts), search: drawSearch(draw, world) });
  const input = { params: { id }, query };
  if (!rowsOf(me, parent).has(id)) return { input, meets: missing(parent) };
  const counts = {
    notes: count(me, "activities", whose, id, query.search),
    appointments: count(me, "appointments", whose, id, query.search),
    tasks: count(me, "tasks", whose, id, query.search),
  };
  return {
    input,
    meets: (text) => {
      const story = JSON.parse(text);
      expect(story.counts).toMatchObject(counts);
      const { all, ...each } = story.counts;
      expect(Object.values<number>(each).reduce((sum, n) => sum + n, 0)).toBe(all);
      expect(storyEndpoints.ofCustomer.schema.response[200].parse(story)).toEqual(story);
    },
  };
}

function count(
  me: Person,
  table: "activities" | "appointments" | "tasks",
  whose: "customer" | "company",
  id: string,
  search = "",
): number {
  const terms = fold(search) === "" ? [] : toSearchTerms(search);
  const all = [...me[table].values()].filter((row: Whose) => row[whose] === id);
  return all.filter((row) => {
    const { textKey } = keysOf(table, row);
    return terms.every((term) => term.some((form) => textKey.includes(form)));
  }).length;
}

export const storyPlays: Plays = {
  "GET /api/customers/:id/story": (scene) => playStory(scene, "customer"),
  "GET /api/companies/:id/story": (scene) => playStory(scene, "company"),
};
