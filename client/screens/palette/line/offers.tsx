import { Building2, CalendarPlus, UserPlus } from "lucide-react";
import type { Line } from "../../../../shared/read-line/line.ts";
import { nameLine } from "../../../../shared/read-line/name-line.ts";
import { isOccasion } from "../../../../shared/read-line/names.ts";
import { readLine } from "../../../../shared/read-line/read-line.ts";
import { textOf } from "../../../../shared/read-line/words.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { typedDates } from "../../../lib/format/formats.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import type { PaletteGroup, PaletteItem } from "../items/items.ts";
import { capitalized, readNewCustomer } from "../new-customer.ts";
import { addCompany } from "./deed-acts.ts";
import type { Preview, Setting } from "./preview.ts";
import { previewTask } from "./preview-task.tsx";
import { formatMoment } from "./when.ts";

/** What can be made of a text that finds nothing: somebody new, a task, an appointment, a company. */
export function offerGroups(typed: string, line: Line | null, setting: Setting): PaletteGroup[] {
  const people = newPeople(typed, line, setting);
  const dated = datedItems(typed, line, setting);
  // "lunch tomorrow 12" is nobody's name.
  const isDated = line?.day && (people.length === 0 || line.words.some(isOccasion));
  const items = isDated ? [...dated, ...people] : [...people, ...dated];
  return [{ value: commands.instead, items }];
}

function newPeople(typed: string, line: Line | null, { go, newCustomer }: Setting): PaletteItem[] {
  // Of a line that says more, the words that can be a name.
  const first = line?.names[0];
  const pair = first
    ? line.words.filter(({ place }) => place === first.place || place === first.place + 1)
    : [];
  const name = pair.filter((word) => !isOccasion(word));
  const known = line
    ? name.length > 0 && readNewCustomer(textOf(line.text, name))
    : readNewCustomer(typed);
  if (!known) return [];
  const said = known.name ?? known.email ?? known.phone ?? "";
  const customer: PaletteItem = {
    value: "add customer of that name",
    icon: <UserPlus />,
    title: commands.addCustomerNamed(isolate(said)),
    stays: true,
    run: () => newCustomer(known),
  };
  if (line || !known.name) return [customer];
  return [customer, companyItem(typed, go)];
}

function companyItem(typed: string, go: Setting["go"]): PaletteItem {
  const name = capitalized(typed);
  return {
    value: "add company of that name",
    icon: <Building2 />,
    title: commands.addCompanyNamed(isolate(name)),
    run: () => addCompany(name, openCompany(go)),
    act: { enter: commands.addCompany },
  };
}

/** A new company opens: its customers come next. */
export function openCompany(go: Setting["go"]) {
  return (companyId: string) =>
    void go({ to: "/dashboard/companies/$companyId", params: { companyId } });
}

function contextOf({ now, tags }: Setting) {
  return { now, written: typedDates(), tags };
}

/** A task holds a time without a customer; an appointment cannot, so its form asks for one. */
function datedItems(typed: string, line: Line | null, setting: Setting): PaletteItem[] {
  const read = readLine(typed, { ...contextOf(setting), as: "task" });
  const text = read ? nameLine(read, null).text : "";
  const { day, time } = line?.day ? line : (read ?? { day: null, time: null });
  const title = line?.kind === "book" ? nameLine(line, null).text || commands.book.meeting : text;
  const book: PaletteItem = {
    value: "appointment instead",
    icon: <CalendarPlus />,
    title: title ? commands.newAppointmentNamed(isolate(title)) : commands.newAppointment,
    note: commands.chooseInForm,
    ...(day && { aside: formatMoment(day, time) }),
    run: () =>
      void setting.go({
        to: "/dashboard/appointments/new",
        search: { ...(title && { title }), ...(day && { date: day }), ...(time && { time }) },
      }),
  };
  // "monday 10" says when, but not what.
  if (text === "" && day) return [book];
  const task = taskOf(typed, read, setting);
  return line?.kind === "book" ? [...task, book] : task;
}

function taskOf(typed: string, read: Line | null, setting: Setting): PaletteItem[] {
  const line = read ?? readLine(`task ${typed}`, contextOf(setting));
  if (!line) return [];
  const named = nameLine(line, null);
  const preview = previewTask(
    { line, named: { ...named, text: named.text || typed }, who: null },
    setting,
  );
  return preview ? [taskItem(preview)] : [];
}

function taskItem({ reading, run, act }: Preview): PaletteItem {
  const { icon, title, lines } = reading;
  return {
    value: "task instead",
    icon,
    title: commands.addTaskNamed(isolate(title)),
    note: lines[0]?.text,
    run,
    act,
  };
}
