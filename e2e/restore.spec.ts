import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { customerEndpoints } from "../shared/customers.ts";
import { expect, test } from "./fixtures.ts";

const file = join(import.meta.dirname, "../server/restore/files/version-2.json");

test("a Client Desk file brings an account back, and then what was changed since", async ({
  signedIn: page,
}) => {
  const copy = JSON.parse(await readFile(file, "utf8"));
  const [anna] = copy.customers;
  await page.goto("/dashboard/settings?tab=data");
  const choose = () => page.getByLabel("Client Desk file").setInputFiles(file);
  const dialog = page.getByRole("dialog", { name: "Restore from a file" });

  await page.getByLabel("Client Desk file").setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from("%PDF-1.4"),
  });
  await expect(dialog).toContainText("This is not a whole Client Desk file.");
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await choose();
  await expect(dialog).toContainText("Your account is empty. It becomes what it was on");
  await expect(dialog.getByRole("listitem").first()).toHaveText("1 tag");
  await dialog.getByRole("button", { name: "Restore Account" }).click();
  await expect(page.getByText(/^Account restored: \d+ rows$/)).toBeVisible();

  // Links work as before, and so does the history.
  await page.goto(`/dashboard/customers/${anna._id}`);
  await expect(page.getByRole("heading", { name: anna.name, level: 1 })).toBeVisible();
  await page.goto("/dashboard/history");
  await expect(page.getByText("Gone Ltd").first()).toBeVisible();

  await page.goto("/dashboard/settings?tab=data");
  await choose();
  await expect(dialog).toContainText("Everything in the file is here already.");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.evaluate(
    async ([url, phone]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem("token")}`,
        "content-type": "application/json",
      };
      await fetch(String(url), { method: "PUT", headers, body: JSON.stringify({ phone }) });
    },
    [customerEndpoints.update.url.replace(":id", anna._id), "555"],
  );
  await choose();
  await expect(dialog.getByRole("region", { name: "What differs" })).toContainText(
    `${anna.name}phone`,
  );
  await expect(dialog.getByRole("button", { name: /^Restore \d/ })).toHaveCount(0);
  await dialog.getByRole("radio", { name: "Take what the file has" }).click();
  await dialog.getByRole("button", { name: "Restore 1 Record" }).click();
  await expect(page.getByText("1 record restored")).toBeVisible();
  await page.goto(`/dashboard/customers/${anna._id}`);
  await expect(page.getByText(anna.phone).first()).toBeVisible();
});
