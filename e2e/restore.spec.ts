import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { expect, test } from "./fixtures.ts";

const file = join(import.meta.dirname, "../server/restore/files/version-2.json");

test("a Client Desk file brings an account back, and then what was changed since", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(/ERR_CONNECTION_RESET/);
  const copy = JSON.parse(await readFile(file, "utf8"));
  const [anna] = copy.customers;
  await page.goto("/dashboard/settings?tab=data");
  const choose = () => page.getByLabel("Client Desk file").setInputFiles(file);
  const dialog = page.getByRole("dialog", { name: "Restore from a File" });

  await page.getByLabel("Client Desk file").setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from("%PDF-1.4"),
  });
  await expect(dialog).toContainText("This isn’t a whole Client Desk file.");
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await choose();
  await expect(dialog).toContainText("Your account is empty. Everything will be as it was on");
  await expect(dialog.getByRole("listitem").first()).toHaveText("1 tag");
  // The tab is closed before all of it is there.
  const chunks = "**/api/restore/*/chunks/*";
  const isFourth = Promise.withResolvers<void>();
  await page.route(chunks, async (route) => {
    if (!route.request().url().endsWith("/3")) return route.continue();
    isFourth.resolve();
  });
  await dialog.getByRole("button", { name: "Restore Account" }).click();
  await isFourth.promise;
  await page.goto("/dashboard/customers");
  await page.unroute(chunks);
  const notice = page.getByRole("note");
  await expect(notice).toContainText("This account is being restored.");
  await notice.getByRole("link", { name: "Go to Your Data" }).click();
  await expect(page.getByText(/Restoring version-2.json stopped after \d+ rows?\./)).toBeVisible();

  // It goes on where it was, also when answers are lost.
  const lost = new Set<string>();
  const sent: string[] = [];
  await page.route("**/api/restore/*/{chunks/*,finish}", async (route) => {
    const url = route.request().url();
    sent.push(url.split("/").at(-1) ?? "");
    if (!/(?:5|finish)$/.test(url) || lost.has(url)) return route.continue();
    lost.add(url);
    await route.fetch();
    await route.abort("connectionreset");
  });
  await choose();
  await expect(dialog).toContainText(
    "The last restore didn’t finish. It continues where it stopped.",
  );
  await dialog.getByRole("button", { name: "Continue" }).click();
  const said = page.getByText(/^Account restored:/);
  await expect(said, "with nothing left out").toHaveText(/: \d+ rows$/);
  expect(sent.slice(0, 4)).toEqual(["3", "4", "5", "5"]);
  expect(sent.filter((place) => place === "finish")).toHaveLength(1);
  await expect(notice).toHaveCount(0);

  // Out again, it is the same file, but for whose it is and when it was made; and it says who did what.
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything as JSON" }).click();
  const again = JSON.parse(await readFile(await (await saved).path(), "utf8"));
  const user = { ...again.user, settings: copy.user.settings };
  expect(again).toMatchObject({ ...copy, exportedAt: again.exportedAt, user });

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

  // It is one act, which an undo takes back.
  await page.goto("/dashboard/history");
  await page
    .getByRole("button", { name: /^Undo: .* from version-2\.json/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Redo: .* from version-2\.json/ })).toBeVisible();
  await page.goto(`/dashboard/customers/${anna._id}`);
  await expect(page.getByText("555").first()).toBeVisible();
});
