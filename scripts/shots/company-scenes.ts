import { press, type Scene } from "./scene.ts";

const list = "/dashboard/companies";

export const companyScenes: Scene[] = [
  { name: "companies", path: list },
  { name: "companies-search", path: `${list}?search=an` },
  { name: "companies-no-match", path: `${list}?search=quartermaster` },
  { name: "companies-empty", path: list, as: "empty" },
  { name: "companies-loading", path: list, calls: { "/companies": "never" } },
  { name: "companies-failed", path: list, calls: { "/companies": 500 } },
  {
    name: "companies-sort",
    path: list,
    only: "phone",
    act: (page) => press(page, /^Sort by/),
  },
  { name: "company", path: ({ company }) => `${list}/${company}`, full: true },
  { name: "company-story", path: ({ company }) => `${list}/${company}?tab=story`, full: true },
  { name: "company-long-name", path: ({ longCompany }) => `${list}/${longCompany}` },
  {
    name: "company-details-open",
    path: ({ company }) => `${list}/${company}`,
    only: "phone",
    act: (page) => press(page, "Company Details"),
  },
  {
    name: "company-loading",
    path: ({ company }) => `${list}/${company}`,
    calls: { "/companies/": "never", "/customers": "never", "/appointments": "never" },
  },
  {
    name: "company-parts-failed",
    path: ({ company }) => `${list}/${company}`,
    calls: { "/customers": 500, "/appointments": 500 },
  },
  {
    name: "company-no-match",
    path: ({ company }) => `${list}/${company}?search=quartermaster`,
  },
  {
    name: "company-delete",
    path: ({ company }) => `${list}/${company}`,
    act: async (page) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      if (await more.isVisible()) await more.click();
      await press(page, /^Delete/);
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "company-delete-move",
    path: ({ company }) => `${list}/${company}`,
    act: async (page) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      if (await more.isVisible()) await more.click();
      await press(page, /^Delete/);
      await page.getByRole("radio").last().click();
      await page.getByRole("combobox").fill("ber");
      await page.getByRole("option").last().waitFor();
    },
  },
  { name: "company-customers", path: ({ company }) => `${list}/${company}/customers` },
  { name: "company-new", path: `${list}/new`, full: true },
  {
    name: "company-new-errors",
    path: `${list}/new`,
    full: true,
    act: async (page) => {
      await page.getByLabel("Website").fill("not an address");
      await page.getByLabel("Email", { exact: true }).fill("nobody");
      await press(page, "Add Company");
    },
  },
  {
    name: "company-new-refused",
    path: `${list}/new`,
    calls: { "/companies": 500 },
    act: async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("Brightwater Dental Group");
      await press(page, "Add Company");
      await page.getByText("Something went wrong").first().waitFor();
    },
  },
  {
    name: "company-leave",
    path: `${list}/new`,
    act: async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("Brightwater");
      await press(page, "Cancel");
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "company-edit", path: ({ company }) => `${list}/${company}/edit`, full: true },
  { name: "print-companies", path: list, print: true },
  { name: "print-company", path: ({ company }) => `${list}/${company}`, print: true },
  {
    name: "print-company-story",
    path: ({ company }) => `${list}/${company}?tab=story`,
    print: true,
  },
];
