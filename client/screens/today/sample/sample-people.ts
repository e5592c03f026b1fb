import type { ActivityInput } from "../../../../shared/kinds/activities.ts";
import type { AppointmentInput } from "../../../../shared/kinds/appointments.ts";
import type { CompanyInput } from "../../../../shared/kinds/companies.ts";
import type { CustomerInput } from "../../../../shared/kinds/customers.ts";

/** Days before today, negative for days to come, and a time of day. */
interface Moment {
  ago: number;
  time: string;
}

interface SamplePerson extends Pick<CustomerInput, "name" | "email" | "status" | "value"> {
  phone?: string;
  /** Days since the last contact. */
  contact: number;
  appointments?: (Moment & Pick<AppointmentInput, "title" | "duration" | "outcome">)[];
  notes?: (Moment & Pick<ActivityInput, "kind" | "text">)[];
  tasks?: { ago: number; text: string; time?: string }[];
}

interface SampleCompany extends Pick<CompanyInput, "name" | "industry" | "description"> {
  customers: readonly SamplePerson[];
}

/** Invented, at addresses that nobody can have. */
export const sampleCompanies: readonly SampleCompany[] = [
  {
    name: "Brightwater Dental Group",
    industry: "Healthcare",
    description: "Dental centers in four practices.",
    customers: [
      {
        name: "Priya Raghunathan",
        email: "priya@brightwater.example",
        phone: "(415) 555-0134",
        status: "Active",
        value: 48_200,
        contact: 2,
        appointments: [
          { ago: 0, time: "10:30", title: "Quarterly review", duration: 45, outcome: null },
          { ago: 30, time: "10:30", title: "Monthly check-in", duration: 30, outcome: "held" },
        ],
        notes: [
          { ago: 2, time: "15:10", kind: "call", text: "Wants the quarterly figures by practice." },
          { ago: 30, time: "11:05", kind: "meeting", text: "Two practices are ahead of plan." },
        ],
        tasks: [{ ago: 1, text: "Send the figures by practice" }],
      },
      {
        name: "Bram Vandeputte",
        email: "bram@brightwater.example",
        status: "Pending",
        value: 12_500,
        contact: 9,
        appointments: [
          { ago: 0, time: "16:00", title: "Quote sign-off call", duration: 45, outcome: null },
        ],
        notes: [{ ago: 9, time: "09:40", kind: "email", text: "Sent the quote with two options." }],
        tasks: [{ ago: 0, text: "Check the quote before the call", time: "15:30" }],
      },
    ],
  },
  {
    name: "Halvorsen & Daughters Boatyard",
    industry: "Marine",
    description: "Builds and repairs wooden boats.",
    customers: [
      {
        name: "Sigrid Halvorsen",
        email: "sigrid@halvorsen.example",
        phone: "(206) 555-0188",
        status: "Deal Closed",
        value: 96_000,
        contact: 12,
        appointments: [
          { ago: 0, time: "14:15", title: "Hull survey walkthrough", duration: 75, outcome: null },
          { ago: 5, time: "09:00", title: "Slipway inspection", duration: 60, outcome: null },
        ],
        notes: [{ ago: 12, time: "13:00", kind: "meeting", text: "Signed. Invoice in March." }],
      },
    ],
  },
  {
    name: "Kestrel Analytics",
    industry: "Software",
    description: "Reports for retailers.",
    customers: [
      {
        name: "Noor El-Amin",
        email: "noor@kestrel.example",
        status: "Window Shopper",
        value: 9_600,
        contact: 21,
        notes: [
          { ago: 21, time: "11:20", kind: "note", text: "Met at the fair. Asked for a demo." },
        ],
        tasks: [{ ago: -3, text: "Invite Noor to a demo" }],
      },
      {
        name: "Anneliese Brandt",
        email: "anneliese@kestrel.example",
        status: "Active",
        value: 88_000,
        contact: 47,
        notes: [
          { ago: 47, time: "16:30", kind: "call", text: "Happy with the pilot, decides in fall." },
        ],
      },
    ],
  },
  {
    name: "Tamarind Kitchen",
    industry: "Hospitality",
    description: "A restaurant with a catering business.",
    customers: [
      {
        name: "Gus Okafor",
        email: "gus@tamarind.example",
        status: "Returning Client",
        value: 215.75,
        contact: 4,
        appointments: [
          {
            ago: -1,
            time: "11:00",
            title: "Tasting for the spring menu",
            duration: 60,
            outcome: null,
          },
        ],
      },
    ],
  },
];
