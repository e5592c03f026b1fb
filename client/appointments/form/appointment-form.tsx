import { getRouteApi, Link } from "@tanstack/react-router";
import { ChangesSection } from "../../history/changes-section.tsx";
import { Crumbs } from "../../layout/crumbs.tsx";
import { formatDate } from "../../lib/dates.ts";
import { isolate } from "../../lib/isolate.ts";
import { PageHead } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useNow } from "../use-now.ts";
import { AppointmentFields } from "./appointment-fields.tsx";
import { useAppointment } from "./use-appointment.ts";
import { usePresets } from "./use-presets.ts";

const newRoute = getRouteApi("/dashboard/appointments/new");
const editRoute = getRouteApi("/dashboard/appointments/$appointmentId/edit");

export function NewAppointment() {
  const now = useNow();
  const asked = newRoute.useSearch();
  const presets = usePresets(asked, now);
  return (
    <>
      <title>New Appointment · Client Desk</title>
      <Crumbs current="New Appointment">
        <Link to="/dashboard/appointments/$date" params={{ date: now.today }}>
          Appointments
        </Link>
      </Crumbs>
      <PageHead title="New Appointment" />
      {presets && <AppointmentFields asked={asked} presets={presets} now={now} />}
    </>
  );
}

export function EditAppointment() {
  const { appointmentId } = editRoute.useParams();
  const now = useNow();
  const appointment = useAppointment(appointmentId);
  const day = appointment?.date.slice(0, 10);
  return (
    <>
      <title>
        {appointment
          ? `Edit ${isolate(appointment.title)} · Client Desk`
          : "Edit Appointment · Client Desk"}
      </title>
      <Crumbs current="Edit">
        <Link to="/dashboard/appointments/$date" params={{ date: now.today }}>
          Appointments
        </Link>
        {day ? (
          <Link to="/dashboard/appointments/$date" params={{ date: day }}>
            {formatDate(day, "long")}
          </Link>
        ) : (
          <Skeleton className="w-24" />
        )}
      </Crumbs>
      <PageHead title="Edit Appointment" />
      {appointment && (
        <>
          <AppointmentFields key={appointmentId} appointment={appointment} now={now} />
          <ChangesSection
            key={`changes of ${appointmentId}`}
            record={appointmentId}
            className="mt-10 max-w-[900px]"
          />
        </>
      )}
    </>
  );
}
