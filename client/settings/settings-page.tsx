import { useSession } from "../auth/session.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { PageHead } from "../ui/page.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { AccountForm } from "./account-form.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { KeyboardSection } from "./keyboard-section.tsx";
import { ThemeTiles } from "./theme-tiles.tsx";
import { useRecordCounts } from "./use-record-counts.ts";
import { YourData } from "./your-data.tsx";

export function SettingsPage() {
  const { user } = useSession();
  const recordCounts = useRecordCounts();
  return (
    <>
      <title>Settings · Client Desk</title>
      <Crumbs current="Settings" />
      <PageHead title="Settings" />
      {user && (
        <div className="grid grid-cols-[minmax(0,900px)_232px] gap-x-10 gap-y-8 to-1180:grid-cols-1">
          <div>
            <AccountForm key={user._id} user={user} />
            <DevicesSection />
            <FormSection title="Appearance" hint="Applies right away, on this device.">
              <ThemeTiles />
            </FormSection>
            <FormSection title="Keyboard" hint="Applies right away, on this device.">
              <KeyboardSection />
            </FormSection>
            <YourData {...recordCounts} />
            <DangerZone {...recordCounts} />
          </div>
          <AccountFacts user={user} />
        </div>
      )}
    </>
  );
}
