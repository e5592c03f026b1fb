import { ArrowLeftRight, Building2, ListChecks, Users } from "lucide-react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import {
  type HandedKind,
  type HandOverPreview,
  handedKinds,
} from "../../../../shared/lists/hand-over.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { Line, Part } from "../../../../shared/read-line/line.ts";
import { spanOf } from "../../../../shared/read-line/words.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { handing } from "../../../../shared/words/en/handing.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import type { People } from "../../../kinds/customers/people/use-people.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import type { Us } from "../../../lib/people/at-person.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { getSession } from "../../../lib/session.ts";
import { openHandOver } from "../../../ui/people/hand-over.tsx";
import { handOver } from "../../../ui/people/hand-over-act.ts";
import { filled, type PaletteItem, type PaletteResults, type Reading } from "../items/items.ts";
import { capitalized } from "../new-customer.ts";
import { toLine } from "./ours.tsx";
import { personItem } from "./person-item.tsx";
import { type Preview, readingGroup } from "./preview.ts";
import { type Giving, handedOf } from "./use-giving.ts";
import { formatMoment } from "./when.ts";

interface GiveOptions {
  line: Line;
  people: People;
  to: Us;
  giving: Giving;
  /** Says who of several is meant. */
  choose: (id: string) => void;
  searchItem: PaletteItem;
}

/** "give anna to @ben": Enter gives with what goes along, Tab asks what does. */
export function giveResults({
  line,
  people: { people, clear },
  to,
  giving,
  choose,
  searchItem,
}: GiveOptions): Pick<PaletteResults, "groups" | "parts" | "reading"> | null {
  const [first, ...others] = people;
  if (!first) return null;
  const typedName = capitalized(line.text.slice(first.fit.start, first.fit.end));
  const { reading, ...does } = previewGiving(first.person, to, giving);
  const pick = (each: typeof people) =>
    each.map(({ person }) =>
      personItem(
        person,
        { reading, act: { enter: commands.choose }, stays: true, run: () => choose(person._id) },
        {
          marked: clear ? "" : typedName,
          when: undefined,
          hasNamesakes: people.some(
            (one) => one.person._id !== person._id && fold(one.person.name) === fold(person.name),
          ),
        },
      ),
    );
  const verb = line.parts.map(
    (part): Part => (part.name === "Add" ? { ...part, name: "Give" } : part),
  );
  const { words } = first.fit;
  const who =
    words.length > 0
      ? [{ ...spanOf(words), name: "Who" as const, ...(!clear && { asks: true }) }]
      : [];
  const parts = [...verb, ...who].toSorted((one, other) => one.start - other.start);
  if (!clear) {
    return {
      parts,
      reading: { ...reading, title: handing.title, lines: [toLine(to, "To")] },
      groups: [
        { value: commands.which(typedName), items: pick(people) },
        { value: commands.or, items: [searchItem] },
      ],
    };
  }
  return {
    parts,
    groups: filled([
      readingGroup({ reading, ...does }),
      { value: commands.another(typedName), items: pick(others) },
      { value: commands.or, items: [...otherParts(first.person, to, giving), searchItem] },
    ]),
  };
}

function previewGiving(who: Person, to: Us, { responsible, preview, next }: Giving): Preview {
  const kinds = handedKinds.filter(
    (kind) => isAlong(who, kind) && preview && preview.counts[kind] > 0,
  );
  const more = () =>
    void openHandOver({
      chosen: handedOf(who),
      title: handing.titleOf(isolate(who.name)),
      to: to._id,
    });
  const isMine = responsible === getSession().user?._id;
  return {
    reading: {
      act: handing.act,
      icon: <Users />,
      title: who.name,
      lines: [
        {
          ...toLine(to, "To"),
          note:
            responsible &&
            (isMine ? handing.responsibleYou : handing.responsible(nameOfPerson(responsible))),
        },
        ...(preview ? alongOf(preview, to, next) : []),
      ],
    },
    act: { enter: handing.act, form: { words: handing.more, run: more } },
    // With nothing to give, the question says so.
    run: kinds.length > 0 ? () => handOver({ chosen: handedOf(who), to: to._id, kinds }) : more,
  };
}

/** The company of a customer stays whose it is. */
function isAlong(who: Person, kind: HandedKind): boolean {
  return who.kind === "company" || kind !== "companies";
}

/** "2 open tasks, 1 appointment", and whether there is time for it. */
function alongOf(
  { counts, overlaps }: HandOverPreview,
  to: Us,
  next: Appointment | undefined,
): Reading["lines"] {
  const goes = [
    counts.tasks > 0 && handing.tasks(counts.tasks),
    counts.appointments > 0 && commands.deletion.appointments(counts.appointments),
  ].filter((text) => text !== false);
  if (goes.length === 0) return [];
  const first = isolate(firstNameOf(to.name));
  const free =
    next &&
    handing.isFree(formatMoment(next.date.slice(0, 10), next.date.slice(11, 16) || null), first);
  const note = overlaps > 0 ? handing.overlap(overlaps, first) : counts.appointments > 0 && free;
  return [
    {
      name: "Along",
      icon: <ListChecks />,
      text: goes.join(", "),
      ...(note && { note }),
      ...(overlaps > 0 && { warns: true }),
    },
  ];
}

/** Less, or more. */
function otherParts(who: Person, to: Us, { preview, ofCompany }: Giving): PaletteItem[] {
  if (who.kind === "company" || !preview) return [];
  const { counts, assignees } = preview;
  const me = getSession().user?._id;
  const isMine = assignees.every((id) => id === me);
  const only: PaletteItem = {
    value: "only the customer",
    icon: <ArrowLeftRight />,
    title: handing.only,
    note: isMine ? handing.staysYours : handing.stays,
    act: { enter: handing.act },
    run: () => handOver({ chosen: handedOf(who), to: to._id, kinds: ["customers"] }),
  };
  const kinds = handedKinds.filter((kind) => ofCompany && ofCompany.counts[kind] > 0);
  const all: PaletteItem = {
    value: "all of the company",
    icon: <Building2 />,
    title: handing.all(isolate(who.companyName ?? "")),
    note: handing.customers(ofCompany?.counts.customers ?? 0),
    act: { enter: handing.act },
    run: () => handOver({ chosen: { company: who.company ?? "" }, to: to._id, kinds }),
  };
  return [
    ...(counts.customers > 0 && counts.tasks + counts.appointments > 0 ? [only] : []),
    ...(kinds.length > 0 ? [all] : []),
  ];
}
