import { Link, useNavigate } from "@tanstack/react-router";
import { Pencil, Trash2, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { readShortcutsOn } from "../../shortcuts/shortcuts-setting.ts";
import { Button, buttonClass, IconButton } from "../../ui/button.tsx";
import { DetailsList } from "./details-list.tsx";

interface DetailsContentProps {
  appointment: Appointment;
  onClose: () => void;
  onDelete: () => void;
}

/** When, with whom, the notes, and the actions. */
export function DetailsContent({ appointment, onClose, onDelete }: DetailsContentProps) {
  const navigate = useNavigate();
  const { _id, title } = appointment;
  const edit = {
    to: "/dashboard/appointments/$appointmentId/edit",
    params: { appointmentId: _id },
  } as const;
  const editOnKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key !== "e" || ctrlKey || metaKey || altKey || !readShortcutsOn()) return;
    void navigate(edit);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shortcut; Edit is a link below
    <div onKeyDown={editOnKey} className="relative to-700:-mx-4 to-700:-mt-1.5 to-700:-mb-3">
      <h2 className="h2 pt-4.5 pr-12 pb-2.5 pl-5 to-700:pt-2.5 to-700:pr-14 to-700:pl-4">
        {title}
      </h2>
      <DetailsList appointment={appointment} />
      <div className="flex items-center gap-1 border-t border-line px-3 py-2 to-700:px-2">
        <Link {...edit} className={buttonClass({ variant: "quiet", size: "sm" })}>
          <Pencil />
          Edit
        </Link>
        <Button variant="danger" size="sm" icon={<Trash2 />} className="ml-auto" onClick={onDelete}>
          Delete
        </Button>
      </div>
      <IconButton
        label="Close"
        tip={false}
        className="absolute top-3.5 right-2.5 to-700:top-0 to-700:right-1.5"
        onClick={onClose}
      >
        <X />
      </IconButton>
    </div>
  );
}
