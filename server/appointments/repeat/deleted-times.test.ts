import { expect, test } from "vitest";
import { addDays } from "../../../shared/dates/dates.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { maxDeletedTimes } from "../../../shared/repeat/rule.ts";
import { startApp } from "../../test/harness.ts";
import { addAppointment } from "../../test/records.ts";

test("a repeat has so many deleted times at most, and the refusal says what to do instead", async () => {
  const server = await startApp();
  const ana = await server.signUp();
  const { _id } = await addAppointment(ana, { date: "2026-05-04T09:00", repeat: "FREQ=DAILY" });
  const days = Array.from({ length: maxDeletedTimes - 1 }, (_, n) => addDays("2026-06-01", n));
  await server.db
    .updateTable("appointments")
    .set({ except: days.join(",") })
    .execute();
  const deletion = (day: string) => ({
    params: { id: `${_id}_${day}` },
    query: { scope: "this" as const },
  });
  await ana.call(appointmentEndpoints.remove, deletion("2026-05-05"));
  expect(await ana.refused(appointmentEndpoints.remove, deletion("2026-05-06"))).toEqual({
    status: 400,
    msg: "This repeat already has 2,000 deleted times. Change how it repeats instead.",
  });
  await ana.call(appointmentEndpoints.remove, {
    params: { id: `${_id}_2026-05-06` },
    query: { scope: "following" },
  });
});
