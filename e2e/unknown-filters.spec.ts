import { expect, test } from "./fixtures.ts";

for (const { list, unknown } of [
  { list: "/dashboard/customers", unknown: ["status=Foo"] },
  { list: "/dashboard/customers", unknown: ["sort=password", "limit=9999"] },
  { list: "/dashboard/companies", unknown: ["createdFrom=yesterday", "cursor=nonsense"] },
]) {
  test(`${list} drops ${unknown.join(" and ")} from its address, and says so`, async ({
    signedIn: page,
    make,
  }) => {
    const company = await make.company();
    await make.customer(company);
    await page.goto(`${list}?${unknown.join("&")}`);
    await expect(
      page.getByRole("table", { name: /Companies|Customers/ }).getByRole("row"),
    ).toHaveCount(3);
    await expect(page).toHaveURL(list);
    const note = page.getByText(/^This link has (?:a filter|filters) Client Desk doesn’t know:/);
    for (const one of unknown) await expect(note).toContainText(one);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(note).toHaveCount(0);
    await expect(page).toHaveURL(list);
  });
}

test("what is known in an address stays when the rest of it is dropped", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { name: "Ana", status: "Pending" });
  await make.customer(company, { name: "Bo" });
  for (const path of [`/dashboard/companies/${company._id}`, "/dashboard/customers"]) {
    await page.goto(`${path}?status=Pending&sort=name&page=2`);
    await expect(
      page.getByText("This link has a filter Client Desk doesn’t know: page=2"),
    ).toBeVisible();
    await expect(page.getByRole("table").getByRole("row", { name: /Ana/ })).toBeVisible();
    await expect(page.getByRole("table").getByRole("row", { name: /Bo/ })).toHaveCount(0);
    await expect(page).toHaveURL(`${path}?sort=name&status=Pending`);
  }
  // Another question is another address: nothing of it was ignored.
  await page.getByRole("searchbox").fill("ana");
  await expect(page).toHaveURL(/search=ana/);
  await expect(page.getByText(/^This link has/)).toHaveCount(0);
});

test("after signing in, too, an address loses what is unknown in it", async ({ page, account }) => {
  await page.goto("/dashboard/customers?status=Foo");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/customers");
  await expect(page.getByText("No customers yet")).toBeVisible();
  await expect(
    page.getByText("This link has a filter Client Desk doesn’t know: status=Foo"),
  ).toBeVisible();
});
