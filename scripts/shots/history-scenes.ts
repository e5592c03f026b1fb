import type { Page } from "@playwright/test";
import { sampleChanges, sampleConflict, sampleDeletion } from "./sample-history.ts";
import { press, type Scene } from "./scene.ts";

const path = "/dashboard/history";
const listed = { data: sampleChanges, nextCursor: null };
const trash = { data: { changes: 3, records: 44, days: 30, months: 12 } };
// The later rule wins.
const calls = { "/history/": sampleDeletion, "/history/trash": trash, "/api/history": listed };

async function undoFirst(page: Page, answer: { status: number; json: object }) {
  await page.route("**/api/history/*/undo", (route) => route.fulfill(answer));
  await press(page, /^Undo: /);
}

export const historyScenes: Scene[] = [
  { name: "history", path, calls, full: true },
  {
    name: "history-batch",
    path,
    calls,
    act: async (page) => {
      await press(page, "Show");
      await page.getByText("Samir Darwish").waitFor();
    },
  },
  {
    name: "history-undone",
    path,
    calls,
    act: async (page) => {
      await undoFirst(page, { status: 200, json: { data: sampleChanges[0] } });
      await page.getByText(/^Undone: /).waitFor();
    },
  },
  {
    name: "history-conflict",
    path,
    calls,
    act: async (page) => {
      await undoFirst(page, { status: 409, json: sampleConflict });
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "history-conflict-missing",
    path,
    calls,
    act: async (page) => {
      const missing = [{ kind: "companies", _id: "berg", name: "Berg & Co", change: "1" }];
      await undoFirst(page, { status: 409, json: { msg: "Its company is deleted", missing } });
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "history-conflict-left",
    path,
    calls,
    act: async (page) => {
      const missing = [{ kind: "customers", _id: "anna", name: "Anna Berg", change: "1" }];
      await page.route("**/api/history/*/undo", (route) =>
        route.fulfill({ status: 409, json: { msg: "It is deleted", missing } }),
      );
      await press(page, /^Undo the rest: /);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "history-undo-many",
    path,
    calls: { ...calls, "/api/history": { ...listed, data: [sampleDeletion.data] } },
    act: async (page) => {
      await page.keyboard.press("Control+z");
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "history-trash",
    path: `${path}?acts=deleted`,
    calls: {
      ...calls,
      "/api/history": { ...listed, data: sampleChanges.filter((one) => one.action === "delete") },
    },
  },
  {
    name: "history-trash-empty",
    path: `${path}?acts=deleted`,
    calls,
    act: async (page) => {
      await press(page, "Empty Trash");
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "history-empty", path, as: "empty" },
  { name: "history-no-match", path: `${path}?search=quartermaster` },
  { name: "history-loading", path, calls: { "/api/history": "never" } },
  { name: "history-failed", path, calls: { "/api/history": 500 } },
  {
    name: "company-changes",
    path: ({ company }) => `/dashboard/companies/${company}?tab=changes`,
    calls,
  },
  {
    name: "customer-changes",
    path: ({ customer }) => `/dashboard/customers/${customer}`,
    calls,
    full: true,
    act: (page) => press(page, "History"),
  },
];
