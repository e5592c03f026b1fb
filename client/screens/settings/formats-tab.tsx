import { type ReactNode, useState } from "react";
import type { User } from "../../../shared/account/auth.ts";
import type { FormatSettings } from "../../../shared/account/settings.ts";
import { dateInWords } from "../../../shared/dates/date-words.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import { formats as words } from "../../../shared/words/en/formats.ts";
import { languages } from "../../../shared/words/languages.ts";
import { offered } from "../../../shared/words/offered.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { formatClock, formatDate, startOfWeek, timeNow, today } from "../../lib/dates/dates.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { may } from "../../lib/people/rights.ts";
import { ChoiceGroup } from "../../ui/form/choice-group.tsx";
import { Input } from "../../ui/form/field.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { Select } from "../../ui/menu/select.tsx";
import { listCurrencies } from "./currencies.ts";
import { FormatsSample } from "./formats-sample.tsx";
import { SettingsColumns } from "./settings-columns.tsx";
import { ZoneField } from "./time-zone/zone-field.tsx";
import { useSavedMark, useSaveSettings } from "./use-save-settings.tsx";

const ofBrowser = "browser";
const dateOrders = ["mdy", "dmy", "ymd"] as const;
const clocks = [
  { value: "12", label: "12-hour" },
  { value: "24", label: "24-hour" },
] as const;
const firstDays = { "0": 0, "1": 1, "6": 6 } as const;
const numbers = ["1,234.56", "1.234,56", "1 234,56", "1’234.56"] as const;

/** How dates, times and money are written. Each choice applies and is saved at once. */
export function FormatsTab({ user }: { user: User }) {
  const { formats } = user.settings;
  const day = today();
  const { save, mark } = useSaveSettings();
  const zoneSaved = useSavedMark();
  const set = (chosen: Partial<FormatSettings>) =>
    void save(Object.keys(chosen).join(), { formats: chosen });
  return (
    <SettingsColumns aside={<FormatsSample day={day} />}>
      {import.meta.env.ALL_LANGUAGES && <LanguageSection chosen={formats.language} set={set} />}
      <FormSection title="Dates and Time" hint="You can type dates in any order.">
        <Choice sample={formatDate(day, "weekday")} note={`In tables: ${formatDate(day)}`}>
          <FieldFrame label="Date" aside={mark("date")} group>
            <ChoiceGroup
              options={dateOrders.map((value) => ({
                value,
                label: dateInWords(day, "shortWithYear", value),
              }))}
              value={formats.date}
              onValueChange={(date) => set({ date })}
            />
          </FieldFrame>
        </Choice>
        <Choice sample={formatClock("14:15")}>
          <FieldFrame label="Clock" aside={mark("clock")} group>
            <ChoiceGroup
              options={clocks}
              value={formats.clock}
              onValueChange={(clock) => set({ clock })}
            />
          </FieldFrame>
        </Choice>
        <Choice sample={weekdays(day)}>
          <FieldFrame label="First day of the week" aside={mark("weekStart")} group>
            <ChoiceGroup
              options={[
                { value: "0", label: "Sunday" },
                { value: "1", label: "Monday" },
                { value: "6", label: "Saturday" },
              ]}
              value={`${formats.weekStart}`}
              onValueChange={(first) => set({ weekStart: firstDays[first] })}
            />
          </FieldFrame>
        </Choice>
        <Choice sample={formatClock(timeNow())} note={formatDate(day, "weekday")}>
          <FieldFrame
            label="Time zone"
            hint="For today, reminders, emails and subscribed calendars, wherever you are."
            aside={zoneSaved.mark("timeZone")}
          >
            <div className="max-w-[320px]">
              <ZoneField user={user} onSaved={() => zoneSaved.tell("timeZone")} />
            </div>
          </FieldFrame>
        </Choice>
      </FormSection>
      <FormSection title="Money and Numbers" hint="Amounts aren’t converted.">
        <Choice sample={formatMoney(12_500.5)}>
          <FieldFrame label="Currency" aside={mark("currency")}>
            <div className="max-w-[320px]">
              <CurrencyField value={formats.currency} onChange={(currency) => set({ currency })} />
            </div>
          </FieldFrame>
        </Choice>
        <Choice sample={formatNumber(10_260_920.37, 2)}>
          <FieldFrame label="Numbers" aside={mark("numbers")} group>
            <ChoiceGroup
              options={numbers.map((value) => ({ value, label: value }))}
              value={formats.numbers}
              onValueChange={(chosen) => set({ numbers: chosen })}
            />
          </FieldFrame>
        </Choice>
      </FormSection>
    </SettingsColumns>
  );
}

type LanguageSectionProps = {
  chosen: FormatSettings["language"];
  set: (chosen: Partial<FormatSettings>) => void;
};

function LanguageSection({ chosen, set }: LanguageSectionProps) {
  return (
    <FormSection title={words.language} hint={words.languageHint}>
      <div className="max-w-[320px]">
        <Select
          aria-label={words.language}
          options={[
            { value: ofBrowser, label: words.ofBrowser },
            ...offered.map((code) => ({ value: code, label: languages[code].name })),
          ]}
          value={chosen ?? ofBrowser}
          onValueChange={(code) => set({ language: code === ofBrowser ? null : code })}
        />
      </div>
    </FormSection>
  );
}

type ChoiceProps = {
  /** How it looks with what is chosen. */
  sample: string;
  note?: string;
  children: ReactNode;
};

function Choice({ sample, note, children }: ChoiceProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_200px] items-center gap-x-6 gap-y-2 border-b border-line pb-[18px] last:border-b-0 last:pb-0 to-700:grid-cols-1">
      {children}
      <p className="digits self-end pb-[9px] text-end text-ink-2 to-700:pb-0 to-700:text-start">
        {sample}
        {note && <small className="block text-12 leading-4 text-ink-3">{note}</small>}
      </p>
    </div>
  );
}

/** "Su Mo Tu We Th Fr Sa" */
function weekdays(day: string): string {
  const first = startOfWeek(day);
  return [0, 1, 2, 3, 4, 5, 6]
    .map((days) => formatDate(addDays(first, days), "longWeekday").slice(0, 2))
    .join(" ");
}

/** The list is loaded after the page. */
const lists = lazyModule(() => import("../../ui/menu/combobox.tsx"));

type CurrencyFieldProps = { value: string; onChange: (code: string) => void };

/** Any currency, found by its name or its code. */
function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  const [currencies] = useState(listCurrencies);
  const list = lists.use(true);
  // It is the desk's.
  const disabled = !may("desk");
  const chosen = currencies.find((one) => one.value === value) ?? { value, label: value };
  if (!list) return <Input value={chosen.label} readOnly />;
  return (
    <list.Combobox
      items={currencies}
      value={chosen}
      onValueChange={(next) => next && onChange(next.value)}
      disabled={disabled}
      emptyText="No such currency"
    />
  );
}
