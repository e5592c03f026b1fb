import { press, type Scene } from "./scene.ts";

export const publicScenes: Scene[] = [
  { name: "landing", path: "/", as: "nobody", full: true },
  { name: "login", path: "/login", as: "nobody" },
  {
    name: "login-errors",
    path: "/login",
    as: "nobody",
    act: async (page) => {
      await page.locator("form").getByRole("button", { name: "Log In", exact: true }).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "login-refused",
    path: "/login",
    as: "nobody",
    act: async (page) => {
      await page.getByLabel("Email", { exact: true }).fill("someone@else.test");
      await page.getByLabel("Password", { exact: true }).fill("not this one");
      await press(page, "Log In");
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "login-forgot",
    path: "/login",
    as: "nobody",
    act: (page) => press(page, "Forgot your password?"),
  },
  { name: "login-reset", path: `/login?reset=${"x".repeat(43)}`, as: "nobody" },
  { name: "login-confirm", path: `/login?confirm=${"x".repeat(43)}`, as: "nobody" },
  { name: "register", path: "/register", as: "nobody", full: true },
  {
    name: "register-strength",
    path: "/register",
    as: "nobody",
    act: async (page) => {
      await page.getByLabel("Password", { exact: true }).fill("Harbour 7");
      const word = page.getByRole("status").filter({ hasText: "Password strength" }).locator("b");
      await word.filter({ hasText: /./ }).waitFor();
      await word.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "register-errors",
    path: "/register",
    as: "nobody",
    full: true,
    act: (page) => press(page, "Create Account"),
  },
  {
    name: "register-terms",
    path: "/register",
    as: "nobody",
    act: (page) => press(page, /^Terms/),
  },
  {
    name: "register-privacy",
    path: "/register",
    as: "nobody",
    act: (page) => press(page, /^Privacy/),
  },
];
