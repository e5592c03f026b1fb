import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { common } from "../../shared/words/en/common.ts";
import { tryToCopy } from "../lib/browser/copy-text.ts";
import { Button } from "./button.tsx";

/** Milliseconds that "Copied" stays. */
const shown = 2000;

export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <Button
        icon={isCopied ? <Check /> : <Copy />}
        onClick={async () => setCopied(await tryToCopy(text))}
      >
        {isCopied ? common.copied : common.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && common.copied}
      </span>
    </>
  );
}
