import { useRef, useState } from "react";
import type { calendarEndpoints } from "../../../../shared/calendar.ts";
import { addDays, daysBetween } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { isOver } from "../../../../shared/outcomes.ts";
import type { Scope } from "../../../../shared/scopes.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { series } from "../../../../shared/words/en/series.ts";
import type { AnswerOf } from "../../../lib/api.ts";
import { KeptNote } from "../../../lib/browser/kept.tsx";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import { withinSentence } from "../../../lib/format/first-letter.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { ask } from "../../../ui/dialog/question-place.tsx";
import { ChoiceRows } from "../../../ui/form/choice-rows.tsx";
import { describeRepeat } from "./repeat-words.ts";

export interface ScopeQuestion {
  act: "move" | "change" | "delete";
  /** As it is now. */
  appointment: Appointment;
  /** Of a move: its new date. */
  to?: string;
  /** The repeat itself changes, which one time alone cannot do. */
  isRuleNew?: boolean;
}

type Covers = AnswerOf<typeof calendarEndpoints.scopes>["data"];

/** Asks over whichever screen is on; of what is over, a move needs no question. */
export function showScopes(
  question: ScopeQuestion,
  covers: Covers,
  now: string,
): Promise<Scope | null> {
  const offered = offeredScopes(question, covers, now);
  if (question.act === "move" && offered.length === 1) return Promise.resolve(offered[0] ?? null);
  return ask<Scope | null>(null, (onAnswer) => (
    <ScopeDialog {...question} {...{ covers, offered, onAnswer }} />
  ));
}

type ScopeDialogProps = ScopeQuestion & {
  covers: Covers;
  offered: readonly Scope[];
  onAnswer: (scope: Scope | null) => void;
};

function ScopeDialog({ act, appointment, to, covers, offered, onAnswer }: ScopeDialogProps) {
  const { title, date, customer, repeat, original } = appointment;
  const [scope, setScope] = useState<Scope>(offered[0] ?? "all");
  const rows = useRef<HTMLDivElement>(null);
  const often = withinSentence(describeRepeat(repeat, original ?? date));
  const { count } = covers.all;
  const isDeletion = act === "delete";
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(null)}
      title={series.scope[act](isolate(title))}
      tone={isDeletion ? "danger" : "plain"}
      cancelLabel={isDeletion ? series.scope.keep : common.cancel}
      confirmLabel={describeAct(act, affected(act, scope, covers))}
      onConfirm={() => onAnswer(scope)}
      initialFocus={isDeletion ? undefined : () => chosenIn(rows.current)}
      choice={
        offered.length > 1 && (
          <ChoiceRows
            ref={rows}
            className="mt-4"
            aria-label={series.scope.which}
            rows={offered.map((value) => ({
              value,
              label: series.scope[value],
              note: describeCover({ act, appointment, to }, value, covers),
            }))}
            value={scope}
            onValueChange={setScope}
            onEnter={isDeletion ? undefined : () => onAnswer(scope)}
          />
        )
      }
    >
      <p>
        {act === "move" && to && `${series.scope.fromTo(shortTime(date), shortTime(to))} `}
        {isDeletion && `${series.scope.withCustomer(isolate(customer.name))} `}
        {count === null ? series.scope.repeats(often) : series.scope.repeatsTimes(often, count)}
        {isDeletion && (
          <>
            {" "}
            <KeptNote />
          </>
        )}
      </p>
    </ConfirmDialog>
  );
}

function offeredScopes(
  { act, appointment, isRuleNew }: ScopeQuestion,
  covers: Covers,
  now: string,
): Scope[] {
  const isAllOver = (scope: Scope) => {
    const { last } = covers[scope];
    return last !== null && isOver({ date: last, duration: appointment.duration }, now);
  };
  return differingScopes(appointment.series === null, covers)
    .filter((scope) => !(isRuleNew && scope === "this"))
    .filter((scope) => act !== "move" || scope === "this" || isRuleNew || !isAllOver(scope));
}

/** Of the last time, "This and following appointments" would be "This appointment" once more. */
function differingScopes(isSeries: boolean, { this: one, following, all, over }: Covers): Scope[] {
  if (isSeries || all.count === 1) return ["all"];
  const isRest = following.count !== one.count && (following.count !== all.count || over > 0);
  return isRest && following.first !== all.first ? ["this", "following", "all"] : ["this", "all"];
}

/** How many the act is about; null without end. */
function affected(act: ScopeQuestion["act"], scope: Scope, covers: Covers): number | null {
  const { count } = covers[scope];
  return act === "move" && scope === "all" && count !== null ? count - covers.over : count;
}

/** "Move 6 Appointments" */
function describeAct(act: ScopeQuestion["act"], count: number | null): string {
  const { moveAll, changeAll, deleteAll, moveSome, changeSome, deleteSome } = series.scope;
  return count === null
    ? { move: moveAll, change: changeAll, delete: deleteAll }[act]
    : { move: moveSome, change: changeSome, delete: deleteSome }[act](count);
}

/** What a scope covers, with the dates it will have after a move. */
function describeCover({ act, appointment, to }: ScopeQuestion, scope: Scope, covers: Covers) {
  const { count, last } = covers[scope];
  const { date } = appointment;
  if (scope === "this") return formatDate(to ?? date, "weekday");
  const isEndless = count === null;
  if (scope === "following") {
    const days = to ? daysBetween(date.slice(0, 10), to.slice(0, 10)) : 0;
    const until = last && formatDate(addDays(last.slice(0, 10), days), "shortWithYear");
    return isEndless
      ? series.scope.fromDay(formatDate(to ?? date, "long"))
      : series.scope.untilDay(count, until ?? "");
  }
  const all = isEndless ? series.scope.endless : series.scope.count(count);
  if (covers.over === 0) return all;
  if (act === "delete") return series.scope.deletesPast(all, covers.over);
  if (act === "change") return series.scope.changesPast(all, covers.over);
  return series.scope.leavesPast(all, covers.over);
}

/** "Wed 10:30 AM" */
function shortTime(date: string): string {
  const day = formatDate(date, "shortWeekday");
  return date.length > 10 ? outcomes.nearTime(day, formatTime(date)) : day;
}

function chosenIn(rows: HTMLElement | null): HTMLElement | null {
  return rows?.querySelector<HTMLElement>("[aria-checked=true]") ?? null;
}
