import { z } from "zod";
import { rule } from "../words/rule.ts";
import { roles } from "./roles.ts";

// Apart from desks.ts: forms of the account, which name the desk in their answers, need no more than this.

/** People on one desk, those who left among them, and desks of one person. */
export const maxPeople = 200;

export const role = z.enum(roles, rule("roleRequired")).meta({ title: "Role" });

/** Somebody on a desk, or who was. */
export const deskPerson = z.object({
  _id: z.string(),
  name: z.string(),
  role,
  /** In order of joining, the lowest free one: the ink of their square. From 0. */
  ink: z.int(),
  /** IANA name; null until a browser has reported one. */
  timeZone: z.string().nullable(),
  /** What they were called before, the newest last: texts that mention them by it still mean them. */
  formerNames: z.array(z.string()).optional(),
  /** They keep a name where their work names them, and can do nothing any more. */
  hasLeft: z.literal(true).optional(),
});

/** One of the desks that somebody is on. */
export const ownDesk = z.object({
  _id: z.string(),
  name: z.string(),
  role,
  /** How many are on it. */
  people: z.int(),
});

/** The desk that a session works on, with who is on it and which others its user could work on. */
export const desk = z.object({
  _id: z.string(),
  name: z.string(),
  role,
  people: z.array(deskPerson).max(maxPeople),
  desks: z.array(ownDesk).max(maxPeople),
});
