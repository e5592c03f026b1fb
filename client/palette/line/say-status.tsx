import { CircleDot } from "lucide-react";
import { statusLook } from "../../customers/status.tsx";
import { setStatus } from "./acts.ts";
import type { About, Said } from "./said.ts";

export function sayStatus({ line, who, also }: About): Said | null {
  const { status } = line;
  if (!status || !who) return null;
  const { tone, mark } = statusLook[status];
  const isSo = who.status === status;
  return {
    reading: {
      act: "Set status",
      icon: <span className={tone}>{mark}</span>,
      title: status,
      lines: who.status
        ? [
            {
              name: "Now",
              icon: <CircleDot />,
              text: who.status,
              ...(isSo && { note: "Already has this status" }),
            },
          ]
        : [],
    },
    act: { enter: "Set status" },
    run: () => setStatus(who, status, also),
  };
}
