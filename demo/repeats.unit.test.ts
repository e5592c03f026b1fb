import { expect, test } from "vitest";
import { appointmentInput } from "../shared/kinds/appointments.ts";
import { firstDateProblem, isTimeOn } from "../shared/repeat/times.ts";
import { makeDemoRepeats } from "./repeats.ts";

const own = appointmentInput.omit({ company: true, customer: true });

test.each(["2026-05-20", "2026-11-22", "2028-02-29"])(
  "around %s, repeats pass the rules of the form, and every time of its own is one by the rule",
  (today) => {
    const repeats = makeDemoRepeats(today);
    for (const { input, except, own: times } of repeats) {
      expect(own.parse(input)).toEqual(input);
      expect(firstDateProblem(input.repeat, input.date)).toBeUndefined();
      for (const { original, input: time } of times) {
        expect(own.parse(time)).toEqual(time);
        expect(isTimeOn(input.repeat, input.date, original.slice(0, 10))).toBe(true);
        expect(except).not.toContain(original.slice(0, 10));
      }
    }
    const times = repeats.flatMap((repeat) => repeat.own);
    // One never ends, one is moved, some were held and called off, and one is deleted.
    expect(repeats[0]?.input.repeat).toBe("FREQ=WEEKLY");
    expect(times.filter(({ original, input }) => input.date !== original)).toHaveLength(1);
    for (const outcome of ["held", "canceled"]) {
      expect(times.filter(({ input }) => input.outcome === outcome)).not.toHaveLength(0);
    }
    expect(repeats.flatMap(({ except }) => except)).toHaveLength(1);
  },
);
