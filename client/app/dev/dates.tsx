import { useState } from "react";
import { AnswerButtons } from "../../screens/calendar/wrap-up/answer-buttons.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { DatePicker } from "../../ui/dates/date-picker.tsx";
import { DateTimePicker } from "../../ui/dates/date-time-picker.tsx";
import { DateTimePopup } from "../../ui/dates/date-time-popup.tsx";
import { DayButton, dayChipClass } from "../../ui/dates/day-button.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { Duo } from "../../ui/form/form-section.tsx";
import { Row, ringed } from "./row.tsx";

/** Dates, times and the days of a month. */
export function Dates() {
  const [at, setAt] = useState("2026-11-20T15:00");
  const [past, setPast] = useState(false);
  const [day, setDay] = useState("2026-11-20");
  const [moved, setMoved] = useState("2026-11-20T10:30");
  const [moving, setMoving] = useState<HTMLElement | null>(null);
  return (
    <>
      <Row name="Dates" block>
        <Duo>
          <FieldFrame label="Date and time">
            <DateTimePicker
              value={at}
              onChange={setAt}
              now="2026-11-20T13:20"
              past={{ allowed: past, onChange: setPast }}
              marked={new Set(["2026-11-20", "2026-11-24", "2026-11-25", "2026-11-30"])}
              takenTimes={
                new Map([
                  ["14:15", "Hull survey walkthrough"],
                  ["16:00", "Quote sign-off call"],
                ])
              }
            />
          </FieldFrame>
          <FieldFrame label="Last contact" hint="Today or earlier">
            <DatePicker value={day} onChange={setDay} today="2026-11-20" max="2026-11-20" />
          </FieldFrame>
        </Duo>
      </Row>
      <Row name="Move, outcome">
        <Button
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setMoving(moving ? null : currentTarget)}
        >
          Move…
        </Button>
        <DateTimePopup
          label="Move Quarterly review"
          anchor={moving}
          open={moving !== null}
          onOpenChange={(open) => open || setMoving(null)}
          value={moved}
          onChange={setMoved}
          today="2026-11-20"
          step={15}
          takenTimes={new Map([["14:15", "Hull survey walkthrough"]])}
          done={`Move to ${moved}`}
          ready={moved !== "2026-11-20T10:30"}
          onTime={() => setMoving(null)}
          onDone={() => setMoving(null)}
        />
        <AnswerButtons title="Quarterly review" onChoose={() => {}} />
      </Row>
      <Row name="Day button">
        <DayButton day={day} today="2026-11-20" onPick={setDay} className={dayChipClass}>
          {day}
        </DayButton>
      </Row>
      <Row name="Day">
        <span className="calendar-day">14</span>
        <span className="calendar-day" data-marked>
          17
        </span>
        <span className="calendar-day" data-marked aria-current="date">
          20
        </span>
        <span className="calendar-day" data-marked data-chosen>
          20
        </span>
        <span className={cx("calendar-day", ringed)}>21</span>
        <span className="calendar-day" data-outside>
          1
        </span>
      </Row>
    </>
  );
}
