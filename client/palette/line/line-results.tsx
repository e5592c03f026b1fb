import { Minus, Search, UserPlus } from "lucide-react";
import { daysBetween } from "../../../shared/dates.ts";
import { fold } from "../../../shared/fold.ts";
import type { Line } from "../../../shared/read-line/line.ts";
import { nameLine } from "../../../shared/read-line/name-line.ts";
import type { Picked } from "../../../shared/read-line/pick-person.ts";
import { formatDate, formatDaysAgo } from "../../lib/dates.ts";
import { isolate } from "../../lib/isolate.ts";
import { filled, type PaletteGroup, type PaletteItem, type PaletteResults } from "../items.ts";
import { activityItems } from "./activity-items.tsx";
import type { Person } from "./person.ts";
import { personItem } from "./person-item.tsx";
import type { About, Said, Setting } from "./said.ts";
import { say } from "./say.tsx";
import { sayTask } from "./say-task.tsx";
import { formatMoment } from "./when.ts";

interface LineResultsOptions {
  line: Line;
  people: Picked<Person> & { here: Person | undefined };
  setting: Setting;
  ask: (step: "company") => void;
  search: () => void;
}

/** The reading, and what else the line can mean; null if it does nothing. */
export function lineResults({
  line,
  people: { people, clear, here },
  setting,
  ask,
  search,
}: LineResultsOptions): Pick<PaletteResults, "groups" | "reading" | "parts"> | null {
  const [first, ...others] = people;
  const aboutOf = ({ person, fit }: (typeof people)[number], on = line): About => ({
    line: on,
    who: person,
    named: nameLine(on, { ...fit, name: person.name }),
  });
  const days = daysOf(line);
  const nobody: About = { line, who: here ?? null, named: nameLine(line, null) };
  const about = first ? aboutOf(first) : nobody;
  const isAlone = line.kind === "task" || line.kind === "followUp";
  if (!about.named.complete || (!about.who && !isAlone)) return null;
  const said = say(about, setting);
  if (!said) return null;

  const typedName = first ? capitalized(line.text.slice(first.fit.start, first.fit.end)) : "";
  const isShared = ({ name }: Person) =>
    people.filter(({ person }) => fold(person.name) === fold(name)).length > 1;
  const pick = (each: typeof people) =>
    each.flatMap((fitting) =>
      days.flatMap((on) => {
        const its = aboutOf(fitting, on);
        const does = its.named.complete ? say(its, setting) : null;
        const when = on.otherDay ? formatMoment(on.day ?? "", on.time) : undefined;
        const look = {
          marked: clear ? "" : typedName,
          when,
          hasNamesakes: isShared(fitting.person),
        };
        return does ? [personItem(fitting.person, does, look)] : [];
      }),
    );
  const searchItem: PaletteItem = {
    value: "search for it",
    icon: <Search />,
    title: `Search for “${isolate(line.text)}”`,
    stays: true,
    run: search,
  };
  const addItem: PaletteItem = {
    value: "add customer of that name",
    icon: <UserPlus />,
    title: `Add customer “${isolate(typedName)}”`,
    stays: true,
    run: () => ask("company"),
  };
  const without = first && isAlone ? say({ ...nobody, who: null }, setting) : null;
  const noCustomer: PaletteItem[] = without
    ? [
        {
          value: "no customer",
          icon: <Minus />,
          title: "No customer",
          note: `Keeps “${isolate(line.text.slice(first?.fit.start, first?.fit.end))}” in the text`,
          run: without.run,
          act: without.act,
        },
      ]
    : [];
  const parts = about.named.parts.map((part) => ({
    ...part,
    ...(part.name === "Who" && !clear && { asks: true }),
    ...(line.otherDay && isWhen(part.name) && { asks: true }),
  }));

  if (first && !clear) {
    return {
      parts,
      reading: { ...said.reading, lines: said.reading.lines.filter(({ name }) => name !== "Who") },
      groups: filled([
        { value: `Which ${typedName}?`, items: pick(people) },
        { value: "Or", items: [...noCustomer, addItem, searchItem] },
      ]),
    };
  }
  if (line.otherDay) {
    return {
      parts,
      reading: { ...said.reading, lines: said.reading.lines.filter(({ name }) => !isWhen(name)) },
      groups: filled([
        {
          value: `Which ${formatDate(line.day, "longWeekday")}?`,
          items: dayChoices(about, setting),
        },
        { value: `Another ${typedName}`, items: pick(others) },
        { value: "Or", items: [...noCustomer, searchItem] },
      ]),
    };
  }
  const groups: PaletteGroup[] = [
    { value: said.reading.act, items: [readingItem(said)] },
    { value: "As", items: activityItems(about, setting) },
    { value: `Another ${typedName}`, items: pick(others) },
    { value: "Or", items: [...taskInstead(about, setting), ...noCustomer, searchItem] },
  ];
  return { parts, groups: filled(groups) };
}

const isWhen = (name: string) => name === "When" || name === "Due";

/** The line on each day that it can mean, the nearest first. */
function daysOf(line: Line): Line[] {
  return line.otherDay ? [line, { ...line, day: line.otherDay }] : [line];
}

/** The days that "next tuesday" can mean: Enter does the same on either. */
function dayChoices({ line, ...about }: About, setting: Setting): PaletteItem[] {
  return daysOf(line).flatMap((on) => {
    const does = say({ ...about, line: on }, { ...setting, booked: undefined });
    if (!does || !on.day) return [];
    return [
      {
        value: `on ${on.day}`,
        icon: does.reading.icon,
        title: formatMoment(on.day, on.time),
        note: formatDaysAgo(daysBetween(on.day, setting.now.slice(0, 10))),
        run: does.run,
        act: does.act,
      },
    ];
  });
}

function readingItem({ reading, run, act }: Said): PaletteItem {
  const { icon, title } = reading;
  return { value: "what it does", icon, title, reading, run, act };
}

/** An appointment can be a task as well. */
function taskInstead(about: About, setting: Setting): PaletteItem[] {
  if (about.named.kind !== "book" || about.line.repeat) return [];
  const task = sayTask(about, { ...setting, dueThatDay: undefined });
  if (!task) return [];
  const { title, lines } = task.reading;
  return [
    {
      value: "task instead",
      icon: task.reading.icon,
      title: `Task: ${title}`,
      note: [about.who?.name, lines[0]?.text].filter(Boolean).join(", "),
      run: task.run,
      act: task.act,
    },
  ];
}

/** "Anna", however it was typed. */
function capitalized(typed: string): string {
  return typed.replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}
