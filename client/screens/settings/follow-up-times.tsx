import { useEffect, useId, useRef, useState } from "react";
import { type FollowUp, type FollowUpDays, followUpEndpoints } from "../../../shared/follow-up.ts";
import { attentionDays, type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { common } from "../../../shared/words/en/common.ts";
import { settings } from "../../../shared/words/en/settings.ts";
import { StatusBadge } from "../../kinds/customers/status.tsx";
import { listed } from "../../lib/format/listed.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { write } from "../../lib/write/write.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Input } from "../../ui/form/field.tsx";

/** Milliseconds after the last key. */
const typingPause = 500;

const suggested = customerStatuses.map((status) => attentionDays[status]);

interface FollowUpTimesProps {
  followUp: FollowUp;
  date: string;
}

/** A row for each status; what is typed is saved by itself. */
export function FollowUpTimes({ followUp, date }: FollowUpTimesProps) {
  // Another number has the fields show what is saved.
  const [reset, setReset] = useState(0);
  const save = async (days: Partial<FollowUpDays>) => {
    const { queryKey } = followUpQuery(date);
    const answer = await write(
      followUpEndpoints.update,
      { query: { on: date }, body: { days } },
      { failed: settings.followUp.saveFailed, refresh: "first" },
    ).catch(() => null);
    if (answer) queryClient.setQueryData(queryKey, answer.data);
  };
  const isSuggested = customerStatuses.every(
    (status) => followUp.days[status] === attentionDays[status],
  );
  const suggest = async () => {
    await save(attentionDays);
    // What is saved is told to screens a moment later.
    setTimeout(() => setReset(reset + 1));
  };
  return (
    <div>
      {customerStatuses.map((status) => (
        <StatusRow
          key={`${status} ${reset}`}
          status={status}
          days={followUp.days[status]}
          now={followUp.neglected[status]}
          onChange={(days) => save({ [status]: days })}
        />
      ))}
      <p className="pt-3 text-13 text-ink-3">
        {settings.followUp.suggested(listed(suggested.map(String)), suggested.at(-1) ?? 0)}{" "}
        {!isSuggested && (
          <button type="button" className="link hit-area" onClick={() => void suggest()}>
            {settings.followUp.useSuggested}
          </button>
        )}
      </p>
    </div>
  );
}

interface StatusRowProps {
  status: CustomerStatus;
  /** Null: never. */
  days: number | null;
  /** How many need attention. */
  now: number;
  onChange: (days: number | null) => Promise<void>;
}

function StatusRow({ status, days, now, onChange }: StatusRowProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(days ?? ""));
  const isNever = days === null;
  const isWrong = !isNever && !isDays(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<number>(undefined);
  const saveWaiting = () => {
    clearTimeout(timer.current);
    if (waiting.current !== undefined) void onChange(waiting.current);
    waiting.current = undefined;
  };
  // Who leaves the page within the pause has typed it all the same.
  const last = useRef(saveWaiting);
  last.current = saveWaiting;
  useEffect(() => () => last.current(), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    waiting.current = isDays(text) ? Number(text) : undefined;
    timer.current = setTimeout(saveWaiting, typingPause);
  };
  const setNever = (never: boolean) => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    if (!never) setTyped(String(attentionDays[status]));
    void onChange(never ? null : attentionDays[status]);
  };
  return (
    <fieldset
      aria-label={common.statuses[status]}
      className="grid min-h-[54px] grid-cols-[160px_minmax(160px,auto)_90px_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-2 to-700:grid-cols-[minmax(0,1fr)_auto] to-700:gap-y-2"
    >
      <span>
        <StatusBadge status={status} />
      </span>
      <span className="order-none flex items-center gap-2 to-700:order-3">
        <label htmlFor={id} className="text-13 text-ink-3">
          {settings.followUp.after}
        </label>
        <span className="w-[72px] flex-none">
          <Input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            disabled={isNever}
            value={isNever ? "" : typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            className="digits text-end disabled:border-dashed disabled:bg-well"
            onChange={({ target }) => type(target.value)}
            onBlur={saveWaiting}
          />
        </span>
        <span>{settings.followUp.days(Number(typed))}</span>
      </span>
      <Checkbox checked={isNever} onCheckedChange={setNever} className="to-700:order-4">
        {settings.followUp.never}
      </Checkbox>
      <span className="digits text-end text-13 text-ink-3">
        {isNever ? settings.followUp.noReminders : settings.followUp.now(now)}
      </span>
      {isWrong && (
        <p
          id={`${id}-wrong`}
          role="alert"
          className="col-span-full mt-1 text-13 text-danger to-700:order-5"
        >
          {settings.followUp.wrong}
        </p>
      )}
    </fieldset>
  );
}

function isDays(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 730;
}

/** The user's follow-up times, and who needs attention as of this day. */
export function followUpQuery(on: string) {
  return queryOf({
    key: ["followUp", on],
    endpoint: followUpEndpoints.get,
    query: { on },
    failed: () => settings.followUp.loadFailed,
  });
}
