import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { User } from "../../shared/auth.ts";
import { useSession } from "../auth/session.ts";
import { TagsSection } from "../tags/tags-section.tsx";
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
import { NotificationsTab } from "./notifications/notifications-tab.tsx";
import { SettingsColumns } from "./settings-columns.tsx";
import { ThemeTiles } from "./theme-tiles.tsx";

const route = getRouteApi("/dashboard/settings");

export function SettingsPage() {
  const { user } = useSession();
  const { tab = "account" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <>
      <title>Settings · Client Desk</title>
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
            {
              value: "notifications",
              label: "Notifications",
              panel: <NotificationsTab user={user} />,
              onPaper: false,
            },
            { value: "follow-up", label: "Follow-Up", panel: <FollowUpTab />, onPaper: false },
            { value: "tags", label: "Tags", panel: <Tags />, onPaper: false },
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
    <SettingsColumns aside={<AccountFacts user={user} />}>
      <AccountForm user={user} />
      <DevicesSection />
    </SettingsColumns>
  );
}

function Tags() {
  return (
    <SettingsColumns>
      <TagsSection />
    </SettingsColumns>
  );
}

function Appearance() {
  return (
    <SettingsColumns>
      <FormSection title="Appearance" hint="Applies right away, on this device.">
        <ThemeTiles />
      </FormSection>
      <FormSection title="Keyboard" hint="Applies right away, on this device.">
        <KeyboardSection />
      </FormSection>
    </SettingsColumns>
  );
}
