import { useEffect, useState } from "react";
import { type Restoration, restoreEndpoints } from "../../../shared/transfer/restore.ts";
import { restore } from "../../../shared/words/en/restore.ts";
import { call } from "../../lib/api.ts";
import { failureText, isSignedOut } from "../../lib/api-error.ts";
import { notify } from "../../lib/notify.ts";
import { refreshData } from "../../lib/queries/query-client.ts";
import { refreshUser } from "../../lib/session.ts";
import { write } from "../../lib/write/write.ts";
import { compareAccount, type Difference } from "./compare-account.ts";
import { importAccount, toImportRows } from "./import-account.ts";
import { type AccountFile, AccountFileError, readAccount } from "./read-account.ts";
import { isOfFile, sendAccount } from "./send-account.ts";

/** How far a file has come, from the choice to the account. */
export type Step =
  | { name: "reading" | "writing"; share: number }
  | { name: "removing" }
  | { name: "failed"; text: string }
  /** The account is empty, or its restoring was broken off. */
  | { name: "whole"; account: AccountFile; begun: Restoration | null }
  /** There is something already. */
  | { name: "differs"; account: AccountFile; difference: Difference };

/** Reads a file, compares it, and restores it once the user agrees. */
export function useRestore(file: File, onDone: () => void) {
  const [step, setStep] = useState<Step>({ name: "reading", share: 0 });
  const [stop, setStop] = useState(() => new AbortController());

  useEffect(() => {
    let isOver = false;
    const show = (next: Step) => {
      if (!isOver) setStep(next);
    };
    prepare(file, (share) => show({ name: "reading", share })).then(show, (error: unknown) => {
      if (!isSignedOut(error)) show({ name: "failed", text: sentenceOf(error, restore.broken) });
    });
    return () => {
      isOver = true;
    };
  }, [file]);

  const refresh = () => Promise.all([refreshData(), refreshUser()]);

  const run = async (work: (signal: AbortSignal) => Promise<string>) => {
    const { signal } = stop;
    try {
      setStep({ name: "writing", share: 0 });
      notify.success(await work(signal));
      await refresh();
      onDone();
    } catch (error) {
      if (signal.aborted || isSignedOut(error)) return;
      setStep({ name: "failed", text: sentenceOf(error, restore.failed) });
      // It may have begun.
      await refresh().catch(() => {});
    }
  };
  const onProgress = (share: number) => setStep({ name: "writing", share });

  return {
    step,
    restore: (account: AccountFile, begun: Restoration | null) =>
      run(async (signal) => {
        const { written, leftOut } = await sendAccount(account, begun, { onProgress, signal });
        return leftOut > 0 ? restore.doneWithout(written, leftOut) : restore.done(written);
      }),
    add: (difference: Difference, takesChanges: boolean) =>
      run(async (signal) => {
        const rows = toImportRows(difference, takesChanges);
        const skipped = takesChanges
          ? difference.same
          : difference.same + difference.changed.length;
        const job = await importAccount(rows, { file: file.name, skipped, signal, onProgress });
        if (job.state !== "done")
          throw new AccountFileError(job.failure?.msg ?? restore.nothingSaved);
        return restore.restored(rows.length);
      }),
    /** Leaves nothing of what was written. */
    cancel: async () => {
      stop.abort();
      setStop(new AbortController());
      setStep({ name: "removing" });
      try {
        const { data } = await call(restoreEndpoints.get);
        if (data.restoration) {
          const params = { id: data.restoration._id };
          await write(restoreEndpoints.cancel, { params }, { refresh: "never" });
        }
        await refresh();
        onDone();
      } catch (error) {
        setStep({
          name: "failed",
          text: sentenceOf(error, restore.notRemoved),
        });
      }
    },
  };
}

async function prepare(file: File, onProgress: (share: number) => void): Promise<Step> {
  let bytes = 0;
  const account = await readAccount(file, (read) => {
    bytes += read;
    onProgress(bytes / Math.max(1, file.size) / 2);
  });
  const { data } = await call(restoreEndpoints.get);
  const { isEmpty, restoration } = data;
  if (isEmpty || restoration) {
    if (restoration?.isCanceling) {
      return { name: "failed", text: restore.removeFirst(restoration.file) };
    }
    if (restoration && !isOfFile(restoration, file)) {
      return { name: "failed", text: restore.otherFile(restoration.file) };
    }
    return { name: "whole", account, begun: restoration };
  }
  const difference = await compareAccount(account, (share) => onProgress(0.5 + share / 2));
  return { name: "differs", account, difference };
}

function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof AccountFileError ? error.message : failureText(error, fallback);
}
