import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { User } from "../../shared/auth.ts";
import { useSession } from "../auth/session.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { PageHead } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { AccountForm } from "./account-form.tsx";
import { CalendarTab } from "./calendar/calendar-tab.tsx";
import { DataTab } from "./data-tab.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { FollowUpTab } from "./follow-up-tab.tsx";
import { FormatsTab } from "./formats-tab.tsx";
import { KeyboardSection } from "./keyboard-section.tsx";
import { ThemeTiles } from "./theme-tiles.tsx";
import { underTabs } from "./under-tabs.ts";

const route = getRouteApi("/dashboard/settings");

export function SettingsPage() {
  const { user } = useSession();
  const { tab = "account" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <>
      <title>Settings · Client Desk</title>
      <Crumbs current="Settings" />
      <PageHead title="Settings" />
      {user && (
        <Tabs
          aria-label="Settings"
          value={tab}
          onValueChange={(next) =>
            void navigate({
              to: "/dashboard/settings",
              search: next === "account" ? {} : { tab: next },
              replace: true,
              resetScroll: false,
            })
          }
          tabs={[
            { value: "account", label: "Account", panel: <Account key={user._id} user={user} /> },
            {
              value: "calendar",
              label: "Calendar",
              panel: <CalendarTab user={user} />,
              onPaper: false,
            },
            { value: "follow-up", label: "Follow-Up", panel: <FollowUpTab />, onPaper: false },
            {
              value: "formats",
              label: "Formats",
              panel: <FormatsTab user={user} />,
              onPaper: false,
            },
            { value: "appearance", label: "Appearance", panel: <Appearance />, onPaper: false },
            { value: "data", label: "Your Data", panel: <DataTab />, onPaper: false },
          ]}
        />
      )}
    </>
  );
}

function Account({ user }: { user: User }) {
  return (
    <div
      className={`${underTabs} grid grid-cols-[minmax(0,900px)_232px] gap-x-10 gap-y-8 to-1180:grid-cols-1`}
    >
      <div>
        <AccountForm user={user} />
        <DevicesSection />
      </div>
      <AccountFacts user={user} />
    </div>
  );
}

function Appearance() {
  return (
    <div className={`${underTabs} max-w-[900px]`}>
      <FormSection title="Appearance" hint="Applies right away, on this device.">
        <ThemeTiles />
      </FormSection>
      <FormSection title="Keyboard" hint="Applies right away, on this device.">
        <KeyboardSection />
      </FormSection>
    </div>
  );
}
