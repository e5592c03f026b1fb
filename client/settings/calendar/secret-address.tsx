import { useQuery } from "@tanstack/react-query";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { tryToCopy } from "../../lib/copy-text.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/field.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { addressQuery } from "./subscription-queries.ts";

/** Milliseconds that "Copied" stays. */
const shown = 2000;

/** The address to copy; once this page was left, only that there is one. */
export function SecretAddress() {
  const { data: address } = useQuery(addressQuery);
  if (!address) {
    return (
      <div>
        <p className="text-13 font-semibold">Secret address</p>
        <p className="mt-1.5 text-13 text-ink-3">
          The address was shown once, when you created it. If you no longer have the address, reset
          it to get a new one.
        </p>
      </div>
    );
  }
  return (
    <FieldFrame
      label="Secret address"
      hint="Anyone with this address can see your calendar but can’t change it. Copy it now; it won’t be shown again."
    >
      <div className="relative flex items-center gap-2 to-700:flex-col to-700:items-stretch">
        <Input
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-auto bg-well text-ink-2"
        />
        <CopyButton text={address} />
      </div>
    </FieldFrame>
  );
}

function CopyButton({ text }: { text: string }) {
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
        {isCopied ? "Copied" : "Copy"}
      </Button>
      <span role="status" className="vh">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
