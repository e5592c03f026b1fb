import { useEffect, useState } from "react";
import { registrationEndpoints } from "../../../../shared/account/registration.ts";
import { type AnswerOf, callAny } from "../../../lib/api.ts";
import { isRefusal } from "../../../lib/api-error.ts";

export type Invitation = AnswerOf<typeof registrationEndpoints.invitation>["data"];
export type InvitedDesk = NonNullable<Invitation["desk"]>;

/** What an invitation is to; `dead` for one that no longer works, `failed` where that can't be told. */
export function useInvitation(token: string) {
  const [answer, setAnswer] = useState<Invitation | "dead" | "failed">();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each attempt
  useEffect(() => {
    let isGone = false;
    const show = (next: typeof answer) => isGone || setAnswer(next);
    callAny(registrationEndpoints.invitation, { params: { token } }).then(
      ({ data }) => show(data),
      (error: unknown) => show(isRefusal(error) ? "dead" : "failed"),
    );
    return () => {
      isGone = true;
    };
  }, [token, attempt]);
  return { answer, retry: () => setAttempt(attempt + 1) };
}
