import { authEndpoints } from "../shared/account/auth.ts";
import { fromElsewhere, openType, raissa } from "./bookings.ts";
import { expectFieldError } from "./fields.ts";
import { expect, newEmail } from "./fixtures.ts";
import { ownLanguages, saying, test } from "./own-language.ts";
import { successToast } from "./toasts.ts";
import { withMail } from "./with-mail.ts";

for (const language of ownLanguages) {
  test.describe(language, () => {
    test.use({ language });

    test("somebody signs up, and adds a company and its customer", async ({ page, words }) => {
      const { auth, companies, customers, forms, overview, results, rules, welcome } = words;
      await page.setExtraHTTPHeaders(fromElsewhere());
      await page.goto("/register");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await field(auth.name).fill("Ingrid Solbakken");
      await field(auth.email).fill(newEmail());
      await field(auth.password).fill("Harbour 42!");
      await field(auth.confirmPassword).fill("Harbour 42!");
      await page.getByRole("checkbox", { name: saying(auth.agree) }).check();
      await page.getByRole("button", { name: auth.createAccount, exact: true }).click();
      await expect(successToast(page, auth.said.registered)).toBeVisible();
      const title = (name: string) => page.getByRole("heading", { level: 1, name: saying(name) });
      await expect(title(overview.welcome("Ingrid"))).toBeVisible();
      const steps = page.getByRole("list", { name: welcome.nextSteps }).getByRole("listitem");
      await expect(steps).toContainText([welcome.steps.customers, welcome.steps.appointment, ""]);

      await page.getByRole("main").getByRole("link", { name: overview.addCompany }).click();
      const add = page.locator("form").getByRole("button", { name: companies.add });
      await add.click();
      await expectFieldError(field(forms.titles.Name), rules.companyNameRequired);
      await field(forms.titles.Name).fill("Berg & Co");
      await add.click();
      await expect(successToast(page, results.companies.created)).toBeVisible();
      await expect(title("Berg & Co")).toBeVisible();

      await page.getByRole("main").getByRole("link", { name: customers.add }).first().click();
      await field(forms.titles.Name).fill("Anna Berg");
      await field(forms.titles.Email).fill("anna@berg.test");
      await page.getByRole("radio", { name: words.common.statuses.Pending }).check();
      await page.getByRole("button", { name: customers.add, exact: true }).click();
      await expect(successToast(page, results.customers.created)).toBeVisible();
      await expect(page.getByRole("row", { name: /Anna Berg/ })).toContainText(
        words.common.statuses.Pending,
      );
    });

    test("formats and another language apply at once", async ({
      signedIn: page,
      account: { call },
      words,
      languageName,
    }) => {
      const { formats } = words;
      await page.goto("/dashboard/settings?tab=formats");
      const title = (name: string) => page.getByRole("heading", { name, exact: true });
      await expect(title(formats.language)).toBeVisible();
      const clock = page.getByRole("radiogroup", { name: formats.clock, exact: true });
      await clock.getByRole("radio", { name: formats.clocks[24], exact: true }).check();
      await expect
        .poll(async () => (await call(authEndpoints.me)).data.settings.formats.clock)
        .toBe("24");

      const choose = async (name: string, now: string) => {
        await page.getByRole("combobox", { name, exact: true }).click();
        await page.getByRole("option", { name: now, exact: true }).click();
      };
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await choose(formats.language, "English");
      await expect(title("Language")).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Language" })).toBeFocused();
      expect(await page.evaluate("window.isSame"), "without a new document").toBe(true);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
      await choose("Language", languageName);
      await expect(title(formats.language)).toBeVisible();
      // The page was loaded again.
      await expect(page.getByRole("combobox", { name: formats.language })).toBeFocused();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });

    test("a customer books, and the desk reads of it and checks the customer", async ({
      signedIn: page,
      account,
      browser,
      locale,
      words,
    }) => {
      const { booked, booking, bookings } = words;
      const { url } = await openType(account, { name: "Studio" });
      const context = await browser.newContext({
        ...{ locale, javaScriptEnabled: false },
        extraHTTPHeaders: fromElsewhere(),
      });
      const visitor = await context.newPage();
      await visitor.goto(url);
      await expect(visitor.locator("html")).toHaveAttribute("lang", language);
      // Not the first day, which may be over while somebody books.
      await visitor
        .getByRole("region", { name: booking.days.day })
        .getByRole("link")
        .nth(1)
        .click();
      await visitor
        .getByRole("region", { name: booking.days.time })
        .getByRole("link")
        .first()
        .click();
      const field = (name: string) => visitor.getByLabel(name, { exact: true });
      await field(booking.details.name).fill(raissa.name);
      await field(booking.details.email).fill(raissa.email);
      await field(booking.details.phone).fill("+351 21 555 0187");
      await visitor.getByRole("button", { name: booking.details.book }).click();
      await expect(visitor.getByRole("link", { name: booked.cancel, exact: true })).toBeVisible();
      await context.close();

      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // What waits is asked for once the page has rested or is used.
      await page.keyboard.press("Shift");
      const waiting = page.getByRole("region", { name: bookings.fresh.title });
      await expect(waiting.getByRole("listitem")).toContainText(saying(bookings.waits.isNew));
      await waiting
        .getByRole("button", {
          name: saying(bookings.actFor(bookings.acts.looksRight, raissa.name)),
        })
        .click();
      await expect(successToast(page, bookings.checked)).toBeVisible();
      await expect(waiting).toBeHidden();
    });

    test("a mail to customers begins with the standard text, and is shown as it arrives", async ({
      signedIn: page,
      account,
      words,
      languageName,
    }) => {
      const { mailing, mails } = words;
      await openType(account, { name: "Studio" });
      await withMail(page);
      await page.goto("/dashboard/settings?tab=booking");
      const edit = mailing.mails.editName(mailing.mails.names.reminder);
      await page.getByRole("button", { name: saying(edit) }).click();
      await page.getByRole("combobox", { name: mailing.mail.language }).click();
      await page.getByRole("option", { name: languageName }).click();
      const subject = page.getByRole("textbox", { name: mailing.mail.subject });
      await expect(subject).toHaveValue(mails.standard.reminder.subject);
      await subject.fill("{what} {time}");
      await page
        .getByRole("textbox", { name: mailing.mail.text, exact: true })
        .fill("Ciao {my name}");
      const arrives = page.getByRole("region", { name: mailing.mail.arrives });
      await expect(arrives).toContainText("Ciao");
      await page.getByRole("button", { name: mailing.mail.save }).click();
      await expect(page.getByText(mailing.mails.own, { exact: true })).toBeVisible();
    });
  });
}
