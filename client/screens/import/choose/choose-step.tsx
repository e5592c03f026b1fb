import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { ImportFrame } from "../frame.tsx";
import { readInput } from "../read-input.ts";
import { useImport } from "../state.ts";
import { DropArea } from "./drop-area.tsx";
import { FileRead } from "./file-read.tsx";
import { guessKind, inOrder } from "./guess-kind.ts";

const restoring = lazyModule(() => import("../../restore/restore-dialog.tsx"));

/** A file is dropped, chosen or pasted; then the user sees how it was read. */
export function ChooseStep({ into }: { into: ImportKind }) {
  const { source } = useImport();
  const navigate = useNavigate();
  const [account, setAccount] = useState<File>();
  const part = restoring.use(account !== undefined, () => setAccount(undefined));
  const take = async (input: File | string, ...others: File[]) => {
    if (input instanceof File && (await isAccountFile(input))) return setAccount(input);
    const [first = input, ...waiting] =
      input instanceof File ? await inOrder([input, ...others], into) : [];
    const read = await readInput(first, waiting);
    const kind = read && guessKind(read, into);
    if (!kind || kind === into) return;
    void navigate({ to: "/dashboard/import", search: { into: kind }, replace: true });
  };
  const over = useDrop((...inputs) => void take(...inputs));
  return (
    <ImportFrame
      into={into}
      step="choose"
      sub={into === "customers" ? imports.choose.subCustomers : imports.choose.sub}
    >
      {account && part && (
        <part.RestoreDialog file={account} onClose={() => setAccount(undefined)} />
      )}
      {source ? (
        <FileRead into={into} source={source} />
      ) : (
        <>
          <DropArea over={over} onFiles={(...files) => void take(...files)} />
          <PasteField onTable={(text) => void take(text)} />
          <WhereFrom />
        </>
      )}
    </ImportFrame>
  );
}

/**
 * Takes files that are dropped anywhere on the page, and a file or a table that is pasted outside a
 * field. True while a file is dragged over the page.
 */
function useDrop(take: (input: File | string, ...others: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const onOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const [file, ...others] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    take(file, ...others);
  });
  const onPaste = useEffectEvent(({ target, clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData?.files ?? [];
    const text = clipboardData?.getData("text/plain");
    // Spreadsheets put a picture of the cells beside their text.
    if (!text && file) take(file);
    const inField = target instanceof Element && target.closest("input, textarea");
    if (text?.trim() && !inField) take(text);
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener("dragover", onOver, { signal });
    document.addEventListener("dragleave", onLeave, { signal });
    document.addEventListener("drop", onDrop, { signal });
    document.addEventListener("paste", onPaste, { signal });
    return () => ends.abort();
  }, []);
  return over;
}

/** Takes a table that is pasted, at once; one that is typed or dragged here, with a button. */
function PasteField({ onTable }: { onTable: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <div className="mt-6">
      <FieldFrame label={imports.choose.paste}>
        <Textarea
          rows={3}
          className="min-h-19!"
          placeholder={imports.choose.pasteHint}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (text !== "" || !/[\t\n]/.test(pasted.trim())) return;
            event.preventDefault();
            onTable(pasted);
          }}
        />
      </FieldFrame>
      {text.trim() !== "" && (
        <Button className="mt-2" onClick={() => onTable(text)}>
          {imports.choose.readTable}
        </Button>
      )}
    </div>
  );
}

const placesOf = () => [
  { program: "Google Contacts", how: imports.choose.google },
  { program: "Outlook", how: imports.choose.outlook },
  { program: "iCloud", how: imports.choose.icloud },
  { program: imports.choose.otherCrm, how: imports.choose.otherHow },
];

/** How to get a file out of the program that has the list now. */
function WhereFrom() {
  return (
    <section className="mt-7">
      <h2 className="mb-5 text-13 font-semibold">{imports.choose.where}</h2>
      <dl className="grid grid-cols-4 border-t border-line to-1040:grid-cols-2 to-700:grid-cols-1">
        {placesOf().map(({ program, how }) => (
          <div
            key={program}
            className="border-s border-line px-4 pt-3 pb-1 first:border-s-0 first:ps-0 to-1040:border-b to-1040:border-s-0 to-1040:py-2.5 to-1040:ps-0"
          >
            <dt className="text-13 font-semibold">{program}</dt>
            <dd className="text-13 text-ink-3">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Enough for what a Client Desk file says of itself before its first record. */
const head = 4096;

/** Whether a file is a whole account, which is restored and not matched. */
async function isAccountFile(file: File): Promise<boolean> {
  const start = await file.slice(0, head).text();
  return /^\ufeff?\s*\{/.test(start) && start.includes('"exportedAt"');
}
