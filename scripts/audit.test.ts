import { expect, test } from "vitest";
import { readAudit } from "./audit.ts";

const counts = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
const clean = { auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: counts } };
const via = {
  source: 1103907,
  name: "cookie",
  title: "cookie accepts odd characters",
  range: "<0.7.0",
};
const found = {
  ...clean,
  vulnerabilities: {
    cookie: { name: "cookie", severity: "low", isDirect: false, via: [via], range: "<0.7.0" },
    fastify: { name: "fastify", severity: "high", isDirect: true, via: ["cookie"], range: "5.0.0" },
  },
  metadata: { vulnerabilities: { ...counts, low: 1, high: 1, total: 2 } },
};
const refused = {
  message: "405 Method Not Allowed - POST https://registry.test/-/npm/v1/security/advisories/bulk",
  method: "POST",
  statusCode: 405,
  body: "",
  error: { summary: "", detail: "" },
};
const offline = {
  message: "request to https://registry.test/ failed, reason: getaddrinfo EAI_AGAIN registry.test",
  error: { summary: "", detail: "" },
};

test("a report without findings is clean", () => {
  expect(readAudit(JSON.stringify(clean))).toEqual({ state: "clean" });
});

test("every finding is told with its severity and versions", () => {
  expect(readAudit(JSON.stringify(found))).toEqual({
    state: "found",
    findings: ["low: cookie <0.7.0 (brought along by another package)", "high: fastify 5.0.0"],
  });
});

test("a count without names is a finding all the same", () => {
  const metadata = { vulnerabilities: { ...counts, critical: 1, total: 1 } };
  const audit = readAudit(JSON.stringify({ ...clean, metadata }));
  expect(audit).toEqual({ state: "found", findings: ["1 unnamed"] });
});

test.each([
  ["a registry that does not know the question", JSON.stringify(refused), refused.message],
  ["no network", JSON.stringify(offline), offline.message],
  ["no answer at all", "", "npm audit gave no report"],
  ["something else than JSON", "npm error", "npm audit gave no report"],
  ["half a report", JSON.stringify({ vulnerabilities: {} }), "npm audit gave no report"],
])("%s means not asked, never clean", (_, output, reason) => {
  expect(readAudit(output)).toEqual({ state: "not asked", reason });
});
