import { Clock, Minus, UserPlus } from "lucide-react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { Line } from "../../../../shared/read-line/line.ts";
import { nameLine } from "../../../../shared/read-line/name-line.ts";
import type { NameFit } from "../../../../shared/read-line/names.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import type { People } from "../../../kinds/customers/people/use-people.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { listed } from "../../../lib/format/listed.ts";
import {
  filled,
  type PaletteGroup,
  type PaletteItem,
  type PaletteResults,
  type Reading,
} from "../items/items.ts";
import { capitalized } from "../new-customer.ts";
import { askedResults, timeChoices } from "./choices.tsx";
import { deedResults } from "./deed-results.tsx";
import { dayChoices, daysOf, findItem, taskInstead } from "./other-readings.tsx";
import { personItem } from "./person-item.tsx";
import { type About, readingGroup, type Setting } from "./preview.ts";
import { activityItems } from "./preview-activity.tsx";
import { isDeed } from "./preview-deed.tsx";
import { previewLine } from "./preview-line.tsx";
import { formatMoment } from "./when.ts";

type LineResults = Pick<PaletteResults, "groups" | "reading" | "parts">;

interface LineResultsOptions {
  line: Line;
  people: People;
  /** The appointments that it can mean to move, cancel, delete or give an outcome. */
  found: readonly Appointment[];
  /** How many appointments go with whom the line deletes, once that is known. */
  goesToo: number | undefined;
  setting: Setting;
  /** Says who of several is meant, where more is to be asked. */
  choose: (id: string) => void;
  searchItem: PaletteItem;
}

/** The reading, and what else the line can mean; null if it does nothing. */
export function lineResults({
  line,
  people: { people, clear, here, also, company },
  found,
  goesToo,
  setting,
  choose,
  searchItem,
}: LineResultsOptions): LineResults | null {
  const [first, ...others] = people;
  const aboutOf = (fitting: (typeof people)[number], on = line): About => {
    const both = fitting === first ? also : undefined;
    const fit = both ? withBoth(on, fitting, both) : fitting.fit;
    const named = nameLine(on, { ...fit, name: fitting.person.name });
    return { line: on, who: fitting.person, also: both?.person, named };
  };
  const nobody: About = { line, who: here ?? null, named: nameLine(line, null) };
  const about = first ? aboutOf(first) : nobody;
  const isAlone = standsAlone.test(line.kind);
  if (isDeed(line.kind)) {
    const persons = people.map(({ person }) => person);
    return deedResults({ about, people: persons, found, goesToo, setting, searchItem });
  }
  if (!about.named.complete) return null;
  if (!about.who && !isAlone) {
    // A company that is booked has to have somebody.
    const items = company ? [addCustomerItem("", company, setting), searchItem] : [];
    return company ? { groups: [{ value: commands.nobodyYet, items }] } : null;
  }
  const asksTime = line.kind === "book" && line.time === null;
  // A day and no name may be anything.
  if (asksTime && !first) return null;
  const onDay = asksTime ? { ...line, time: "00:00" } : line;
  const preview = previewLine(
    { ...about, line: onDay },
    { ...setting, ...(asksTime && { booked: undefined }) },
  );
  if (!preview) return askedResults(about, setting, searchItem);

  const typedName = first ? capitalized(line.text.slice(first.fit.start, first.fit.end)) : "";
  const isShared = ({ name }: Person) =>
    people.filter(({ person }) => fold(person.name) === fold(name)).length > 1;
  const days = asksTime ? [line] : daysOf(line);
  const pick = (each: typeof people) =>
    each.flatMap((fitting) =>
      days.flatMap((on) => {
        const its = aboutOf(fitting, on);
        const look = {
          marked: clear || company ? "" : typedName,
          when: on.otherDay && !asksTime ? formatMoment(on.day ?? "", on.time) : undefined,
          hasNamesakes: isShared(fitting.person),
        };
        const run = () => choose(fitting.person._id);
        // Nothing can be booked yet, neither with a follow-up nor in the form.
        const ask = { reading: preview.reading, act: { enter: commands.choose }, stays: true, run };
        const does = !its.named.complete ? null : asksTime ? ask : previewLine(its, setting);
        return does ? [personItem(fitting.person, does, look)] : [];
      }),
    );
  const without = first && isAlone ? previewLine({ ...nobody, who: null }, setting) : null;
  const noCustomer: PaletteItem[] = without
    ? [
        {
          value: "no customer",
          icon: <Minus />,
          title: commands.noCustomer,
          note: commands.keepsInText(isolate(line.text.slice(first?.fit.start, first?.fit.end))),
          run: without.run,
          act: without.act,
        },
      ]
    : [];
  const parts = about.named.parts.map((part) => ({
    ...part,
    ...(part.name === "Who" && !clear && { asks: true }),
    ...((line.otherDay || asksTime) && isWhen(part.name) && { asks: true }),
  }));
  const open = (isShown: (name: string) => boolean) => ({
    ...preview.reading,
    lines: preview.reading.lines.filter(({ name }) => isShown(name)),
  });
  const openDay: Reading["lines"][number] | null = asksTime
    ? { name: "When", icon: <Clock />, text: formatMoment(line.day ?? "", null) }
    : null;

  if (first && !clear) {
    const lines = open((name) => name !== "Who" && !(asksTime && isWhen(name)));
    return {
      parts,
      reading: openDay ? { ...lines, lines: [openDay, ...lines.lines] } : lines,
      groups: filled([
        {
          value: company ? commands.whoAt(company.name) : commands.which(typedName),
          items: [...pick(people), ...setting.ours(typedName)],
        },
        {
          value: commands.or,
          items: [
            ...noCustomer,
            addCustomerItem(typedName, company, setting),
            ...findItem(about, setting),
            searchItem,
          ],
        },
      ]),
    };
  }
  if (asksTime) {
    return {
      parts,
      reading: open((name) => !isWhen(name)),
      groups: filled([
        ...timeChoices(about, setting),
        { value: commands.another(typedName), items: pick(others) },
        { value: commands.or, items: [...taskInstead(about, setting), searchItem] },
      ]),
    };
  }
  if (line.otherDay) {
    return {
      parts,
      reading: open((name) => !isWhen(name)),
      groups: filled([
        {
          value: commands.whichDay(formatDate(line.day, "longWeekday")),
          items: dayChoices(about, setting),
        },
        { value: commands.another(typedName), items: pick(others) },
        { value: commands.or, items: [...noCustomer, searchItem] },
      ]),
    };
  }
  const groups: PaletteGroup[] = [
    readingGroup(preview),
    { value: commands.as, items: activityItems(about, setting) },
    {
      value: first ? commands.another(typedName) : commands.who,
      items: [...pick(others), ...setting.ours(typedName)],
    },
    {
      value: commands.or,
      items: [
        ...(preview.less ? [preview.less] : []),
        ...findItem(about, setting),
        ...taskInstead(about, setting),
        ...noCustomer,
        searchItem,
      ],
    },
  ];
  return { parts, groups: filled(groups) };
}

/** What needs nobody who is there. */
const standsAlone = /^(?:task|followUp|newC.*)$/;

/** The words of both, and the "and" between them: "call aoife and ben about it". */
function withBoth(
  line: Line,
  one: People["people"][number],
  other: People["people"][number],
): NameFit & { called: string } {
  const [start, end] = [one.fit.start, other.fit.end];
  const words = line.words.filter((word) => word.start >= start && word.end <= end);
  const called = listed([one, other].map(({ person }) => firstNameOf(person.name)));
  return { start, end, words, score: one.fit.score, called };
}

/** Somebody new: at the company that the line names, or of that name. */
function addCustomerItem(
  name: string,
  company: Person | undefined,
  { newCustomer }: Setting,
): PaletteItem {
  return {
    value: "add customer",
    icon: <UserPlus />,
    title: company
      ? commands.addCustomerTo(isolate(company.name))
      : commands.addCustomerNamed(isolate(name)),
    stays: true,
    run: () => newCustomer(company ? { company: company.name } : { name }),
  };
}

const isWhen = (name: string) => name === "When" || name === "Due";
