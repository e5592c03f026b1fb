import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { Account as User } from "../../../shared/account/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { settings } from "../../../shared/words/en/settings.ts";
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
import { Rich } from "../../ui/text/rich.tsx";
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
      <title>{common.title(settings.title)}</title>
      <PageHead title={settings.title} />
      {user && (
        <Tabs
          aria-label={settings.title}
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
            {
              value: "account",
              label: settings.tabs.account,
              panel: <Account key={user._id} user={user} />,
            },
            {
              value: "people",
              label: settings.tabs.people,
              panel: <People user={user} />,
              onPaper: false,
            },
            {
              value: "sign-in",
              label: settings.tabs["sign-in"],
              panel: <SignIn user={user} />,
              onPaper: false,
            },
            {
              value: "calendar",
              label: settings.tabs.calendar,
              panel: <CalendarTab user={user} />,
              onPaper: false,
            },
            ...(may("write")
              ? [
                  {
                    value: "booking" as const,
                    label: settings.tabs.booking,
                    panel: <Booking user={user} />,
                    onPaper: false,
                  },
                ]
              : []),
            {
              value: "notifications",
              label: settings.tabs.notifications,
              panel: <NotificationsTab user={user} />,
              onPaper: false,
            },
            {
              value: "follow-up",
              label: settings.tabs["follow-up"],
              panel: <FollowUpTab />,
              onPaper: false,
            },
            { value: "tags", label: settings.tabs.tags, panel: <Tags />, onPaper: false },
            {
              value: "formats",
              label: settings.tabs.formats,
              panel: <FormatsTab user={user} />,
              onPaper: false,
            },
            {
              value: "appearance",
              label: settings.tabs.appearance,
              panel: <Appearance />,
              onPaper: false,
            },
            { value: "data", label: settings.tabs.data, panel: <DataTab />, onPaper: false },
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
      <FormSection title={settings.appearance} hint={settings.appliesHere}>
        <ThemeTiles />
      </FormSection>
      <FormSection title={settings.keyboard.title} hint={settings.appliesHere}>
        <KeyboardSection />
      </FormSection>
    </SettingsColumns>
  );
}

/** What the product knows about the account besides what can be changed. */
function AccountFacts({ user }: { user: User }) {
  return (
    <aside aria-label={settings.facts.label} className="border-line-strong pt-5 to-1340:border-t">
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={user.name} />
        <div className="min-w-0">
          <p className="clipped font-semibold">{user.name}</p>
          <p className="clipped text-13 text-ink-3">{user.email}</p>
        </div>
      </div>
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label={settings.facts.since}>{formatInstant(user.createdAt, "long")}</Fact>
        <Fact label={settings.facts.zone}>{userTimeZone().replaceAll("_", " ")}</Fact>
        <Fact label={settings.facts.changingPassword}>{settings.facts.logsOut}</Fact>
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
        {settings.keyboard.single}
        <small className="block text-13 text-ink-3">
          <Rich
            text={settings.keyboard.singleHint}
            tags={{
              book: () => <ShortcutKeys of="newAppointment" />,
              palette: () => <ShortcutKeys of="palette" />,
            }}
          />
        </small>
      </Checkbox>
      <Button size="sm" onClick={() => showOverlay("shortcuts")}>
        {settings.keyboard.show}
      </Button>
    </div>
  );
}
