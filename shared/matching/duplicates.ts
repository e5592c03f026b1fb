import { z } from "zod";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { company } from "../kinds/companies.ts";
import { customer } from "../kinds/customers.ts";
import { listQuery } from "../lists/lists.ts";
import { idParams, idText, optionalText } from "../text/text.ts";
import { importLimits } from "../transfer/imports.ts";
import { contradictions, duplicateKinds, duplicateReasons, mergeLimit } from "./duplicate-kinds.ts";

const duplicateKind = z.enum(duplicateKinds);
const reason = z.enum(duplicateReasons);

export const duplicateCustomer = customer.extend({ appointmentCount: z.int() });
export const duplicateCompany = company.extend({ appointmentCount: z.int() });

const anyGroup = z.object({
  /** Names the group while it lasts. */
  _id: z.string(),
  reason,
  /** Of them all; only the oldest `mergeLimit` are in `records`. */
  total: z.int(),
  /** Whether the names agree, too. Where not, it may be an office's phone or an address of several. */
  sameName: z.boolean(),
  /** Where all of them were marked as not duplicates: the id of that mark, else null. */
  dismissal: z.string().nullable(),
});

/** Records that may be the same. */
const duplicateGroup = z.union([
  anyGroup.extend({ kind: z.literal("customers"), records: z.array(duplicateCustomer) }),
  anyGroup.extend({ kind: z.literal("companies"), records: z.array(duplicateCompany) }),
]);
export type DuplicateGroup = z.output<typeof duplicateGroup>;

/** A row of a list that is to be imported, or what is typed into a form. */
const recordToMatch = z.object({
  name: optionalText(200).default(""),
  email: optionalText(254).default(""),
  phone: optionalText(100).default(""),
  /** A company's. */
  website: optionalText(2000).default(""),
  /** Of a customer: the name of its company. */
  company: optionalText(200).default(""),
});
export type RecordToMatch = z.input<typeof recordToMatch>;

const listedRow = recordToMatch.extend({
  /** A company's. */
  address: optionalText(500).default(""),
  common: z
    .array(z.enum(["email", "phone"]))
    .max(2)
    .default([])
    .meta({ description: "What other rows of the list have, too, under other names" }),
});
export type ListedRow = z.input<typeof listedRow>;

const match = z.object({
  _id: z.string(),
  reason,
  /** Something that one alone has agrees and nothing contradicts; else it may be the same. */
  isSure: z.boolean(),
  against: z.array(z.enum(contradictions)),
  /** All records of which everything that tells records apart is as in the row. */
  whole: z.array(z.string()),
});
export type RowMatch = z.output<typeof match>;

const { limit, cursor } = listQuery(["name"], "name").shape;

export const duplicateEndpoints = endpoints("Duplicates", {
  list: {
    method: "GET",
    url: "/api/duplicates",
    summary: "Possible duplicates, most certain first",
    isLong: true,
    schema: {
      querystring: z.object({
        limit,
        cursor,
        kind: duplicateKind.default("customers"),
        reason: reason.optional(),
        dismissed: z
          .literal("true")
          .optional()
          .meta({ description: "Those that were marked as not duplicates instead" }),
      }),
      response: {
        200: z.object({ data: z.array(duplicateGroup), nextCursor: z.string().nullable() }),
      },
    },
  },
  count: {
    method: "GET",
    url: "/api/duplicates/count",
    summary: "How many groups there are of each kind, and how many are marked as not duplicates",
    isLong: true,
    schema: {
      response: {
        200: dataOf(z.object({ customers: z.int(), companies: z.int(), dismissed: z.int() })),
      },
    },
  },
  like: {
    method: "GET",
    url: "/api/duplicates/like",
    summary:
      "Possible duplicates of what is typed: by email and phone at once, by name from four letters",
    isLong: true,
    schema: {
      querystring: recordToMatch.extend({
        kind: duplicateKind.default("customers"),
        except: idText().optional().meta({ description: "The record that is edited" }),
      }),
      response: {
        200: dataOf(
          z.array(z.object({ _id: z.string(), name: z.string(), company: z.string(), reason })),
        ),
      },
    },
  },
  match: {
    isLong: true,
    method: "POST",
    maxValues: 10_000,
    isRead: true,
    url: "/api/duplicates/match",
    summary: "Match rows to existing records by email, phone, website, or name and company",
    schema: {
      body: z.object({
        kind: duplicateKind,
        rows: z.array(listedRow).min(1).max(importLimits.chunkRows),
      }),
      response: {
        200: dataOf(
          z.object({
            /** For each row, in order: null for a new one. */
            rows: z.array(match.nullable()),
            customers: z.array(customer),
            companies: z.array(company),
          }),
        ),
      },
    },
  },
  dismiss: {
    method: "POST",
    url: "/api/duplicates/dismissals",
    summary: "Mark records as not duplicates",
    schema: {
      body: z
        .object({
          kind: duplicateKind,
          records: z.array(idText()).min(2).max(mergeLimit),
          group: idText().optional().meta({
            description:
              "The id of a group that has more records than are shown: then none that ever share what they share are",
          }),
        })
        .meta({ description: "Asking for the same again is another mark" }),
      response: { 201: dataOf(z.object({ _id: z.string() })) },
    },
    refusals: { 404: errorBody },
  },
  undismiss: {
    method: "DELETE",
    url: "/api/duplicates/dismissals/:id",
    summary: "Mark records as possible duplicates again",
    schema: { params: idParams, response: { 200: messageBody } },
  },
});
