import { Minus, Search, UserPlus } from "lucide-react";
import type { Line } from "../../../shared/read-line/line.ts";
import { nameLine } from "../../../shared/read-line/name-line.ts";
import type { Picked } from "../../../shared/read-line/pick-person.ts";
import { isolate } from "../../lib/isolate.ts";
import { filled, type PaletteGroup, type PaletteItem, type PaletteResults } from "../items.ts";
import { activityItems } from "./activity-items.tsx";
import type { Person } from "./person.ts";
import { personItem } from "./person-item.tsx";
import type { About, Said, Setting } from "./said.ts";
import { say } from "./say.tsx";
import { sayTask } from "./say-task.tsx";

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
  const aboutOf = (fitting: (typeof people)[number]): About => ({
    line,
    who: fitting.person,
    named: nameLine(line, { ...fitting.fit, name: fitting.person.name }),
  });
  const nobody: About = { line, who: here ?? null, named: nameLine(line, null) };
  const about = first ? aboutOf(first) : nobody;
  const isAlone = line.kind === "task" || line.kind === "followUp";
  if (!about.named.complete || (!about.who && !isAlone)) return null;
  const said = say(about, setting);
  if (!said) return null;

  const typedName = first ? capitalized(line.text.slice(first.fit.start, first.fit.end)) : "";
  const pick = (each: typeof people) =>
    each.flatMap((fitting) => {
      const its = aboutOf(fitting);
      const does = its.named.complete ? say(its, setting) : null;
      return does ? [personItem(fitting.person, does, clear ? "" : typedName)] : [];
    });
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
  const groups: PaletteGroup[] = [
    { value: said.reading.act, items: [readingItem(said)] },
    { value: "As", items: activityItems(about, setting) },
    { value: `Another ${typedName}`, items: pick(others) },
    { value: "Or", items: [...taskInstead(about, setting), ...noCustomer, searchItem] },
  ];
  return { parts, groups: filled(groups) };
}

function readingItem({ reading, run, act }: Said): PaletteItem {
  const { icon, title } = reading;
  return { value: "what it does", icon, title, reading, run, act };
}

/** An appointment can be a task as well. */
function taskInstead(about: About, setting: Setting): PaletteItem[] {
  if (about.named.kind !== "book") return [];
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
