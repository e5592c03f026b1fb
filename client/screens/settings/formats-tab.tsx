import { type ReactNode, useEffect, useRef, useState } from "react";
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
import { takesFocus } from "../../lib/language/kept-focus.ts";
import { shownTongue } from "../../lib/language/tongue.ts";
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
const isEnglish = shownTongue().startsWith("en");
/** Other languages have one of their own. */
const dateOrders = isEnglish ? (["mdy", "dmy", "ymd"] as const) : (["dmy", "ymd"] as const);
const clocks = ["12", "24"] as const;
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
      <LanguageSection chosen={formats.language} set={set} />
      <FormSection title={words.dates} hint={words.datesHint}>
        <Choice sample={formatDate(day, "weekday")} note={words.inTables(formatDate(day))}>
          <FieldFrame label={words.date} aside={mark("date")} group>
            <ChoiceGroup
              options={dateOrders.map((value) => ({
                value,
                label: dateInWords(day, "shortWithYear", value, shownTongue()),
              }))}
              value={isEnglish || formats.date === "ymd" ? formats.date : "dmy"}
              onValueChange={(date) => set({ date })}
            />
          </FieldFrame>
        </Choice>
        <Choice sample={formatClock("14:15")}>
          <FieldFrame label={words.clock} aside={mark("clock")} group>
            <ChoiceGroup
              options={clocks.map((value) => ({ value, label: words.clocks[value] }))}
              value={formats.clock}
              onValueChange={(clock) => set({ clock })}
            />
          </FieldFrame>
        </Choice>
        <Choice sample={weekdays(day)}>
          <FieldFrame label={words.firstDay} aside={mark("weekStart")} group>
            <ChoiceGroup
              options={[
                { value: "0", label: weekdayName(0) },
                { value: "1", label: weekdayName(1) },
                { value: "6", label: weekdayName(6) },
              ]}
              value={`${formats.weekStart}`}
              onValueChange={(first) => set({ weekStart: firstDays[first] })}
            />
          </FieldFrame>
        </Choice>
        <Choice sample={formatClock(timeNow())} note={formatDate(day, "weekday")}>
          <FieldFrame label={words.zone} hint={words.zoneHint} aside={zoneSaved.mark("timeZone")}>
            <div className="max-w-[320px]">
              <ZoneField user={user} onSaved={() => zoneSaved.tell("timeZone")} />
            </div>
          </FieldFrame>
        </Choice>
      </FormSection>
      <FormSection title={words.money} hint={words.moneyHint}>
        <Choice sample={formatMoney(12_500.5)}>
          <FieldFrame label={words.currency} aside={mark("currency")}>
            <div className="max-w-[320px]">
              <CurrencyField value={formats.currency} onChange={(currency) => set({ currency })} />
            </div>
          </FieldFrame>
        </Choice>
        <Choice sample={formatNumber(10_260_920.37, 2)}>
          <FieldFrame label={words.numbers} aside={mark("numbers")} group>
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
  const field = useRef<HTMLButtonElement>(null);
  // Whoever has chosen another language goes on where they were.
  useEffect(() => {
    if (takesFocus("language")) field.current?.focus();
  }, []);
  return (
    <FormSection title={words.language} hint={words.languageHint}>
      <div className="max-w-[320px]">
        <Select
          ref={field}
          name="language"
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

/** Any Sunday. */
const sunday = "2026-11-22";

function weekdayName(day: number): string {
  return formatDate(addDays(sunday, day), "longWeekday");
}

/** "Su Mo Tu We Th Fr Sa" */
function weekdays(day: string): string {
  const first = startOfWeek(day);
  return [0, 1, 2, 3, 4, 5, 6]
    .map((days) => formatDate(addDays(first, days), "narrowWeekday"))
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
      emptyText={words.noCurrency}
    />
  );
}
