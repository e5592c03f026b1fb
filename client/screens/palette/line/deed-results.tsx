import { Calendar, Trash2, UserRound } from "lucide-react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import type { AppointmentKind } from "../../../../shared/read-line/verbs.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { filled, type PaletteItem, type PaletteResults } from "../items/items.ts";
import { bookItem, waysTo } from "../items/record-items.tsx";
import { deleteCustomer } from "./deed-acts.ts";
import { type About, type Preview, readingGroup, type Setting } from "./preview.ts";
import { previewDeed } from "./preview-deed.tsx";
import { formatMoment } from "./when.ts";

type Results = Pick<PaletteResults, "groups" | "reading" | "parts">;

interface DeedsOptions {
  about: About;
  /** Everybody who may be meant. */
  people: readonly Person[];
  found: readonly Appointment[];
  /** How many appointments go with the customer, once that is known. */
  goesToo: number | undefined;
  setting: Setting;
  searchItem: PaletteItem;
}

/** An appointment to move, cancel, delete or give an outcome: the one, or which of several. */
export function deedResults({
  about,
  people,
  found,
  goesToo,
  setting,
  searchItem,
}: DeedsOptions): Results | null {
  const { line, named, who } = about;
  const { parts } = named;
  // as: lines of other kinds do not come here.
  const kind = line.kind as AppointmentKind;
  const choices = found.flatMap((one) => {
    const does = previewDeed(about, one, setting);
    return does ? [{ one, does }] : [];
  });
  // To move, but where to? The form asks for it.
  const toMove = choices.length === 0 ? found.map((one) => openItem(one, setting)) : [];
  const whole =
    line.kind === "delete" && !line.day && named.text === "" && who?.kind === "customer";
  const deletion = whole ? deletionOf(who, goesToo) : null;
  const or: PaletteItem[] = [
    ...(who ? [openPerson(who, setting)] : []),
    ...(who?.kind === "customer" && found.length === 0
      ? [bookItem(setting.go, who.name, { customer: who._id, company: who.company ?? "" })]
      : []),
    searchItem,
  ];
  if (deletion && people.length === 1) {
    return {
      parts,
      groups: filled([
        readingGroup(deletion),
        { value: commands.orAppointment, items: choices.map((choice) => choiceItem(choice, kind)) },
        { value: commands.or, items: or },
      ]),
    };
  }
  const [only, ...others] = choices;
  if (only && others.length === 0) {
    return { parts, groups: filled([readingGroup(only.does), { value: commands.or, items: or }]) };
  }
  if (choices.length + toMove.length > 0) {
    return {
      parts,
      groups: filled([
        {
          value: commands.whichAppointment,
          items: choices.map((choice) => choiceItem(choice, kind)),
        },
        { value: commands.whichToMove, items: toMove },
        { value: commands.or, items: or },
      ]),
    };
  }
  if (!who) return null;
  return { parts, groups: filled([{ value: commands.noAppointment, items: or }]) };
}

function choiceItem(
  { one, does }: { one: Appointment; does: Preview },
  kind: AppointmentKind,
): PaletteItem {
  const { icon, lines } = does.reading;
  const to = lines.find(({ name }) => name === "New time")?.text;
  const when = formatMoment(one.date.slice(0, 10), one.date.slice(11, 16) || null);
  return {
    value: `deed ${one._id}`,
    icon,
    title: commands.deedsOf[kind](isolate(one.title)),
    note: one.customer.name,
    aside: to ? commands.fromTo(when, to) : when,
    run: does.run,
    act: does.act,
  };
}

function openItem(one: Appointment, { go }: Setting): PaletteItem {
  return {
    ...waysTo(go, "appointment", one._id),
    icon: <Calendar />,
    title: one.title,
    note: one.customer.name,
    aside: formatMoment(one.date.slice(0, 10), one.date.slice(11, 16) || null),
  };
}

function openPerson({ kind, _id, name }: Person, { go }: Setting): PaletteItem {
  return { ...waysTo(go, kind, _id), icon: <UserRound />, title: commands.open(isolate(name)) };
}

function goesToo(count: number): string {
  const { only, both, all } = commands.deletion;
  if (count === 1) return only;
  return count === 2 ? both : all(count);
}

/** Says what goes with it, as the dialog on the customer's page does. */
function deletionOf(who: Person, count: number | undefined): Preview | null {
  if (count === undefined) return null;
  return {
    reading: {
      act: commands.deletion.act,
      icon: <Trash2 />,
      title: who.name,
      lines: [
        {
          name: "With it",
          icon: <Calendar />,
          text: count === 0 ? commands.deletion.none : commands.deletion.appointments(count),
          ...(count > 0 && {
            note: goesToo(count),
            warns: true,
          }),
        },
      ],
    },
    act: { enter: commands.deletion.key },
    run: () => deleteCustomer(who),
  };
}
