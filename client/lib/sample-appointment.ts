import type { Appointment } from "../../shared/kinds/appointments.ts";

/** An appointment for the tests of what is made of one. */
export function sampleAppointment(changes: Partial<Appointment>): Appointment {
  return {
    _id: changes.date ?? "",
    title: "Call",
    date: "2026-11-20",
    duration: 60,
    company: { _id: "c", name: "Brightwater" },
    customer: { _id: "p", name: "Priya" },
    notes: "",
    outcome: null,
    reminder: null,
    repeat: "",
    host: "",
    attending: [],
    series: null,
    original: null,
    except: "",
    lastTime: null,
    createdAt: "",
    updatedAt: "",
    ...changes,
  };
}
