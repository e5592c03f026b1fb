import { SettingsColumns } from "../settings-columns.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { KeysSection } from "./keys-section.tsx";
import { LogSection } from "./log-section.tsx";

/** All ways into the account except the password, and who is in. */
export function SignInTab() {
  return (
    <SettingsColumns>
      <KeysSection />
      <DevicesSection />
      <LogSection />
    </SettingsColumns>
  );
}
