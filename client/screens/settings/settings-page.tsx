import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { Account as User } from "../../../shared/account/auth.ts";
import { TagsSection } from "../../kinds/tags/tags-section.tsx";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { showOverlay } from "../../lib/browser/overlay.ts";
import { formatInstant, userTimeZone } from "../../lib/dates/dates.ts";
import { isAlone } from "../../lib/people/people-here.ts";
import { may } from "../../lib/people/rights.ts";
import { useSession } from "../../lib/session.ts";
import { setShortcutsOn, useShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { Fact, PageHead } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Avatar } from "../../ui/text/avatar.tsx";
import { ShortcutKeys } from "../../ui/text/kbd.tsx";
import { AccountForm } from "./account-form.tsx";
import { CalendarTab } from "./calendar/calendar-tab.tsx";
import { DataTab } from "./data-tab.tsx";
import { FollowUpTab } from "./follow-up-tab.tsx";
import { FormatsTab } from "./formats-tab.tsx";
import { NotificationsTab } from "./notifications/notifications-tab.tsx";
import { SettingsColumns } from "./settings-columns.tsx";
import { ThemeTiles } from "./theme-tiles.tsx";

const route = getRouteApi("/dashboard/settings");
const bookingTabs = lazyModule(() => import("./booking/booking-tab.tsx"));
const peopleTabs = lazyModule(() => import("./people/people-tab.tsx"));
const awaySections = lazyModule(() => import("./people/away-section.tsx"));
const signInTabs = lazyModule(() => import("./sign-in/sign-in-tab.tsx"));

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
            { value: "people", label: "People", panel: <People user={user} />, onPaper: false },
            { value: "sign-in", label: "Sign-In", panel: <SignIn user={user} />, onPaper: false },
            {
              value: "calendar",
              label: "Calendar",
              panel: <CalendarTab user={user} />,
              onPaper: false,
            },
            ...(may("write")
              ? [
                  {
                    value: "booking" as const,
                    label: "Booking",
                    panel: <Booking user={user} />,
                    onPaper: false,
                  },
                ]
              : []),
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
      {!isAlone(user.desk) && may("write") && <OwnAway user={user} />}
    </SettingsColumns>
  );
}

/** On a desk of several. */
function OwnAway({ user }: { user: User }) {
  const part = awaySections.use(true);
  return part ? <part.AwaySection user={user} /> : null;
}

/** Fetched with its tab: most look at it once. */
function People({ user }: { user: User }) {
  const part = peopleTabs.use(true);
  return part ? <part.PeopleTab user={user} /> : null;
}

/** Fetched with its tab: its form has many parts. */
function Booking({ user }: { user: User }) {
  const part = bookingTabs.use(true);
  return part ? <part.BookingTab user={user} /> : null;
}

/** Fetched with its tab: passkeys and codes have more code than the rest of Settings needs. */
function SignIn({ user }: { user: User }) {
  const part = signInTabs.use(true);
  return part ? <part.SignInTab user={user} /> : null;
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

/** What the product knows about the account besides what can be changed. */
function AccountFacts({ user }: { user: User }) {
  return (
    <aside aria-label="Your account" className="border-line-strong pt-5 to-1340:border-t">
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={user.name} />
        <div className="min-w-0">
          <p className="clipped font-semibold">{user.name}</p>
          <p className="clipped text-13 text-ink-3">{user.email}</p>
        </div>
      </div>
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label="Member since">{formatInstant(user.createdAt, "long")}</Fact>
        <Fact label="Time zone">{userTimeZone().replaceAll("_", " ")}</Fact>
        <Fact label="Changing your password">Logs out every other device.</Fact>
      </dl>
    </aside>
  );
}

/** Single keys can interfere with speech input or shaky hands, so they can be turned off. */
function KeyboardSection() {
  const on = useShortcutsOn();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <Checkbox checked={on} onCheckedChange={setShortcutsOn}>
        Single-key shortcuts
        <small className="block text-13 text-ink-3">
          Such as <ShortcutKeys of="newAppointment" /> for a new appointment.{" "}
          <ShortcutKeys of="palette" /> works either way.
        </small>
      </Checkbox>
      <Button size="sm" onClick={() => showOverlay("shortcuts")}>
        Show Shortcuts
      </Button>
    </div>
  );
}
