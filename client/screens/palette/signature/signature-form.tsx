import { UserPlus, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import type { Signature } from "../../../../shared/read-signature/read-signature.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { signature } from "../../../../shared/words/en/signature.ts";
import { statusChoices } from "../../../kinds/customers/status.tsx";
import { isolate } from "../../../lib/format/isolate.ts";
import { printKey } from "../../../lib/shortcuts/shortcuts.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Input, Textarea } from "../../../ui/form/field.tsx";
import { Combobox } from "../../../ui/menu/combobox.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { Kbd } from "../../../ui/text/kbd.tsx";
import { type SignatureProblems, useSignature } from "./use-signature.ts";

export interface Pasted {
  text: string;
  read: Signature;
}

/** Without a text, somebody who was named in a line. */
export function titleOf({ text }: Pasted): string {
  return text === "" ? signature.addTitle : signature.title;
}

/** A pasted signature: what was found in it, to be added as a customer. */
export function SignatureForm({ text, read, onClose }: Pasted & { onClose: () => void }) {
  const form = useSignature(read, onClose);
  const { values, change, status, setStatus, company, problems, busy, known, add, edit } = form;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void add();
  };
  const missing = values.name === "" ? "name" : "email";
  const field = (name: "name" | "email" | "phone", label: string, type = "text") => (
    <Row label={label} problem={problems[name]}>
      {(wiring) => (
        <Input
          {...wiring}
          type={type}
          autoComplete="off"
          // What is missing comes next.
          autoFocus={text === "" && name === missing}
          value={values[name]}
          onChange={({ target }) => change(name, target.value)}
        />
      )}
    </Row>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the fields inside
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="flex h-14 flex-none items-center gap-3 border-b border-line-strong px-4 to-700:pe-1.5">
        <UserPlus className="size-[18px] flex-none text-ink-3" />
        <h2 className="flex-1 text-16 font-normal text-ink-3">
          {text === "" ? signature.addTitle : signature.lines(read.lines)}
        </h2>
        <span className="to-700:hidden">
          <Kbd>Esc</Kbd>
        </span>
        <span className="hidden to-700:block">
          <IconButton label={common.close} tip={false} onClick={onClose}>
            <X />
          </IconButton>
        </span>
      </div>
      <div className="signature-rows grid grid-cols-[128px_minmax(0,1fr)] content-start min-h-0 pt-1 pb-2 overflow-y-auto to-700:flex-1 to-700:grid-cols-[84px_minmax(0,1fr)]">
        {text !== "" && (
          <>
            <div className="field-label signature-head">{signature.pasted}</div>
            <div className="field-body">
              <PastedText text={text.trim()} used={shifted(text, read.used)} />
            </div>
          </>
        )}
        {field("name", signature.name)}
        {field("email", signature.email, "email")}
        {known && (
          <>
            <div className="field-label" />
            <p className="field-body gap-2 min-h-7 pb-1.5 text-notice text-13/[inherit]">
              {signature.hasEmail(isolate(known.name))}
              <button type="button" className={linkClass} onClick={known.open}>
                {signature.open}
              </button>
            </p>
          </>
        )}
        {field("phone", signature.phone, "tel")}
        <Row label={signature.company} aside={company.kind}>
          {() => (
            <Combobox
              aria-label={signature.company}
              items={company.options}
              value={company.chosen}
              onValueChange={company.choose}
              onInputValueChange={company.search}
              loading={company.loading}
              placeholder={signature.whichCompany}
            />
          )}
        </Row>
        <Row label={signature.about} problem={problems.about}>
          {(wiring) => (
            <Textarea
              {...wiring}
              rows={rowsOf(values.about)}
              className="min-h-[38px]!"
              value={values.about}
              onChange={({ target }) => change("about", target.value)}
            />
          )}
        </Row>
        <Row label={signature.status}>
          {() => (
            <Select
              aria-label={signature.status}
              options={statusChoices}
              value={status}
              onValueChange={setStatus}
            />
          )}
        </Row>
      </div>
      <div className="flex flex-none items-center gap-2 border-t border-line px-4 py-[9px] text-12 text-ink-3">
        <span className="inline-flex items-center gap-1.5 to-700:hidden">
          <Kbd>{printKey("Mod")}</Kbd>
          <Kbd>Enter</Kbd>
          {signature.addKey}
        </span>
        <span role="alert" className="text-danger">
          {problems.form}
        </span>
        <span className="ms-auto flex gap-2 to-700:w-full to-700:*:flex-1">
          {edit && (
            <Button variant="quiet" size="sm" onClick={edit}>
              {signature.editInForm}
            </Button>
          )}
          <Button
            variant="primary"
            size="sm"
            busy={busy}
            autoFocus={text !== ""}
            onClick={() => void add()}
          >
            {signature.add}
          </Button>
        </span>
      </div>
    </div>
  );
}

interface Wiring {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

type RowProps = {
  label: string;
  problem?: SignatureProblems["name"];
  aside?: string | null;
  children: (wiring: Wiring) => ReactNode;
};

function Row({ label, problem, aside, children }: RowProps) {
  const id = useId();
  const wiring = {
    id,
    ...(problem && { "aria-invalid": true as const, "aria-describedby": `${id}p` }),
  };
  return (
    <>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-body">
        <div className="flex-1 min-w-0">
          {children(wiring)}
          {problem && (
            <p id={`${id}p`} className="mt-1 text-13 text-danger">
              {problem}
            </p>
          )}
        </div>
        <span className="flex-none w-27.5 text-ink-3 text-12/[inherit] to-700:hidden">{aside}</span>
      </div>
    </>
  );
}

/** About as many as it takes in the narrow field of a phone, up to four. */
function rowsOf(text: string): number {
  const rows = text.split("\n").map((line) => Math.max(1, Math.ceil(line.length / 34)));
  return Math.min(
    4,
    rows.reduce((sum, one) => sum + one, 0),
  );
}

/** As places in the text without what surrounds it. */
function shifted(text: string, used: Signature["used"]): Signature["used"] {
  const cut = text.length - text.trimStart().length;
  return used.map(({ start, end }) => ({ start: start - cut, end: end - cut }));
}

type PastedTextProps = { text: string; used: readonly { start: number; end: number }[] };

/** What was pasted, with what was used of it underlined. */
function PastedText({ text, used }: PastedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const span of used) {
    parts.push(text.slice(end, span.start));
    parts.push(
      <mark className="pb-px border-b-2 border-accent bg-transparent text-ink" key={span.start}>
        {text.slice(span.start, span.end)}
      </mark>,
    );
    end = span.end;
  }
  return (
    <div
      dir="auto"
      className="max-h-55 pt-3 pb-3.5 overflow-y-auto text-ink-2 text-13/5.5 whitespace-pre-line wrap-anywhere"
    >
      {parts}
      {text.slice(end)}
    </div>
  );
}
