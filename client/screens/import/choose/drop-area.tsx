import { Upload } from "lucide-react";
import { useEffect, useRef } from "react";
import { common } from "../../../../shared/words/en/common.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { stopReading } from "../read-input.ts";
import { useImport } from "../state.ts";

/** What browsers offer first; what a file is, is told by its content. */
const accepted = [
  ".csv,.tsv,.tab,.txt,.xlsx,.vcf,.ics,.json",
  "text/csv,text/tab-separated-values,text/vcard,text/calendar,application/json",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
].join();

type DropAreaProps = {
  /** A file is dragged over the page. */
  over: boolean;
  onFiles: (file: File, ...others: File[]) => void;
};

export function DropArea({ over, onFiles }: DropAreaProps) {
  const { reading, unreadable } = useImport();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // It was gone while the file was read.
  useEffect(() => {
    if (unreadable) button.current?.focus();
  }, [unreadable]);
  return (
    <section
      aria-label={imports.choose.file}
      className={cx(
        "grid min-h-[232px] place-content-center justify-items-center gap-1 rounded-2 p-6 text-center",
        over
          ? "bg-accent-wash outline-2 -outline-offset-2 outline-accent"
          : "border border-dashed border-control",
      )}
    >
      {reading !== null ? (
        <div role="status" className="grid justify-items-center gap-4">
          <p className="flex items-center gap-2.5 font-medium wrap-anywhere">
            <Spinner />
            {reading === ""
              ? imports.choose.readingTable
              : imports.choose.readingFile(isolate(reading))}
          </p>
          <Button onClick={stopReading}>{common.cancel}</Button>
        </div>
      ) : (
        <>
          <h2 className="section-title">{over ? imports.choose.drop : imports.choose.dropHere}</h2>
          {unreadable ? (
            <p role="alert" className="max-w-[60ch] font-medium text-danger">
              {unreadable}
            </p>
          ) : (
            <p className="text-ink-2">{imports.choose.kinds}</p>
          )}
          <Button
            ref={button}
            variant="primary"
            icon={<Upload />}
            className="mt-4"
            data-autofocus
            onClick={() => picker.current?.click()}
          >
            {imports.choose.button}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={accepted}
            aria-label={imports.choose.toImport}
            onChange={({ currentTarget }) => {
              const [file, ...others] = currentTarget.files ?? [];
              // The same file can be chosen again once it was changed.
              currentTarget.value = "";
              if (file) onFiles(file, ...others);
            }}
          />
        </>
      )}
    </section>
  );
}
