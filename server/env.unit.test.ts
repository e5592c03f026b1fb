import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("an empty environment has defaults for everything", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "localhost",
    DATA_DIR: "./data",
    PUBLIC_URL: "http://localhost:3000",
    LOG_LEVEL: "info",
  });
});

test("set to nothing is not set", () => {
  expect(readEnv({ PORT: "", SMTP_URL: "", DATABASE_URL: "" })).toEqual(readEnv({}));
});

test("row-level security can be turned off under the earlier name as well", () => {
  expect(readEnv({ DATABASE_WALL: "off" }).ROW_SECURITY).toBe("off");
  expect(readEnv({ DATABASE_WALL: "off", ROW_SECURITY: "" }).ROW_SECURITY).toBe("off");
  expect(readEnv({ DATABASE_WALL: "off", ROW_SECURITY: "on" }).ROW_SECURITY).toBe("on");
});

test("links are made without a doubled slash", () => {
  expect(readEnv({ PUBLIC_URL: "https://desk.example/" }).PUBLIC_URL).toBe("https://desk.example");
  expect(readEnv({ PORT: "8080" }).PUBLIC_URL).toBe("http://localhost:8080");
});

test("every wrong setting is listed at once, without its value", () => {
  const wrong = {
    PORT: "99999",
    DATABASE_URL: "mysql://user:secret@host/db",
    PUBLIC_URL: "ftp://desk.example",
    SUPPORT_EMAIL: "nobody",
    SMTP_URL: "http://mail:secret@host",
    IMAP_URL: "imaps://secret@host",
    LOG_LEVEL: "loud",
    BACKUPS: "-1",
  };
  const read = () => readEnv(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(`  ${name}: `);
  expect(read).not.toThrow("secret");
});

test("a database address that can't be read is a wrong setting, not a crash", () => {
  const read = () => readEnv({ DATABASE_URL: "postgres://user:secret@host:1234567/db" });
  expect(read).toThrow("  DATABASE_URL: must look like postgres://");
});

test("other variables are nobody's business", () => {
  expect(readEnv({ PATH: "/bin" })).not.toHaveProperty("PATH");
});

test.each([
  ["2", 2],
  ["false", false],
  ["0", false],
  ["10.0.0.0/8, 127.0.0.1,::1", ["10.0.0.0/8", "127.0.0.1", "::1"]],
])("TRUST_PROXY=%s is understood", (text, meaning) => {
  expect(readEnv({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(meaning);
});

test.each(["true", "yes", "*", "10", "10.0.0.0/33", "10.0.0.1/8/9", "proxy.example", "1,"])(
  "TRUST_PROXY=%s is refused",
  (text) => {
    expect(() => readEnv({ TRUST_PROXY: text })).toThrow("  TRUST_PROXY: must be the number");
  },
);

test("replies are read from the mailbox that mail is sent from", () => {
  const IMAP_URL = "imaps://desk%40example.com:secret@host:993/Replies";
  const read = (more: object) => () => readEnv({ IMAP_URL, ...more });
  for (const more of [{}, { SMTP_URL: "smtp://host" }, { SUPPORT_EMAIL: "desk@example.com" }])
    expect(read(more)).toThrow("  IMAP_URL: needs SMTP_URL and SUPPORT_EMAIL");
  const env = read({ SMTP_URL: "smtp://host", SUPPORT_EMAIL: "desk@example.com" })();
  expect(env.IMAP_URL).toBe(IMAP_URL);
});
