import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import {
  type Handed,
  type HandedKind,
  type HandOverPreview,
  handOverEndpoints,
} from "../../../shared/lists/hand-over.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { countOf, formatCount } from "../../lib/format/count.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { listed } from "../../lib/format/listed.ts";
import { absencesQuery, nextAbsence } from "../../lib/people/absences.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { workersHere } from "../../lib/people/workers-here.ts";
import { useSession } from "../../lib/session.ts";
import { makeUuid } from "../../lib/uuid.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { showQuestion } from "../dialog/question-place.tsx";
import { Input } from "../form/field.tsx";
import { FieldFrame } from "../form/field-frame.tsx";
import { Select } from "../menu/select.tsx";
import { CountedKinds, sumOfKinds } from "./counted-kinds.tsx";
import { handOverPreview } from "./hand-over-preview.ts";
import { personOptions } from "./person-options.tsx";

export interface HandingOver {
  chosen: Handed;
  /** "Hand Over 7 Customers" */
  title: ReactNode;
  /** Chosen beforehand. */
  to?: string;
  /** Chooses customers that were changed elsewhere, which are left as they were. */
  onSkipped?: (ids: readonly string[]) => void;
  onDone?: () => void;
}

/** Milliseconds that the toast stays: there is more to take back. */
const toastStays = 10_000;

export function askHandOver(what: HandingOver): ReactNode {
  return <HandOverDialog {...what} onClose={() => showQuestion(null)} />;
}

function HandOverDialog({
  chosen,
  title,
  to: given = "",
  onSkipped,
  onDone,
  onClose,
}: HandingOver & { onClose: () => void }) {
  const id = useId();
  const { user } = useSession();
  const [to, setTo] = useState(given);
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const rows = rowsOf(chosen);
  const [without, setWithout] = useState<readonly HandedKind[]>(
    rows.filter(({ isExtra }) => isExtra).map(({ kind }) => kind),
  );
  const { data: preview, isError } = useQuery({
    ...handOverPreview(chosen, to || undefined),
    placeholderData: (before) => before,
  });
  const from = "person" in chosen ? chosen.person : undefined;
  const able = workersHere(user?.desk.people ?? []).filter(({ _id }) => _id !== from);
  const first = to && firstNameOf(nameOfPerson(to));
  const counted =
    preview &&
    rows
      .map(({ kind, label }) => ({
        ...{ kind, label, count: preview.counts[kind] },
        aside: asideOf(kind, preview, { first, me: user?._id }),
      }))
      .filter(({ count }) => count > 0);
  const kinds = (counted ?? []).map(({ kind }) => kind).filter((kind) => !without.includes(kind));
  const sum = sumOfKinds(counted, without);
  const away = nextAbsence(useQuery(absencesQuery).data, to);

  const run = async () => {
    if (!to || sum === 0 || busy) return;
    setBusy(true);
    const done = await succeeds(
      write(
        handOverEndpoints.run,
        { body: { chosen, to, kinds, ...(note.trim() && { note: note.trim() }) } },
        {
          key: makeUuid(),
          isLong: true,
          done: ({ data: { changed, skipped, skippedIds } }) => ({
            text: skipped
              ? `${formatCount(changed)} of ${formatCount(changed + skipped)}. ${formatCount(skipped)} ${skipped === 1 ? "was" : "were"} changed elsewhere.`
              : `${countOf(changed, "record")} ${changed === 1 ? "is" : "are"} ${whose(first, to === user?._id)} now`,
            autoClose: toastStays,
            other:
              skipped && onSkipped
                ? { label: "Show Them", run: () => onSkipped(skippedIds) }
                : undefined,
          }),
          failed: "Nothing was handed over. Try again.",
          refresh: "first",
        },
      ),
    );
    setBusy(false);
    if (!done) return;
    onClose();
    onDone?.();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="broad"
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={!to || sum === 0}
            busy={busy}
            busyLabel="Handing Over"
          >
            Hand Over {sum > 0 && countOf(sum, "Record")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <FieldFrame
          label="To"
          hint={away && `Away from ${formatDate(away.from)} to ${formatDate(away.until)}`}
        >
          <Select options={personOptions(able, 22)} value={to} onValueChange={setTo} marked />
        </FieldFrame>
        <CountedKinds
          legend="What goes along"
          rows={counted}
          without={without}
          onWithout={setWithout}
          isFailed={isError}
        />
        <FieldFrame label={first ? `Note to ${first}` : "Note"} optional>
          <Input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </FieldFrame>
      </form>
    </Dialog>
  );
}

interface Row {
  kind: HandedKind;
  label: string;
  /** Only where it is asked for. */
  isExtra?: boolean;
}

function rowsOf(chosen: Handed): Row[] {
  if ("person" in chosen || "company" in chosen) {
    return [
      { kind: "companies", label: "person" in chosen ? "Companies" : "Company" },
      { kind: "customers", label: "Customers" },
      { kind: "tasks", label: "Open tasks" },
      { kind: "appointments", label: "Coming appointments" },
    ];
  }
  const isOne = "customers" in chosen && chosen.customers.length === 1;
  return [
    { kind: "customers", label: isOne ? "Customer" : "Customers" },
    { kind: "tasks", label: isOne ? "Open tasks" : "Their open tasks" },
    { kind: "appointments", label: "Coming appointments" },
    { kind: "companies", label: isOne ? "Company" : "Their companies", isExtra: true },
  ];
}

/** Whose the tasks are, whether something clashes. */
function asideOf(
  kind: HandedKind,
  { assignees, overlaps, shared, counts }: HandOverPreview,
  { first, me }: { first: string; me: string | undefined },
): string {
  if (kind === "tasks") return listWhose(assignees, me);
  if (kind === "appointments" && overlaps > 0) {
    return `${formatCount(overlaps)} ${overlaps === 1 ? "overlaps" : "overlap"} for ${isolate(first)}`;
  }
  if (kind === "companies" && shared > 0) {
    if (counts.companies === 1) return "has other customers";
    return `${formatCount(shared)} of them ${shared === 1 ? "has" : "have"} other customers`;
  }
  return "";
}

/** "yours and Anna’s"; of more than three nothing. */
function listWhose(people: readonly string[], me: string | undefined): string {
  if (people.length > 3) return "";
  const own = people.toSorted((a, b) => Number(b === me) - Number(a === me));
  return listed(own.map((id) => whose(firstNameOf(nameOfPerson(id)), id === me)));
}

function whose(first: string, isMe: boolean): string {
  return isMe ? "yours" : `${isolate(first)}’s`;
}
