import { expect, test } from "vitest";
import { notices } from "../../shared/words/en/notices.ts";
import { greet } from "./greeting.ts";

test.each([
  "Ana Lindqvist",
  "Dr. Saoirse Ní Bhriain-Kowalczyk",
  "O’Shaughnessy",
  "مريم حداد",
  "李",
])("%s is greeted by name", (name) => {
  expect(greet(name, notices)).toBe(`Hello ${name},`);
});

test.each([
  "Ana\n\nYour account is locked: https://evil.example",
  "Ana\r\nBcc: all@example.com",
  "https://evil.example",
  "evil.example",
  "www.evil.example",
  "Call +1 555 0100",
  "ana@evil.example",
  "Ana\u2028evil",
  "\u202eana",
  "a".repeat(61),
  "",
])("%j says nothing that its bearer wants to say to others", (name) => {
  expect(greet(name, notices)).toBe("Hello,");
});
