import { expect, test } from "vitest";
import { endpoints } from "../shared/api.ts";
import { startApp } from "./test/harness.ts";
import { addAppointment } from "./test/records.ts";

const secrets = /"(?:owner|\w+Key|passwordHash|tokenHash|cursorKey|cursorId|lifetime)"/;

test("no answer carries an owner, a hash or a key of the database", async () => {
  const { signUp, app } = await startApp();
  const ana = await signUp({ password: "correct horse" });
  const { _id, company, customer } = await addAppointment(ana);
  const ids: Record<string, string> = {
    "/api/companies": company._id,
    "/api/customers": customer._id,
    "/api/appointments": _id,
  };
  const seen: string[] = [];
  const reads = endpoints.filter(({ method, url }) => method === "GET" && !url.endsWith("logout"));
  for (const { url } of reads) {
    const id = ids[url.split("/").slice(0, 3).join("/")] ?? "";
    const path = url.replace(":id", id).replace(":date", "2026-05-04");
    const query = url.endsWith("/days") ? "?startDate=2026-05-01&endDate=2026-05-31" : "";
    const headers = { authorization: `Bearer ${ana.token}` };
    const answer = await app.inject({ url: path + query, headers });
    expect(answer.statusCode, url).toBe(200);
    seen.push(answer.body);
  }
  const payload = { email: ana.user.email, password: ana.password };
  const login = await app.inject({ method: "POST", url: "/api/auth/login", payload });
  seen.push(login.body);
  for (const body of seen) expect(body).not.toMatch(secrets);
  // The records were really in there.
  expect(seen.filter((body) => body.includes(customer._id)).length).toBeGreaterThan(5);
});
