import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startWithClient } from "../../test/built-client.ts";

test("a page is in the language of its address, of the cookie, of the browser, else in English", async () => {
  const { app } = await startWithClient();
  const languageOf = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers });
    expect(answer.headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
    return /<html lang="(\w+)"/.exec(answer.body)?.[1] ?? "en";
  };
  const german = { "accept-language": "xx, de-AT;q=0.9, en;q=0.8" };
  for (const url of ["/", "/login", "/dashboard"]) {
    expect(await languageOf(url)).toBe("en");
    expect(await languageOf(url, german)).toBe("de");
    expect(await languageOf(url, { ...german, cookie: "a=b; language=en" })).toBe("en");
    expect(await languageOf(url, { cookie: "language=constructor" })).toBe("en");
    expect(await languageOf(`${url}?language=de`, { cookie: "language=en" })).toBe("de");
  }
});

test("choosing a language by a page's address is kept, and only a language", async () => {
  const { app } = await startWithClient({ PUBLIC_URL: "https://desk.test" });
  const cookieOf = async (url: string) => (await app.inject(url)).headers["set-cookie"];
  expect(await cookieOf("/?language=de")).toBe(
    "language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(await cookieOf("/?language=xx")).toBeUndefined();
  expect(await cookieOf("/")).toBeUndefined();
});

test("each language's page preloads its own program, which its own policy lets in", async () => {
  const { app } = await startWithClient();
  const { headers, body } = await app.inject({ url: "/", headers: { cookie: "language=de" } });
  const [, script = ""] = /<script>(preload.*?)<\/script>/.exec(body) ?? [];
  expect(script).not.toBe("");
  const digest = createHash("sha256").update(script).digest("base64");
  expect(headers["content-security-policy"]).toContain(`'sha256-${digest}'`);
  const english = await app.inject("/");
  expect(english.headers["content-security-policy"]).not.toContain(digest);
});
