import { companyGroups, customerGroups, mergedFour, mergedPair } from "./sample-duplicates.ts";
import { press, type Scene } from "./scene.ts";

const path = "/dashboard/duplicates";
const count = { data: { customers: 9, companies: 3, dismissed: 2 } };
const none = { data: { customers: 0, companies: 0, dismissed: 0 } };
const calls = {
  "/duplicates": { data: customerGroups, nextCursor: null },
  "/duplicates/count": count,
};
const merge = `${path}/merge?ids=1,2`;
const mergeCalls = { "/customers/merge": { data: mergedPair } };
const like = {
  data: [{ _id: "anna", name: "Anna Berg", company: "Berg & Co", reason: "name" }],
};

export const duplicatesScenes: Scene[] = [
  { name: "duplicates", path, calls, full: true },
  {
    name: "duplicates-companies",
    path: `${path}?kind=companies`,
    calls: { ...calls, "/duplicates": { data: companyGroups, nextCursor: null } },
  },
  {
    name: "duplicates-dismissed",
    path: `${path}?dismissed=true`,
    calls: {
      ...calls,
      "/duplicates": {
        data: customerGroups.slice(1, 3).map((group) => ({ ...group, dismissal: group._id })),
        nextCursor: null,
      },
    },
  },
  {
    name: "duplicates-empty",
    path,
    calls: { "/duplicates": { data: [], nextCursor: null }, "/duplicates/count": none },
  },
  { name: "duplicates-loading", path, calls: { "/duplicates": "never" } },
  { name: "duplicates-failed", path, calls: { ...calls, "/duplicates": 500 } },
  { name: "merge", path: merge, calls: mergeCalls, full: true },
  {
    name: "merge-sum",
    path: merge,
    calls: mergeCalls,
    full: true,
    act: (page) => press(page, /^Use the sum/),
  },
  {
    name: "merge-four",
    path: `${path}/merge?ids=1,2,3,4`,
    calls: { "/customers/merge": { data: mergedFour } },
    full: true,
  },
  { name: "merge-loading", path: merge, calls: { "/customers/merge": "never" } },
  { name: "merge-failed", path: merge, calls: { "/customers/merge": 500 } },
  { name: "merge-missing", path: merge, calls: { "/customers/merge": { data: [] } } },
  {
    name: "customer-form-duplicate",
    path: ({ company }) => `/dashboard/companies/${company}/customers/new`,
    calls: { "/duplicates/like": like },
    act: async (page) => {
      await page.getByLabel("Name").fill("Anna Berg");
      await page.getByText("Looks like").waitFor();
    },
  },
];
