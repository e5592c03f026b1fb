import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { listed } from "../../../lib/format/listed.ts";
import { attend, isMe, shortNameOf } from "./names.ts";

export function With({ host, attending }: Pick<Appointment, "host" | "attending">) {
  const others = [host, ...attending].filter((id) => !isMe(id));
  if (others.length === 0) return null;
  const isMine = [host, ...attending].some(isMe);
  return (
    <span className="block text-13 text-ink-2">
      with {listed([...others.map(shortNameOf), ...(isMine ? ["you"] : [])])}
    </span>
  );
}

export function Attend({ attending }: Pick<Appointment, "attending">) {
  return attending.length > 0 && <span>{attend(attending)}</span>;
}
