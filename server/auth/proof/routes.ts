import { proofEndpoints } from "../../../shared/account/proof.ts";
import { messages } from "../../../shared/messages.ts";
import { route } from "../../api.ts";
import { invalidField } from "../../errors.ts";
import type { AuthApi } from "../auth-api.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { readPasswordHash } from "../queries.ts";
import { keepProof } from "./proof.ts";

export function proofRoutes(api: AuthApi) {
  const { db } = api;

  route(api, proofEndpoints.ways, async ({ owner }) => {
    return { data: { password: (await readPasswordHash(db, owner)) !== undefined } };
  });

  route(api, proofEndpoints.give, async ({ owner, session, body, now }) => {
    const wrong = invalidField("password", messages.auth.deletePasswordWrong);
    await checkPassword(api, owner, body.password, wrong, now);
    return { data: { until: await keepProof(db, session, "password", now) } };
  });
}
