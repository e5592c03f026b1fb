import { Link } from "@tanstack/react-router";
import { Building2, Ellipsis, Pencil, Trash2, UserRound } from "lucide-react";
import type { Appointment } from "../../shared/appointments.ts";
import { cx } from "../ui/class-names.ts";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../ui/menu.tsx";

interface AppointmentMenuProps {
  appointment: Appointment;
  onDelete: (appointment: Appointment) => void;
  className?: string;
}

/** All that can be done with an appointment, also where its card has no room for its names. */
export function AppointmentMenu({ appointment, onDelete, className }: AppointmentMenuProps) {
  const { _id, title, customer, company } = appointment;
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`More actions for ${title}`}
          className={cx(
            "relative z-1 grid size-[26px] flex-none place-items-center rounded-1 text-ink-3 transition-colors hover:bg-desk-hover hover:text-ink data-popup-open:bg-desk-hover data-popup-open:text-ink to-700:h-[42px] to-700:w-11",
            className,
          )}
        >
          <Ellipsis />
        </button>
      }
    >
      <MenuLink
        icon={<Pencil />}
        render={
          <Link to="/dashboard/appointments/$appointmentId/edit" params={{ appointmentId: _id }} />
        }
      >
        Edit Appointment
      </MenuLink>
      <MenuLink
        icon={<UserRound />}
        render={
          <Link to="/dashboard/customers/$customerId" params={{ customerId: customer._id }} />
        }
      >
        {customer.name}
      </MenuLink>
      <MenuLink
        icon={<Building2 />}
        render={<Link to="/dashboard/companies/$companyId" params={{ companyId: company._id }} />}
      >
        {company.name}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onClick={() => onDelete(appointment)}>
        Delete Appointment
      </MenuItem>
    </Menu>
  );
}
