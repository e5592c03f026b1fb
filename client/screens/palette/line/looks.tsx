import { Mail, NotebookPen, Phone, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { ActivityKind } from "../../../../shared/read-line/verbs.ts";

interface ActivityLook {
  name: string;
  /** Before the name of the act: "Log a call". */
  act: string;
  icon: ReactNode;
  /** The task that follows. */
  followUp: (who: string) => string;
}

export const activityLook: Record<ActivityKind, ActivityLook> = {
  call: { name: "Call", act: "Log a call", icon: <Phone />, followUp: (who) => `Call ${who}` },
  note: {
    name: "Note",
    act: "Log a note",
    icon: <NotebookPen />,
    followUp: (who) => `Follow up with ${who}`,
  },
  email: {
    name: "Email",
    act: "Log an email",
    icon: <Mail />,
    followUp: (who) => `Write to ${who}`,
  },
  meeting: {
    name: "Meeting",
    act: "Log a meeting",
    icon: <Users />,
    followUp: (who) => `Follow up with ${who}`,
  },
};

// as: the keys of the record above.
export const activityKinds = Object.keys(activityLook) as ActivityKind[];
