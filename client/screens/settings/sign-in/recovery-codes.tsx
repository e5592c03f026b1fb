import { signin } from "../../../../shared/words/en/signin.ts";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { saveFile } from "../../../lib/browser/files.ts";
import { linkClass } from "../../../ui/page.tsx";

/** Shown once, to be kept elsewhere. */
export function RecoveryCodes({ title, codes }: { title: string; codes: readonly string[] }) {
  const text = codes.join("\n");
  const download = () =>
    saveFile(
      new File([`${signin.codes.fileTitle}\n\n${text}\n`], "client-desk-recovery-codes.txt", {
        type: "text/plain",
      }),
    );
  return (
    <section aria-label={signin.codes.label}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <b className="font-semibold">{title}</b>
        <span className="flex gap-3 text-13 print:hidden">
          <button
            type="button"
            className={linkClass}
            onClick={() => void copyText(text, signin.codes.copied)}
          >
            {signin.codes.copy}
          </button>
          <button type="button" className={linkClass} onClick={download}>
            {signin.codes.download}
          </button>
          <button type="button" className={linkClass} onClick={() => window.print()}>
            {signin.codes.print}
          </button>
        </span>
      </div>
      <ul className="grid grid-cols-5 gap-x-4 gap-y-1.5 border-y border-line py-3 font-[ui-monospace,SFMono-Regular,DejaVu_Sans_Mono,monospace] text-12 font-medium to-700:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-ink-3">{signin.codes.note}</p>
    </section>
  );
}
