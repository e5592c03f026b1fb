import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isCalendarDate } from "../../../shared/dates/dates.ts";
import {
  type Absence,
  absenceEndpoints,
  type MovedKind,
  movedKinds,
} from "../../../shared/kinds/absences.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { away } from "../../../shared/words/en/away.ts";
import { common } from "../../../shared/words/en/common.ts";
import { rules } from "../../../shared/words/en/rules.ts";
import { ApiError } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { absencesQuery, formatAway, todayOf } from "../../lib/people/absences.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { workersHere } from "../../lib/people/workers-here.ts";
import { useSession } from "../../lib/session.ts";
import { sayFailed } from "../../lib/write/say-failed.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { Button } from "../button.tsx";
import { DatePicker } from "../dates/date-picker.tsx";
import { showQuestion } from "../dialog/question-place.tsx";
import { SubmitDialog } from "../dialog/submit-dialog.tsx";
import { FieldFrame } from "../form/field-frame.tsx";
import { Select } from "../menu/select.tsx";
import { CountedKinds, sumOfKinds } from "./counted-kinds.tsx";
import { handOverPreview } from "./hand-over-preview.ts";
import { personOptions } from "./person-options.tsx";

export interface BeingAway {
  person: string;
  /** One that is changed. */
  absence?: Absence | undefined;
  /** Chosen beforehand. */
  from?: string | undefined;
  until?: string | undefined;
  standIn?: string | undefined;
}

export function askAway(what: BeingAway): ReactNode {
  return <AwayDialog {...what} onClose={() => showQuestion(null)} />;
}

type Problems = Partial<Record<"from" | "until" | "standIn", string>>;

/** Milliseconds that the toast stays: there is more to take back. */
const toastStays = 10_000;
/** Somebody has to be named, be it nobody. */
const nobody = "nobody";

function AwayDialog({ person, absence, onClose, ...given }: BeingAway & { onClose: () => void }) {
  const { user } = useSession();
  const today = todayOf(person);
  const [from, setFrom] = useState(absence?.from ?? given.from ?? "");
  const [until, setUntil] = useState(absence?.until ?? given.until ?? "");
  const [without, setWithout] = useState<readonly MovedKind[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const isMe = person === user?._id;
  const name = isolate(firstNameOf(nameOfPerson(person)));
  const able = workersHere(user?.desk.people ?? []).filter(({ _id }) => _id !== person);
  const isAble = (one: string) => able.some(({ _id }) => _id === one);
  // Who has left, or only reads now, has to be replaced.
  const [standIn, setStandIn] = useState(() => {
    if (absence?.standIn === null) return nobody;
    const before = absence?.standIn ?? given.standIn;
    return before && isAble(before) ? before : "";
  });
  const to = isAble(standIn) ? standIn : undefined;
  const first = to && isolate(firstNameOf(nameOfPerson(to)));
  const isPeriod = isCalendarDate(from) && isCalendarDate(until) && from <= until;
  const absences = useQuery(absencesQuery).data;
  const theirs = absences?.find(
    (one) => one.person === to && isPeriod && one.from <= until && one.until >= from,
  );
  const { data: preview, isError } = useQuery({
    ...handOverPreview({ person, from, until }, to),
    enabled: isPeriod && to !== undefined,
  });
  const overlaps = preview?.overlaps ?? 0;
  const toCalendar = to === user?._id ? away.goToYourCalendar : away.goToCalendar(first ?? "");
  const asides: Record<MovedKind, string> = {
    tasks: to === user?._id ? away.goToYou : away.goTo(first ?? ""),
    appointments: overlaps > 0 ? away.withOverlaps(toCalendar, overlaps) : toCalendar,
  };
  const rows =
    preview &&
    movedKinds
      .map((kind) => ({
        kind,
        label: kind === "tasks" ? away.tasksDue : away.appointments,
        count: preview.counts[kind],
        aside: asides[kind],
      }))
      .filter(({ count }) => count > 0);
  const move =
    sumOfKinds(rows, without) > 0 ? movedKinds.filter((kind) => !without.includes(kind)) : [];

  const check = (): Problems => ({
    ...(!from && { from: rules.dayRequired }),
    ...(!until && { until: rules.dayRequired }),
    ...(from &&
      until &&
      until < from && { until: away.chooseAfter(formatDate(from, "shortWithYear")) }),
    ...(!standIn && { standIn: away.chooseStandIn }),
  });

  const save = async () => {
    if (busy) return;
    const found = check();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const body = { from, until, standIn: to ?? null, ...(to && { move }) };
    const options = {
      done: {
        text: isMe
          ? away.saved.me(formatAway({ from, until }))
          : away.saved.other(name, formatAway({ from, until })),
        autoClose: toastStays,
      },
      refresh: "first",
    } as const;
    try {
      if (absence) {
        const params = { id: absence._id };
        await write(absenceEndpoints.update, { params, body }, { ...options, base: absence });
      } else {
        await write(absenceEndpoints.create, { body: { person, ...body } }, options);
      }
      onClose();
    } catch (error) {
      const refused = problemsOf(error);
      setProblems(refused);
      if (Object.keys(refused).length === 0) sayFailed(error, away.notSaved);
    }
    setBusy(false);
  };

  const end = async () => {
    if (!absence || busy) return;
    setBusy(true);
    const isBack = absence.from < today;
    const ended = await succeeds(
      write(
        absenceEndpoints.remove,
        { params: { id: absence._id } },
        {
          done: isBack ? (isMe ? away.back.me : away.back.other(name)) : away.deleted,
          failed: away.notSaved,
          refresh: "first",
        },
      ),
    );
    setBusy(false);
    if (ended) onClose();
  };

  return (
    <SubmitDialog
      width="broad"
      title={isMe ? away.titleMe : away.title(name)}
      description={isMe ? away.explainMe : away.explain(name)}
      onClose={onClose}
      onSave={save}
      save={away.save}
      busy={busy}
      busyLabel={common.saving}
      instead={
        absence && (
          <Button variant="quiet" className="me-auto" onClick={() => void end()}>
            {absence.from < today ? away.backToday : away.delete}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-2 gap-4 to-700:grid-cols-1">
        <FieldFrame label={away.from} error={problems.from}>
          <DatePicker value={from} today={today} onChange={setFrom} />
        </FieldFrame>
        <FieldFrame label={away.lastDay} error={problems.until}>
          <DatePicker value={until} today={today} onChange={setUntil} checkedByForm />
        </FieldFrame>
      </div>
      <FieldFrame
        label={away.standsIn}
        error={problems.standIn}
        hint={theirs && away.saved.other(first ?? "", formatAway(theirs))}
      >
        <Select
          options={[...personOptions(able, 22), { value: nobody, label: away.nobody }]}
          value={standIn}
          onValueChange={setStandIn}
          marked
        />
      </FieldFrame>
      {isPeriod && to && (
        <CountedKinds
          legend={away.inThatTime}
          rows={rows}
          without={without}
          onWithout={setWithout}
          isFailed={isError}
        />
      )}
    </SubmitDialog>
  );
}

/** What the server says of a field, below it. */
function problemsOf(error: unknown): Problems {
  const errors = error instanceof ApiError ? error.errors : [];
  return Object.fromEntries(errors.map(({ path, msg }) => [path, msg]));
}
