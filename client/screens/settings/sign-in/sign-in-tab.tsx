import { SettingsColumns } from "../settings-columns.tsx";
import { DevicesSection } from "./devices-section.tsx";

/** All ways into the account except the password, and who is in. */
export function SignInTab() {
  return (
    <SettingsColumns>
      <DevicesSection />
    </SettingsColumns>
  );
}
