import { type LucideIcon, Mail, NotebookPen, Phone, Users } from "lucide-react";
import type { Activity } from "../../../shared/kinds/activities.ts";

export type Kind = Activity["kind"];

interface KindWords {
  label: string;
  icon: LucideIcon;
  /** In the empty field. */
  asks: string;
  /** The follow-up that is proposed. */
  followUp: (who: string) => string;
}

/** In the order of their keys. */
export const kinds = {
  note: {
    label: "Note",
    icon: NotebookPen,
    asks: "Write a note",
    followUp: (who) => `Follow up with ${who}`,
  },
  call: {
    label: "Call",
    icon: Phone,
    asks: "What was said?",
    followUp: (who) => `Call ${who}`,
  },
  email: {
    label: "Email",
    icon: Mail,
    asks: "What was it about?",
    followUp: (who) => `Write to ${who}`,
  },
  meeting: {
    label: "Meeting",
    icon: Users,
    asks: "What came of it?",
    followUp: (who) => `Follow up with ${who}`,
  },
} as const satisfies Record<Kind, KindWords>;

// as: the keys of the table above.
export const kindNames = Object.keys(kinds) as Kind[];
