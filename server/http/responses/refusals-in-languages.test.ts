import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { refusalHeader } from "../../../shared/words/codes.ts";
import { answers as german } from "../../../shared/words/de/answers.ts";
import { rules as germanRules } from "../../../shared/words/de/rules.ts";
import { answers } from "../../../shared/words/en/answers.ts";
import { rules } from "../../../shared/words/en/rules.ts";
import { startApp } from "../../test/harness.ts";

const { method, url } = authEndpoints.login;

test("a refusal is in English, unless the call asks for another language; its code is the same", async () => {
  const { app } = await startApp();
  const logIn = async (language?: string) => {
    const headers = language === undefined ? {} : { "accept-language": language };
    const payload = { email: "nobody@example.test", password: "not this one" };
    const answer = await app.inject({ method, url, headers, payload });
    expect(answer.headers[refusalHeader.toLowerCase()]).toBe("wrongCredentials");
    return answer.json();
  };
  expect(await logIn()).toEqual({ msg: answers.wrongCredentials });
  expect(await logIn("xx, *;q=0.1")).toMatchObject({ msg: answers.wrongCredentials });
  expect(await logIn("de-CH, en;q=0.5")).toEqual({ msg: german.wrongCredentials });
  expect(await logIn("de;q=0, en-XA")).toMatchObject({ msg: answers.wrongCredentials });
});

test("so is what is wrong with a field, with its values", async () => {
  const { app } = await startApp();
  const register = async (language: string) => {
    const { method, url } = authEndpoints.register;
    const payload = { name: "Marta", email: "marta@example.test", password: "short" };
    return (
      await app.inject({ method, url, headers: { "accept-language": language }, payload })
    ).json();
  };
  const path = "password";
  expect(await register("en")).toEqual({
    msg: rules.passwordShort(6),
    errors: [{ path, msg: rules.passwordShort(6) }],
  });
  expect(await register("de")).toEqual({
    msg: germanRules.passwordShort(6),
    errors: [{ path, msg: germanRules.passwordShort(6) }],
  });
});
