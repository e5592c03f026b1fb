import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../../shared/account/auth.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { Fact } from "../../../ui/page.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { KeysSection } from "./keys-section.tsx";
import { LogSection } from "./log-section.tsx";
import { passkeysQuery } from "./passkey-queries.ts";
import { PasskeysSection } from "./passkeys-section.tsx";
import { twoStepQuery } from "./two-step-queries.ts";
import { TwoStepSection } from "./two-step-section.tsx";

/** All ways into the account except the password, and who is in. */
export function SignInTab({ user }: { user: User }) {
  return (
    <SettingsColumns aside={<SignInFacts user={user} />}>
      <PasskeysSection />
      <TwoStepSection />
      <KeysSection />
      <DevicesSection />
      <LogSection />
    </SettingsColumns>
  );
}

function SignInFacts({ user }: { user: User }) {
  const { data: passkeys } = useQuery(passkeysQuery);
  const { data: twoStep } = useQuery(twoStepQuery);
  return (
    <aside aria-label={signin.facts.label} className="border-line-strong pt-5 to-1340:border-t">
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label={signin.facts.since}>{formatInstant(user.createdAt, "long")}</Fact>
        <Fact label={signin.facts.passkeys}>
          {passkeys ? passkeys.data.length || signin.facts.none : "…"}
        </Fact>
        <Fact label={signin.facts.twoStep}>
          {twoStep ? (twoStep.since ? signin.facts.on : signin.facts.off) : "…"}
        </Fact>
      </dl>
    </aside>
  );
}
