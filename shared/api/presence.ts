import { z } from "zod";
import { kindNames } from "../kinds/names.ts";
import { idText } from "../text/text.ts";
import { endpoints, messageBody } from "./endpoint.ts";

/** What somebody does at a record; `gone` once they have left. */
const presenceStates = ["looking", "editing", "gone"] as const;

const presence = z.object({
  kind: z.enum(kindNames),
  record: idText(),
  state: z.enum(presenceStates),
  /** Tells the tabs of one person apart: any text, new for each. */
  tab: z.string().min(1).max(50),
});

/** What others on the desk hear of it. */
export type Presence = z.output<typeof presence> & { person: string };

/** The name of an event with a Presence as its data. It has no id: what was missed comes again. */
export const presenceEvent = "here";

/** Milliseconds after which somebody of whom nothing was heard is gone. */
export const presenceLife = 20_000;

export const presenceEndpoints = endpoints("History", {
  tell: {
    method: "POST",
    url: "/api/presence",
    summary:
      "Tell the others on the desk which record is looked at. Nothing is kept: a client says so every few seconds, and who is silent for 20 is gone",
    right: "read",
    forPeople: true,
    isRead: true,
    schema: { body: presence, response: { 200: messageBody } },
  },
});
