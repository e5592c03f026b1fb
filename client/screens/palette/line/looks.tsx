import { Mail, NotebookPen, Phone, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { ActivityKind } from "../../../../shared/read-line/verbs.ts";

export const activityIcons: Record<ActivityKind, ReactNode> = {
  call: <Phone />,
  note: <NotebookPen />,
  email: <Mail />,
  meeting: <Users />,
};

// as: the keys of the record above.
export const activityKinds = Object.keys(activityIcons) as ActivityKind[];
