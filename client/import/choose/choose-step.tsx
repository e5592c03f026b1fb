import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { lazyModule } from "../../lib/lazy-module.ts";
import { ImportFrame } from "../frame.tsx";
import { readInput } from "../read-input.ts";
import { useImport } from "../state.ts";
import type { ImportKind } from "../types.ts";
import { isAccountFile } from "./account-file.ts";
import { DropArea } from "./drop-area.tsx";
import { inOrder } from "./file-order.ts";
import { FileRead } from "./file-read.tsx";
import { guessKind } from "./guess-kind.ts";
import { PasteField } from "./paste-field.tsx";
import { useDrop } from "./use-drop.ts";
import { WhereFrom } from "./where-from.tsx";

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
      sub={`${into === "customers" ? "Their companies are imported too. " : ""}Nothing is saved until you’ve reviewed it.`}
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
