import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { listed } from "../../../lib/format/listed.ts";
import { attend, isMe, shortNameOf } from "./names.ts";

export function With({ host, attending }: Pick<Appointment, "host" | "attending">) {
  const others = [host, ...attending].filter((id) => !isMe(id));
  if (others.length === 0) return null;
  const isMine = [host, ...attending].some(isMe);
  return (
    <span className="block text-13 text-ink-2">
      {together.withPeople(
        listed([...others.map(shortNameOf), ...(isMine ? [together.youToo] : [])]),
      )}
    </span>
  );
}

export function Attend({ attending }: Pick<Appointment, "attending">) {
  return attending.length > 0 && <span>{attend(attending)}</span>;
}
