import type { CustomerStatus } from "../../../shared/statuses.ts";
import { dental } from "./sample.ts";

/** A company as on its own page. */
export const sampleCompany: {
  name: string;
  customers: readonly { name: string; status: CustomerStatus; value: number }[];
} = {
  name: dental,
  customers: [
    {
      name: "Priya Raghunathan",
      status: "Active",
      value: 48_200,
    },
    {
      name: "Bram Vandeputte",
      status: "Pending",
      value: 12_500,
    },
    {
      name: "Lucía Ferreira Nascimento",
      status: "Deal Closed",
      value: 96_000,
    },
    { name: "J. Park", status: "Window Shopper", value: 450 },
    {
      name: "Tomasz Wiśniewski",
      status: "Returning Client",
      value: 7_315.5,
    },
    { name: "Hannah Adeyemi", status: "Active", value: 21_980 },
  ],
};

/** Its upcoming and past appointments. */
export const sampleMeetings = [
  { day: "2026-11-27", time: "11:00", title: "walk", tone: "coming", notes: "walkNotes" },
  { day: "2026-11-20", time: "16:00", title: "signOff", tone: "coming", notes: "callNotes" },
  { day: "2026-11-20", time: "10:30", title: "review", tone: "done", notes: "reviewNotes" },
] as const;
