import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { letters } from "../../../../shared/words/en/letters.ts";
import { customerQuery } from "../../../kinds/customers/queries.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import type { ComposerState } from "./use-composer.ts";

const key = "emailing";

interface LetterFieldsProps {
  customer: string;
  composer: ComposerState;
}

/** To whom an email goes, or that it is only noted, as it was chosen last on this device. */
export function LetterFields({ customer, composer }: LetterFieldsProps) {
  const { draft, change, sends } = composer;
  const { data } = useQuery(customerQuery(customer));
  const email = data?.email ?? "";
  const isNew = draft.to !== email;
  useEffect(() => {
    if (email === "" || !isNew) return;
    const isSent = localStorage.getItem(key) !== null;
    change({ to: email, ...(isSent && draft.subject === null && { subject: "" }) });
  }, [email, isNew, draft.subject, change]);
  if (email === "") return null;
  const choose = (choice: "send" | "note") => {
    if (choice === "send") localStorage.setItem(key, "send");
    else localStorage.removeItem(key);
    change({ subject: choice === "send" ? (draft.subject ?? "") : null });
  };
  return (
    <div className="border-b border-line">
      <p className="flex flex-wrap items-center gap-3 px-3.5 py-1.5">
        <span className="w-14 flex-none text-13 text-ink-3">{letters.to}</span>
        <b className="clipped min-w-0 flex-1 font-semibold">{email}</b>
        <Segments
          aria-label={letters.sendOrNote}
          segments={[
            { value: "send", label: letters.send },
            { value: "note", label: letters.note },
          ]}
          value={sends ? "send" : "note"}
          onValueChange={choose}
        />
      </p>
      {sends && (
        <label className="flex items-center gap-3 border-t border-line px-3.5">
          <span className="w-14 flex-none text-13 text-ink-3">{letters.subject}</span>
          <input
            value={draft.subject ?? ""}
            maxLength={200}
            autoComplete="off"
            className="min-w-0 flex-1 bg-transparent py-2 font-semibold text-ink outline-none to-700:text-16"
            onChange={({ target }) => change({ subject: target.value })}
          />
        </label>
      )}
    </div>
  );
}
