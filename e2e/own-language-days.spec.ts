import type { Page } from "@playwright/test";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { momentOf } from "./days.ts";
import { expect } from "./fixtures.ts";
import { ownLanguages, saying, test } from "./own-language.ts";
import { sunday } from "./palette.ts";
import { successToast } from "./toasts.ts";

/** A Wednesday long over, so that nothing here depends on the day or hour of the run. */
const wednesday = "2024-05-08";

/** What is on the day, by its title. */
const titled = (page: Page, title: string) =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`^[\u2066-\u2069]*${title}`) });

for (const language of ownLanguages) {
  test.describe(language, () => {
    test.use({ language });

    test("an appointment is booked in its form, the day typed in words", async ({
      signedIn: page,
      account: { call },
      make,
      words,
    }) => {
      const { customers, dates, forms, planning, results } = words;
      await page.clock.setFixedTime(momentOf(wednesday, "13:20"));
      const customer = await make.customer(await make.company());
      await page.goto(`/dashboard/customers/${customer._id}`);
      const main = page.getByRole("main");
      await main.getByRole("link", { name: customers.newAppointment }).first().click();
      await page.getByLabel(forms.titles.Title, { exact: true }).fill("Kick-off");
      const date = page.getByLabel(forms.titles["Date and time"], { exact: true });
      await date.fill(`${dates.tomorrow} 15:00`);
      // Read while it is typed, once the words of the language are there.
      await expect(date).toHaveAccessibleDescription(/\b(?:15|3):00/);
      await date.blur();
      await page.getByRole("button", { name: planning.save, exact: true }).click();
      await expect(successToast(page, results.appointments.created)).toBeVisible();
      await expect(page.locator("[data-appointment]:focus")).toContainText("Kick-off");
      const { data } = await call(appointmentEndpoints.list);
      expect(data.map(({ date }) => date.slice(0, 16))).toEqual(["2024-05-09T15:00"]);
    });

    test("an appointment is booked by a line, and taken back", async ({
      signedIn: page,
      account: { call },
      make,
      words,
      line,
    }) => {
      const { commands, palette, parts } = words;
      await page.clock.setFixedTime(momentOf(sunday, "13:20"));
      await make.customer(await make.company(), { name: line.person });
      await page.goto("/dashboard/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog", { name: palette.title });
      const field = dialog.getByRole("combobox");
      await field.fill(line.text);
      const captions = dialog.locator(".palette-mark > i");
      const { When, Who, What, For } = commands.parts;
      await expect(captions).toHaveCount(4);
      for (const part of [When, Who, What, For]) {
        await expect(captions.filter({ hasText: part })).toHaveCount(1);
      }
      await expect(dialog.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
      await expect(dialog.locator("[data-highlighted]")).toContainText(line.person);
      await field.press("Enter");
      const list = async () =>
        (await call(appointmentEndpoints.list)).data.map(
          ({ date, duration }) => `${date.slice(0, 16)}, ${duration}`,
        );
      await expect.poll(list).toEqual(["2026-11-24T10:00, 45"]);
      await page.getByRole("status").getByRole("button", { name: parts.undo }).press("Enter");
      await expect.poll(list).toEqual([]);
    });

    test("how an appointment went is answered, undone, and answered with a note", async ({
      signedIn: page,
      make,
      words: { outcomes, parts },
    }) => {
      await page.clock.setFixedTime(momentOf(wednesday, "13:20"));
      const company = await make.company();
      const customer = await make.customer(company, { name: "Anna", lastContact: "2024-05-02" });
      await make.appointment(customer, { title: "Kick-off", date: `${wednesday}T09:00` });
      await page.goto(`/dashboard/appointments/${wednesday}`);
      const square = page.getByRole("main").getByRole("button", {
        name: saying(outcomes.ask.title("Kick-off")),
      });
      await square.click();
      const { states, marked } = outcomes;
      await page.getByRole("menuitem", { name: states["no-show"] }).click();
      const said = successToast(page, marked["no-show"]);
      await expect(said).toBeVisible();
      await expect(square).toHaveCount(0);
      await said.getByRole("button", { name: parts.undo }).press("Enter");
      await expect(square).toBeVisible();

      await titled(page, "Kick-off").press("Enter");
      const dialog = page.getByRole("dialog", { name: "Kick-off" });
      await expect(dialog).toContainText(outcomes.ask.label);
      await dialog.getByRole("button", { name: states.held }).click();
      await expect(successToast(page, outcomes.lastContact.today)).toBeVisible();
      const note = dialog.getByRole("textbox", { name: saying(outcomes.note.label("Kick-off")) });
      await note.fill("OK");
      await note.press("Enter");
      await expect(successToast(page, saying(outcomes.noteSaved("Anna")))).toBeVisible();
      await expect(dialog).toContainText(outcomes.ask.answered(states.held));
    });

    test("a task is added, done, and not done after all", async ({
      signedIn: page,
      words: { parts, tasks },
    }) => {
      await page.goto("/dashboard/tasks");
      const field = page.getByRole("textbox", { name: tasks.newTask });
      await field.fill("Brochure");
      await field.press("Enter");
      await expect(successToast(page, tasks.became.added)).toBeVisible();
      const group = (name: string) => page.getByRole("region", { name, exact: true });
      await expect(group(tasks.groups.someday)).toContainText("Brochure");
      await page.getByRole("checkbox", { name: saying(tasks.doneBox("Brochure")) }).click();
      const said = successToast(page, tasks.became.done);
      await expect(said).toBeVisible();
      await expect(group(tasks.groups.done)).toContainText("Brochure");
      await said.getByRole("button", { name: parts.undo }).press("Enter");
      await expect(group(tasks.groups.someday)).toContainText("Brochure");
      await expect(group(tasks.groups.done)).toHaveCount(0);
    });
  });
}
