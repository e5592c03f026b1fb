import { expect, test } from "vitest";
import { makeConfirmToken } from "../../../fuzz/confirm-token.ts";
import { judgeRun, toCurl } from "../../../fuzz/report.ts";
import { type FuzzReport, fuzz } from "../../../fuzz/run.ts";
import type { WireRequest } from "../../../tools/client.ts";
import { randomSeed, scaled } from "../../../tools/random.ts";
import { createPasswordReset } from "../../auth/passwords/password-resets.ts";
import { findUserByEmail } from "../../auth/queries.ts";
import { startApp } from "../harness.ts";

/** Enough to go through all operations several times, and at most as many until each has succeeded. */
const requests = scaled(3000);
const most = 10 * requests;

test(
  "made-up requests, valid and not, all get an answer that the API document tells of",
  async () => {
    const { app, db, clock } = await startApp({ env: { TRUST_PROXY: "1" } });
    const target = {
      send: async ({ body, method, ...request }: WireRequest) => {
        const payload = body === undefined ? {} : { payload: body };
        // as: the document names no other methods.
        const answer = await app.inject({ ...request, ...payload, method: method as "GET" });
        return { status: answer.statusCode, headers: answer.headers, text: answer.body };
      },
      makeResetToken: async (email: string) => {
        const user = await findUserByEmail(db, email);
        return user ? createPasswordReset(db, user.person, clock.now()) : "";
      },
      makeConfirmToken: (email: string) => makeConfirmToken(db, email, clock.now()),
    };
    const seed = randomSeed;
    const isOver = (so: FuzzReport) =>
      so.requests >= most || (so.requests >= requests && judgeRun(so).length === 0);
    const report = await fuzz(target, { seed, isOver });
    const found = report.findings.map(
      (one) => `${one.operation}: ${one.problem}\n${toCurl(one.request)}`,
    );
    expect(found, `seed ${seed}`).toEqual([]);
    expect(judgeRun(report), `seed ${seed}`).toEqual([]);
  },
  scaled(400_000),
);
