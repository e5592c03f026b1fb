import { Calendar, Trash2, UserRound } from "lucide-react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { countOf, wholeOf } from "../../../lib/format/count.ts";
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
        { value: "Or an appointment", items: choices.map((choice) => choiceItem(choice)) },
        { value: "Or", items: or },
      ]),
    };
  }
  const [only, ...others] = choices;
  if (only && others.length === 0) {
    return { parts, groups: filled([readingGroup(only.does), { value: "Or", items: or }]) };
  }
  if (choices.length + toMove.length > 0) {
    return {
      parts,
      groups: filled([
        { value: "Which appointment?", items: choices.map((choice) => choiceItem(choice)) },
        { value: "Move which, and where to?", items: toMove },
        { value: "Or", items: or },
      ]),
    };
  }
  if (!who) return null;
  return { parts, groups: filled([{ value: "No appointment", items: or }]) };
}

function choiceItem({ one, does }: { one: Appointment; does: Preview }): PaletteItem {
  const { act, icon, lines } = does.reading;
  const to = lines.find(({ name }) => name === "To")?.text;
  const when = formatMoment(one.date.slice(0, 10), one.date.slice(11, 16) || null);
  return {
    value: `deed ${one._id}`,
    icon,
    title: `${act} ${isolate(one.title)}`,
    note: one.customer.name,
    aside: to ? `${when} → ${to}` : when,
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
  return { ...waysTo(go, kind, _id), icon: <UserRound />, title: `Open ${isolate(name)}` };
}

/** Says what goes with it, as the dialog on the customer's page does. */
function deletionOf(who: Person, count: number | undefined): Preview | null {
  if (count === undefined) return null;
  return {
    reading: {
      act: "Delete customer",
      icon: <Trash2 />,
      title: who.name,
      lines: [
        {
          name: "With it",
          icon: <Calendar />,
          text: count === 0 ? "No appointments" : countOf(count, "appointment"),
          ...(count > 0 && {
            note: `${wholeOf(count, "appointment")} will be deleted too`,
            warns: true,
          }),
        },
      ],
    },
    act: { enter: "Delete" },
    run: () => deleteCustomer(who),
  };
}
