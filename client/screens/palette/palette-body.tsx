import { Autocomplete } from "@base-ui/react/autocomplete";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { palette } from "../../../shared/words/en/palette.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { may } from "../../lib/people/rights.ts";
import { NotSaved } from "../../ui/form/not-saved.tsx";
import { Failed } from "../../ui/states.tsx";
import type { PaletteGroup, PaletteItem, PaletteResults, PaletteStep } from "./items/items.ts";
import { OpenReading } from "./line/reading-lines.tsx";
import type { NewCustomer } from "./new-customer.ts";
import { PaletteField } from "./palette-field.tsx";
import { PaletteFooter } from "./palette-footer.tsx";
import { PaletteGroupLines } from "./palette-lines.tsx";
import { usePaletteResults } from "./use-palette-results.ts";

type PaletteBodyProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Takes a pasted text that is a signature. */
  onSignature: (pasted: string) => boolean;
  /** Opens the form for somebody of whom this is known. */
  onNewCustomer: (known: NewCustomer) => void;
  onClose: () => void;
  onLogout: () => void;
};

type Way = "open" | "edit" | "follow" | "form";

export function PaletteBody({
  inputRef,
  onSignature,
  onNewCustomer,
  onClose,
  onLogout,
}: PaletteBodyProps) {
  const [step, setStep] = useState<PaletteStep>("anything");
  const [text, setText] = useState("");
  /** The value of the highlighted item; item objects are created again each time. */
  const [litValue, setLitValue] = useState<string>();
  /** Enter was pressed before the results arrived. */
  const waiting = useRef<Way>(null);
  /** The item was chosen with arrows or pointer, even if results are still loading. */
  const pointed = useRef(false);
  /** What was chosen is being done. */
  const [busy, setBusy] = useState(false);
  /** How often this line could not be saved. */
  const [unsaved, setUnsaved] = useState(0);
  const typed = text.trim();

  const type = (next: string) => {
    setText(next);
    setUnsaved(0);
    waiting.current = null;
    pointed.current = false;
  };
  const ask = (next: PaletteStep, line = "") => {
    setStep(next);
    type(line);
    inputRef.current?.focus();
  };
  const fill = (line: string) => ask(step, line);
  const newCustomer = onNewCustomer;
  const answers = usePaletteResults({ step, typed, ask, fill, newCustomer, onLogout });
  const { groups, settled, failed } = answers;
  const lit = groups.flatMap(({ items }) => items).find(({ value }) => value === litValue);

  const run = async (item: PaletteItem | undefined, way: Way = "open") => {
    if (!item || busy) return;
    const result = runOf(item, way)();
    if (!result) {
      if (!item.stays) onClose();
      return;
    }
    setBusy(true);
    const done = await result;
    setBusy(false);
    if (done) onClose();
    else setUnsaved((count) => count + 1);
  };

  useEffect(() => {
    const way = waiting.current;
    if (!settled || !way) return;
    waiting.current = null;
    // After a failure, nothing may open that was not meant.
    if (!failed) void run(groups[0]?.items[0], way);
  });

  const onKeyDown = (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && text === "" && step !== "anything") ask("anything");
    const way = wayOf(event, lit);
    if (!way) return;
    if (settled || pointed.current) {
      // The list itself handles plain Enter.
      if (way === "open") return;
      event.preventDefault();
      event.preventBaseUIHandler?.();
      void run(lit, way);
      return;
    }
    event.preventDefault();
    event.preventBaseUIHandler?.();
    waiting.current = way;
  };

  return (
    <Autocomplete.Root<PaletteGroup>
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      value={text}
      onValueChange={(next, { reason }) => {
        // Choosing an item must not write its name into the field.
        if (reason === "input-change" || reason === "input-clear") type(next);
      }}
      onItemHighlighted={(item, { reason }) => {
        // as: the groups are the root's items, the highlighted one is an item in them.
        setLitValue((item as PaletteItem | undefined)?.value);
        if (reason !== "none") pointed.current = true;
      }}
    >
      <PaletteField
        inputRef={inputRef}
        step={step}
        busy={!settled || busy}
        text={text}
        parts={answers.parts}
        onPaste={(pasted) => step === "anything" && onSignature(pasted)}
        onKeyDown={onKeyDown}
        onLeaveStep={() => ask("anything")}
        onClose={onClose}
      />
      <Autocomplete.Status className="sr-only">
        {settled ? announce(answers, typed) : null}
      </Autocomplete.Status>
      {failed && (
        <Failed
          title={palette.unavailable}
          onRetry={answers.retry}
          retrying={answers.retrying}
          className="mx-4 border-t-0"
        />
      )}
      <NotSaved times={unsaved} className="mx-4 mt-3" />
      {settled && !failed && (answers.nothing || groups.length === 0) && (
        <NoResults step={step} typed={typed} />
      )}
      {answers.reading && <OpenReading reading={answers.reading} />}
      <Autocomplete.List className="palette-list" aria-label={palette.results} aria-busy={!settled}>
        {(group: PaletteGroup) => (
          <PaletteGroupLines
            key={group.value}
            group={group}
            typed={answers.parts ? "" : typed}
            onChoose={(item) => void run(item)}
          />
        )}
      </Autocomplete.List>
      {answers.more ? (
        <p className="border-t border-line px-4 py-2 text-13 text-ink-3">
          {palette.more(answers.more)}
        </p>
      ) : null}
      <PaletteFooter
        canEdit={lit?.edit !== undefined && may("write")}
        canGoBack={step !== "anything"}
        act={lit?.act}
      />
    </Autocomplete.Root>
  );
}

/** For screen readers, which do not see the list change. */
function announce({ groups, reading, nothing }: PaletteResults, typed: string): string | null {
  if (typed === "") return null;
  const read = reading ?? groups[0]?.items[0]?.reading;
  if (read)
    return [palette.does(read.act, read.title), ...read.lines.map(({ text }) => text)].join(", ");
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (nothing && count > 0) return palette.onlySuggestions(count);
  return count === 0 ? palette.noResults : palette.count(count);
}

/** What a key does with the highlighted item; null if it is no such key. */
function wayOf(
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  lit: PaletteItem | undefined,
): Way | null {
  if (key === "Tab" && !shiftKey && lit?.act?.form) return "form";
  if (key !== "Enter" || altKey) return null;
  if (shiftKey) return lit?.act?.follow ? "follow" : null;
  return ctrlKey || metaKey ? "edit" : "open";
}

function runOf(item: PaletteItem, way: Way): PaletteItem["run"] {
  if (way === "edit" && item.edit) return item.edit;
  if (way === "follow" && item.act?.follow) return item.act.follow.run;
  if (way === "form" && item.act?.form) return item.act.form.run;
  return item.run;
}

/** Names the search, and what can be searched. */
function NoResults({ step, typed }: { step: PaletteStep; typed: string }) {
  return (
    <div className="px-4 py-5">
      <p className="font-semibold">{titleOf(step, typed)}</p>
      <p className="text-13 text-ink-3">{hintOf(step, typed)}</p>
    </div>
  );
}

function titleOf(step: PaletteStep, typed: string): string {
  const nothing = palette.nothing;
  const what = isolate(typed);
  if (step === "day") return nothing.day(what);
  if (step === "company") return typed ? nothing.company(what) : nothing.companyYet;
  return step === "call" || step === "task" ? nothing.person(what) : nothing.anything(what);
}

function hintOf(step: PaletteStep, typed: string): string {
  return step === "company" && !typed ? palette.hints.companyYet : palette.hints[step];
}
