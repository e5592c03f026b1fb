import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Handed, HandedKind, HandOverPreview } from "../../../shared/lists/hand-over.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { handover } from "../../../shared/words/en/handover.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { listed } from "../../lib/format/listed.ts";
import { absencesQuery, nextAbsence } from "../../lib/people/absences.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { workersHere } from "../../lib/people/workers-here.ts";
import { useSession } from "../../lib/session.ts";
import { showQuestion } from "../dialog/question-place.tsx";
import { SubmitDialog } from "../dialog/submit-dialog.tsx";
import { Input } from "../form/field.tsx";
import { FieldFrame } from "../form/field-frame.tsx";
import { Select } from "../menu/select.tsx";
import { CountedKinds, sumOfKinds } from "./counted-kinds.tsx";
import { handOver, whose } from "./hand-over-act.ts";
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
    const done = await handOver({
      ...{ chosen, to, kinds, onSkipped },
      ...(note.trim() && { note: note.trim() }),
    });
    setBusy(false);
    if (!done) return;
    onClose();
    onDone?.();
  };

  return (
    <SubmitDialog
      width="broad"
      title={title}
      onClose={onClose}
      onSave={run}
      save={sum > 0 ? handover.saveCount(sum) : handover.save}
      disabled={!to || sum === 0}
      busy={busy}
      busyLabel={handover.busy}
    >
      <FieldFrame
        label={handover.to}
        hint={away && handover.awayFrom(formatDate(away.from), formatDate(away.until))}
      >
        <Select options={personOptions(able, 22)} value={to} onValueChange={setTo} marked />
      </FieldFrame>
      <CountedKinds
        legend={handover.goesAlong}
        rows={counted}
        without={without}
        onWithout={setWithout}
        isFailed={isError}
      />
      <FieldFrame label={first ? handover.noteTo(first) : handover.note} optional>
        <Input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
      </FieldFrame>
    </SubmitDialog>
  );
}

interface Row {
  kind: HandedKind;
  label: string;
  /** Only where it is asked for. */
  isExtra?: boolean;
}

function rowsOf(chosen: Handed): Row[] {
  const kinds = handover.kinds;
  if ("person" in chosen || "company" in chosen) {
    return [
      { kind: "companies", label: "person" in chosen ? kinds.companies : kinds.company },
      { kind: "customers", label: kinds.customers },
      { kind: "tasks", label: kinds.tasks },
      { kind: "appointments", label: kinds.appointments },
    ];
  }
  const isOne = "customers" in chosen && chosen.customers.length === 1;
  return [
    { kind: "customers", label: isOne ? kinds.customer : kinds.customers },
    { kind: "tasks", label: isOne ? kinds.tasks : kinds.theirTasks },
    { kind: "appointments", label: kinds.appointments },
    { kind: "companies", label: isOne ? kinds.company : kinds.theirCompanies, isExtra: true },
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
    return handover.overlap(overlaps, isolate(first));
  }
  if (kind === "companies" && shared > 0) {
    if (counts.companies === 1) return handover.sharedOne;
    return handover.shared(shared);
  }
  return "";
}

/** "yours and Anna’s"; of more than three nothing. */
function listWhose(people: readonly string[], me: string | undefined): string {
  if (people.length > 3) return "";
  const own = people.toSorted((a, b) => Number(b === me) - Number(a === me));
  return listed(own.map(whose));
}
