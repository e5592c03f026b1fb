import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  CalendarClock,
  Copy,
  Ellipsis,
  Link as LinkIcon,
  LogOut,
  Pencil,
  Trash2,
  UserRound,
  X,
} from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { details } from "../../../../shared/words/en/details.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { isGuest, leaveAppointment } from "../../../kinds/appointments/people/leave.ts";
import { appointmentQuery } from "../../../kinds/appointments/queries.ts";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { linkHere } from "../../../lib/people/link-here.ts";
import { refuses } from "../../../lib/people/rights.ts";
import { readShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";
import { Button, buttonClass, IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { DetailsList } from "../details/details-list.tsx";
import { KeyHint } from "./key-hint.tsx";
import { OutcomeQuestion } from "./outcome-question.tsx";

interface AppointmentPopoverProps {
  /** As the screen has it. */
  appointment: Appointment;
  /** Asks at once what came of it. */
  noting: boolean;
  onClose: () => void;
  onMove: (appointment: Appointment) => void;
  onDelete: (appointment: Appointment) => void;
}

/** When, with whom, what was said last, how it went, and the actions; in a popover or a sheet. */
export function AppointmentPopover(props: AppointmentPopoverProps) {
  const { noting, onClose, onMove, onDelete } = props;
  const navigate = useNavigate();
  const appointment = useLatest(props.appointment);
  const { _id, title, company, customer, duration } = appointment;
  const edit = {
    to: "/dashboard/appointments/$appointmentId/edit",
    params: { appointmentId: _id },
  } as const;
  const duplicate = { title, duration, company: company._id, customer: customer._id };
  const move = () => onMove(appointment);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    const isTyped = target instanceof HTMLInputElement;
    if (ctrlKey || metaKey || altKey || isTyped || !readShortcutsOn()) return;
    if (/^[e1-4]$/.test(key) && refuses("write")) return;
    if (key === "e") return void navigate(edit);
    if (key === "4") return move();
    const button = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
    if (!button) return;
    event.preventDefault();
    button.click();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for the buttons below
    <div onKeyDown={onKeyDown} className="relative to-700:-mx-4 to-700:-mt-1.5 to-700:-mb-3">
      <h2 className="section-title pt-4.5 pe-22 pb-2.5 ps-5 to-700:pt-2.5 to-700:pe-27 to-700:ps-4">
        {title}
      </h2>
      <DetailsList appointment={appointment} />
      <OutcomeQuestion key={_id} appointment={appointment} noting={noting} onMove={move} />
      <div
        data-needs="write"
        className="flex items-center gap-1 border-t border-line px-3 py-2 to-700:px-2"
      >
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          icon={<CalendarClock />}
          onClick={move}
        >
          {outcomes.move}
          <KeyHint>4</KeyHint>
        </Button>
        <Link {...edit} className={buttonClass({ variant: "quiet", size: "sm" })}>
          <Pencil />
          {details.edit}
        </Link>
        {isGuest(appointment) ? (
          <Button
            variant="danger"
            size="sm"
            icon={<LogOut />}
            className="ms-auto"
            onClick={() => {
              onClose();
              void leaveAppointment(appointment);
            }}
          >
            {details.leave}
          </Button>
        ) : (
          <Button
            variant="danger"
            size="sm"
            icon={<Trash2 />}
            className="ms-auto"
            onClick={() => onDelete(appointment)}
          >
            {details.delete}
          </Button>
        )}
      </div>
      <div className="absolute top-3.5 inset-e-2.5 flex to-700:top-0 to-700:inset-e-1.5">
        <Menu
          align="end"
          trigger={
            <IconButton label={details.moreActions} tip={false}>
              <Ellipsis />
            </IconButton>
          }
        >
          {({ MenuItem }) => (
            <>
              <MenuItem
                needs="write"
                icon={<Copy />}
                onClick={() =>
                  void navigate({ to: "/dashboard/appointments/new", search: duplicate })
                }
              >
                {details.duplicate}
              </MenuItem>
              <MenuItem
                icon={<LinkIcon />}
                onClick={() =>
                  void copyText(
                    linkHere(`/dashboard/appointments/${encodeURIComponent(_id)}/edit`),
                    details.linkCopied,
                  )
                }
              >
                {details.copyLink}
              </MenuItem>
              <MenuItem
                icon={<UserRound />}
                onClick={() =>
                  void navigate({
                    to: "/dashboard/customers/$customerId",
                    params: { customerId: customer._id },
                  })
                }
              >
                {details.openCustomer}
              </MenuItem>
            </>
          )}
        </Menu>
        <IconButton label={common.close} tip={false} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </div>
  );
}

/** The appointment as it is by now: an answer given here, or on another device, shows at once. */
function useLatest(given: Appointment): Appointment {
  const { data } = useQuery({
    ...appointmentQuery(given._id),
    initialData: given,
    initialDataUpdatedAt: Date.now,
    meta: {},
  });
  return data.updatedAt < given.updatedAt ? given : data;
}
