import { afterEach, expect, test } from "vitest";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { newPerson, startApp, startWithAna } from "../harness.ts";
import { addCompany } from "../records.ts";

afterEach(() => {
  for (const one of [{}, [], () => {}]) expect(Object(one).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each([
  '{"name":"A","__proto__":{"polluted":true}}',
  '{"name":"A","constructor":{"prototype":{"polluted":true}}}',
  '{"name":"A","\\u005f_proto__":{"polluted":true}}',
  '{"name":"A","nested":{"__proto__":{"polluted":true}}}',
])("the body %s is refused or leaves no trace", async (payload) => {
  const { app, signUp } = await startApp();
  const { token } = await signUp();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await app.inject({ method: "POST", url: "/api/companies", headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ msg: "The request could not be read" });
});

test.each([
  "__proto__[polluted]=true",
  "__proto__.polluted=true",
  "constructor[prototype][polluted]=true",
  "sort=__proto__",
  "sort=constructor",
  "status=toString",
])("the question ?%s is dropped or refused", async (query) => {
  const { ana, app } = await startWithAna();
  await addCompany(ana);
  const headers = { authorization: `Bearer ${ana.token}` };
  for (const { url } of [companyEndpoints.list, customerEndpoints.list]) {
    const answer = await app.inject({ url: `${url}?${query}`, headers });
    expect([200, 400], url).toContain(answer.statusCode);
  }
});

test("names of what every object has are names like any other", async () => {
  const ana = await newPerson();
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const { data } = await ana.call(companyEndpoints.create, { body: { name, industry: name } });
    const params = { id: data._id };
    expect((await ana.call(companyEndpoints.get, { params })).data).toMatchObject({ name });
    const headers = { "idempotency-key": name };
    const made = await ana.call(companyEndpoints.create, { body: { name }, headers });
    const again = await ana.call(companyEndpoints.create, { body: { name }, headers });
    expect(again.data._id).toBe(made.data._id);
  }
});
