import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { common } from "../../../shared/words/en/common.ts";
import { formatDate, formatTime } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Textarea } from "../../ui/form/field.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Select } from "../../ui/menu/select.tsx";
import { sayTimes, sayWhen } from "./booking-words.ts";
import { failed, useTold } from "./line-acts.ts";
import { timesQuery } from "./queries.ts";

/** Of times that are proposed. */
const most = 3;

/** Up to three free times to propose instead of the one that a customer asks for. */
export function ProposeDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { _id, name, date } = booking;
  const told = useTold(booking);
  const query = useQuery(timesQuery(_id));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [word, setWord] = useState("");
  const [isBusy, setBusy] = useState(false);
  const propose = async () => {
    setBusy(true);
    const request = { params: { id: _id }, body: { times: [...chosen], word } };
    const done = told("proposed");
    const isDone = await succeeds(write(bookingEndpoints.propose, request, { done, failed }));
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="broad"
      title={bookings.propose.title(isolate(firstNameOf(name)))}
      description={bookings.propose.text(sayWhen(date))}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel={bookings.propose.busy}
            disabled={chosen.length === 0}
            onClick={() => void propose()}
          >
            {bookings.propose.button(Math.max(chosen.length, 1))}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <Loaded
          query={query}
          failed={bookings.propose.loadFailed}
          loading={bookings.propose.loading}
        >
          {(times) => (
            <Times
              times={times.filter((time) => time !== date)}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </Loaded>
        <FieldFrame label={bookings.decline.wordTo(isolate(firstNameOf(name)))} optional>
          <Textarea
            rows={2}
            maxLength={2000}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </FieldFrame>
      </div>
    </Dialog>
  );
}

interface TimesProps {
  times: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

function Times({ times, chosen, onChoose }: TimesProps) {
  const days = Map.groupBy(times, (time) => time.slice(0, 10));
  const [first = ""] = days.keys();
  const [day, setDay] = useState(first);
  if (times.length === 0) return <p className="text-ink-2">{bookings.propose.noneFree}</p>;
  const toggle = (time: string) => {
    const others = chosen.filter((one) => one !== time);
    onChoose(others.length < chosen.length ? others : [...chosen, time].sort());
  };
  return (
    <>
      <FieldFrame label={bookings.propose.day}>
        <Select
          value={day}
          onValueChange={setDay}
          options={[...days.keys()].map((value) => ({
            value,
            label: formatDate(value, "weekday"),
          }))}
        />
      </FieldFrame>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers */}
      <div
        role="group"
        aria-label={bookings.propose.times}
        className="grid grid-cols-4 gap-2 to-700:grid-cols-3"
      >
        {days.get(day)?.map((time) => {
          const isChosen = chosen.includes(time);
          return (
            <button
              key={time}
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= most}
              onClick={() => toggle(time)}
              className={cx(
                "digits h-[38px] rounded-2 border text-14 disabled:opacity-50 to-700:h-11",
                isChosen
                  ? "border-accent bg-accent-wash font-semibold text-accent"
                  : "border-control bg-raised hover:bg-raised-hover",
              )}
            >
              {formatTime(time)}
            </button>
          );
        })}
      </div>
      <p className="text-13 leading-[18px] text-ink-2" aria-live="polite">
        {chosen.length === 0 ? bookings.propose.choose : sayTimes(chosen)}
      </p>
    </>
  );
}
