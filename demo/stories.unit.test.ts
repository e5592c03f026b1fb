import { expect, test } from "vitest";
import { activityInput } from "../shared/kinds/activities.ts";
import { taskInput } from "../shared/kinds/tasks.ts";
import { createCalendar } from "./calendar.ts";
import { makeDemoData } from "./data.ts";
import { createRandom } from "./random.ts";
import { demoTags, drawStory } from "./stories.ts";

const today = "2026-05-20";

function makeStories() {
  const calendar = createCalendar(today);
  const customers = makeDemoData({ today }).companies.flatMap((company) => company.customers);
  return customers.map(({ input, createdAt }, place) => ({
    customer: input,
    ...drawStory(createRandom(place, 1), calendar, { ...input, createdAt }),
  }));
}

const stories = makeStories();
const tasks = stories.flatMap((story) => story.tasks);
const activities = stories.flatMap((story) => story.activities);

test("stories are the same for the same day", () => {
  expect(makeStories()).toEqual(stories);
});

test("they pass the rules of the forms unchanged", () => {
  for (const activity of activities) expect(activityInput.parse(activity)).toEqual(activity);
  for (const { text, due, time } of tasks) {
    expect(taskInput.parse({ text, due, time })).toMatchObject({ text, due, time });
    expect(due !== null || time === null).toBe(true);
  }
});

test("the last contact is told where anything is, and nothing was written later than today", () => {
  for (const { customer, activities } of stories) {
    const contacts = activities.filter(({ kind }) => kind !== "note").map(({ at }) => at);
    const last = contacts
      .map((at) => at.slice(0, 10))
      .sort()
      .at(-1);
    if (activities.length > 0) expect(last).toBe(customer.lastContact);
    for (const { at } of activities) expect(at.slice(0, 10) <= today).toBe(true);
  }
});

test("tasks are overdue, due today, later or some day, and many are done", () => {
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const days = open.map(({ due }) => due ?? "");
  expect(days.filter((day) => day !== "" && day < today).length).toBeGreaterThan(0);
  expect(days.filter((day) => day === today).length).toBeGreaterThan(0);
  expect(days.filter((day) => day > today).length).toBeGreaterThan(4);
  expect(days).toContain("");
  expect(tasks.length - open.length).toBeGreaterThan(open.length);
});

test("every tag is somebody's, and some stories are long", () => {
  for (const tag of demoTags) expect(stories.some(({ tags }) => tags.includes(tag))).toBe(true);
  expect(Math.max(...stories.map((story) => story.activities.length))).toBeGreaterThan(10);
  expect(stories.some((story) => story.activities.length === 0)).toBe(true);
});
