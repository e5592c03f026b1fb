import { z } from "zod";
import { calendarDate, wallClock } from "../dates/date-fields.ts";
import { maxDeletedTimes } from "../repeat/rule.ts";
import { idText, storableText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { absenceInput } from "./absences.ts";
import { activityInput, activityMaker } from "./activities.ts";
import { appointmentInput } from "./appointments.ts";
import { companyInput } from "./companies.ts";
import { importedCustomer } from "./imported.ts";
import { meetingTypeInput } from "./meeting-types.ts";
import { tagInput } from "./tags.ts";
import { taskInput, taskMaker } from "./tasks.ts";
import { viewInput } from "./views.ts";

// The rows of a Client Desk file of any version: what an older one does not have gets its default. What
// is made of other rows, such as names and totals, is left out.

/** Before the last years that four digits can name: a change makes a later one of it. */
export const instant = z.iso
  .datetime({ precision: 3, ...rule("dateInvalid") })
  .refine((at) => at < "9900", rule("dateInvalid"));

const stamps = { _id: idText(), createdAt: instant, updatedAt: instant };

/** Another record, of which a file may have more than the id. */
const namedRow = z.object({ _id: idText() });

const tagRows = z.array(namedRow).default([]);

export const restoredTag = z.object({ ...tagInput.shape, ...stamps });

export const restoredCompany = z.object({
  ...companyInput.shape,
  ...stamps,
  tags: tagRows,
  private: z.boolean().default(false),
});

export const restoredCustomer = z.object({
  ...importedCustomer.shape,
  ...stamps,
  tags: tagRows,
  lastContact: calendarDate().nullable(),
});

const leftOutDays = /^(?:\d{4}-\d\d-\d\d(?:,(?!$)|$))*$/;
const wallTime = wallClock(rule("dateInvalid"));

export const restoredAppointment = z.object({
  ...appointmentInput.shape,
  ...stamps,
  company: namedRow,
  customer: namedRow,
  series: idText().nullable().default(null),
  original: wallTime.nullable().default(null),
  /** Days with commas between them. */
  except: storableText(maxDeletedTimes * "2026-05-04,".length)
    .regex(leftOutDays, rule("dateInvalid"))
    .default(""),
  lastTime: wallTime.nullable().default(null),
});

export const restoredActivity = z.object({
  ...activityInput.shape,
  ...activityMaker,
  ...stamps,
  company: namedRow,
  customer: namedRow.nullable(),
});

export const restoredTask = z.object({
  ...taskInput.omit({ done: true }).shape,
  ...taskMaker,
  ...stamps,
  company: namedRow.nullable(),
  customer: namedRow.nullable(),
  doneAt: instant.nullable(),
});

export const restoredAbsence = z.object({ ...absenceInput.shape, ...stamps });

export const restoredMeetingType = z.object({ ...meetingTypeInput.shape, ...stamps });

export const restoredView = z.object({ ...viewInput.shape, ...stamps });
