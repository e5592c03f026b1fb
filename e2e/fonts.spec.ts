import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The fonts that the browser has really drawn the text of an element with. */
async function fontsOf(page: Page, text: string) {
  const device = await page.context().newCDPSession(page);
  await device.send("DOM.enable");
  await device.send("CSS.enable");
  const { root } = await device.send("DOM.getDocument", { depth: -1 });
  const id = await page
    .getByText(text)
    .filter({ visible: true })
    .first()
    .evaluate((node) => {
      node.setAttribute("data-drawn", "");
      return "[data-drawn]";
    });
  const { nodeId } = await device.send("DOM.querySelector", { nodeId: root.nodeId, selector: id });
  const { fonts } = await device.send("CSS.getPlatformFontsForNode", { nodeId });
  await device.detach();
  return fonts.map(({ familyName }) => familyName.replace(/ (Thin|Variable).*/, ""));
}

function fontFiles(page: Page) {
  const files: string[] = [];
  page.on("request", (request) => {
    const [name] = /[a-z-]+(?=-wght-normal-)/.exec(request.url()) ?? [];
    if (name && request.resourceType() === "font") files.push(name);
  });
  return () => [...new Set(files)].sort();
}

test("a Vietnamese name is drawn in one font, which is fetched for it", async ({
  signedIn: page,
  make,
}) => {
  const files = fontFiles(page);
  const company = await make.company();
  const name = "Nguyễn Thị Phượng Hậu";
  await make.customer(company, { name, email: "hau@brightwater.test" });
  await page.goto("/dashboard/customers");
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(files).toContain("public-sans-vietnamese");
  await expect.poll(() => fontsOf(page, name)).toEqual(["Public Sans"]);
});

test("without such letters only the first fonts are fetched", async ({ signedIn: page, make }) => {
  const files = fontFiles(page);
  const company = await make.company({ name: "Müller & Söhne" });
  await make.customer(company, { name: "Jürgen Müller" });
  for (const path of [
    "/dashboard",
    "/dashboard/customers",
    `/dashboard/companies/${company._id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText("Müller & Söhne").filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  }
  await expect.poll(files).toEqual(["besley-latin", "public-sans-latin"]);
});

test("a letter beyond Latin-1 fetches that part of both fonts", async ({
  signedIn: page,
  make,
}) => {
  const files = fontFiles(page);
  const company = await make.company({ name: "Łódzka Piekarnia" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Łódzka Piekarnia" })).toBeVisible();
  await expect
    .poll(files)
    .toEqual(["besley-latin", "besley-latin-ext", "public-sans-latin", "public-sans-latin-ext"]);
});
