import type { CustomerStatus } from "../../../shared/statuses.ts";
import { dental } from "./sample.ts";

/** A company as on its own page. */
export const sampleCompany: {
  name: string;
  about: string;
  customers: readonly { name: string; status: CustomerStatus; value: number; notes: string }[];
} = {
  name: dental,
  about: "Six customers in four practices, a client since the spring.",
  customers: [
    {
      name: "Priya Raghunathan",
      status: "Active",
      value: 48_200,
      notes: "Wants the quarterly figures by practice.",
    },
    {
      name: "Bram Vandeputte",
      status: "Pending",
      value: 12_500,
      notes: "Quote sent, signs off on Friday.",
    },
    {
      name: "Lucía Ferreira Nascimento",
      status: "Deal Closed",
      value: 96_000,
      notes: "Two-year contract, invoice in March.",
    },
    { name: "J. Park", status: "Window Shopper", value: 450, notes: "Met at the fair." },
    {
      name: "Tomasz Wiśniewski",
      status: "Returning Client",
      value: 7_315.5,
      notes: "Same order as last year.",
    },
    { name: "Hannah Adeyemi", status: "Active", value: 21_980, notes: "Calls on Tuesdays." },
  ],
};

/** Its upcoming and past appointments. */
export const sampleMeetings: readonly {
  date: string;
  time: string;
  title: string;
  tone: "coming" | "done";
  notes: string;
}[] = [
  {
    date: "Nov 27",
    time: "11:00 AM",
    title: "Walk through the new practice",
    tone: "coming",
    notes: "With Hannah Adeyemi. Bring the floor plan.",
  },
  {
    date: "Nov 20",
    time: "4:00 PM",
    title: "Quote sign-off call",
    tone: "coming",
    notes: "With Bram Vandeputte.",
  },
  {
    date: "Nov 20",
    time: "10:30 AM",
    title: "Quarterly review",
    tone: "done",
    notes: "With Priya Raghunathan. Two practices ahead of plan.",
  },
];
