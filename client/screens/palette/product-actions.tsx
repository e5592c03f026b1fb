import {
  ArrowLeftRight,
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarPlus,
  CalendarRange,
  CalendarSearch,
  ChartNoAxesColumn,
  Check,
  CopyCheck,
  Download,
  History,
  Keyboard,
  LayoutDashboard,
  ListChecks,
  ListPlus,
  LogOut,
  Moon,
  Phone,
  Plus,
  Settings,
  Sun,
  SunMoon,
  UserPlus,
  UserRoundPlus,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Account } from "../../../shared/account/auth.ts";
import type { OwnDesk } from "../../../shared/account/desks.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { showOverlay } from "../../lib/browser/overlay.ts";
import { setTheme, type Theme } from "../../lib/browser/theme.ts";
import { type Closeness, closenessOf } from "../../lib/format/text-matches.ts";
import { periodLink } from "../calendar/period-link.ts";
import { askForNewDesk } from "../people/new-desk.ts";
import { type CopyEndpoint, downloadCopy } from "../settings/download-copy.ts";
import { exportItems, importActions } from "./items/export-items.tsx";
import type { Action, PaletteStep } from "./items/items.ts";
import type { Go } from "./items/record-items.tsx";

interface ActionsOptions {
  go: Go;
  goToDesk: (desk: OwnDesk) => Promise<void>;
  user: Account | null;
  today: string;
  theme: Theme;
  /** Initial values of a new appointment on the current screen. */
  preset: { date?: string; company?: string; customer?: string };
  ask: (step: PaletteStep) => void;
  onLogout: () => void;
}

/** Every action of the product. */
export function productActions(options: ActionsOptions): Action[] {
  const { go, today, theme, preset, ask, onLogout } = options;
  return [
    {
      value: "new appointment",
      needs: "write",
      icon: <CalendarPlus />,
      title: "New Appointment",
      words: "add book create meeting schedule",
      shortcut: "newAppointment",
      run: () => void go({ to: "/dashboard/appointments/new", search: preset }),
    },
    {
      value: "add task",
      needs: "write",
      icon: <ListPlus />,
      title: "Add Task",
      words: "new create to do todo remind follow up",
      stays: true,
      run: () => ask("task"),
    },
    {
      value: "log a call",
      needs: "write",
      icon: <Phone />,
      title: "Log a Call",
      words: "called phone spoke note write down",
      stays: true,
      run: () => ask("call"),
    },
    {
      value: "add company",
      needs: "write",
      icon: <Plus />,
      title: "Add Company",
      words: "new create client",
      run: () => void go({ to: "/dashboard/companies/new" }),
    },
    {
      value: "add customer",
      needs: "write",
      icon: <UserPlus />,
      title: "Add Customer",
      words: "new create contact person",
      stays: true,
      run: () => ask("company"),
    },
    {
      value: "go to today",
      icon: <CalendarCheck />,
      title: "Go to Today",
      words: "open day appointments calendar",
      shortcut: "goToday",
      run: () => void go({ to: "/dashboard/appointments/$date", params: { date: today } }),
    },
    {
      value: "week",
      icon: <CalendarRange />,
      title: "Go to This Week",
      words: "open week appointments calendar view",
      onlyTyped: true,
      run: () => void go(periodLink("week", today)),
    },
    {
      value: "month",
      icon: <CalendarDays />,
      title: "Go to This Month",
      words: "open month appointments calendar view",
      onlyTyped: true,
      run: () => void go(periodLink("month", today)),
    },
    {
      value: "go to date",
      icon: <CalendarSearch />,
      title: "Go to Date",
      words: "open day appointments calendar",
      stays: true,
      run: () => ask("day"),
    },
    {
      value: "dashboard",
      icon: <LayoutDashboard />,
      title: "Go to Dashboard",
      words: "go to home overview start",
      shortcut: "goDashboard",
      run: () => void go({ to: "/dashboard" }),
    },
    {
      value: "companies",
      icon: <Building2 />,
      title: "Go to Companies",
      words: "go to list clients",
      shortcut: "goCompanies",
      run: () => void go({ to: "/dashboard/companies" }),
    },
    {
      value: "customers",
      icon: <Users />,
      title: "Go to Customers",
      words: "go to list all people contacts",
      shortcut: "goCustomers",
      run: () => void go({ to: "/dashboard/customers" }),
    },
    {
      value: "tasks",
      icon: <ListChecks />,
      title: "Go to Tasks",
      words: "list to do todo open due",
      shortcut: "goTasks",
      run: () => void go({ to: "/dashboard/tasks" }),
    },
    {
      value: "reports",
      icon: <ChartNoAxesColumn />,
      title: "Go to Reports",
      words: "go to analytics charts figures numbers statistics insights pipeline",
      shortcut: "goReports",
      run: () => void go({ to: "/dashboard/reports" }),
    },
    {
      value: "history",
      icon: <History />,
      title: "Go to History",
      words: "go to changes log trash deleted restore undo",
      shortcut: "goHistory",
      run: () => void go({ to: "/dashboard/history" }),
    },
    {
      value: "duplicates",
      icon: <CopyCheck />,
      title: "Go to Duplicates",
      words: "go to merge same twice double tidy clean",
      onlyTyped: true,
      run: () => void go({ to: "/dashboard/duplicates" }),
    },
    {
      value: "settings",
      icon: <Settings />,
      title: "Go to Settings",
      words: "go to account profile name email password preferences delete",
      shortcut: "goSettings",
      run: () => void go({ to: "/dashboard/settings" }),
    },
    themeAction("light", "Light Theme", <Sun />, theme),
    themeAction("dark", "Dark Theme", <Moon />, theme),
    themeAction("system", "Match System Theme", <SunMoon />, theme),
    ...deskActions(options),
    ...importActions(go),
    copyAction("Companies", "csv spreadsheet", exportEndpoints.companies),
    copyAction("Customers", "csv spreadsheet", exportEndpoints.customers),
    copyAction("Appointments", "ics calendar", exportEndpoints.appointments),
    copyAction("Everything", "json all", exportEndpoints.everything),
    ...exportItems(),
    {
      value: "keyboard shortcuts",
      icon: <Keyboard />,
      title: "Keyboard Shortcuts",
      words: "keys help",
      shortcut: "help",
      run: () => showOverlay("shortcuts"),
    },
    {
      value: "logout",
      icon: <LogOut />,
      title: "Logout",
      words: "log out sign off",
      run: onLogout,
    },
  ];
}

/** Of people and desks: inviting, another desk, going to one. */
function deskActions({ go, goToDesk, user }: ActionsOptions): Action[] {
  const others = user?.desk.desks.filter(({ _id }) => _id !== user.desk._id) ?? [];
  return [
    {
      value: "invite people",
      needs: "desk",
      icon: <UserRoundPlus />,
      title: "Invite People",
      onlyTyped: true,
      words: "add person colleague team member reader share desk settings",
      run: () => void go({ to: "/dashboard/settings", search: { tab: "people" }, hash: "invite" }),
    },
    {
      value: "new desk",
      icon: <Plus />,
      title: "New Desk",
      onlyTyped: true,
      words: "add create another account workspace",
      run: () => void askForNewDesk(),
    },
    ...others.map((desk) => ({
      value: `switch ${desk._id}`,
      icon: <ArrowLeftRight />,
      title: `Switch to ${desk.name}`,
      onlyTyped: true,
      words: "switch desk go to change",
      run: () => void goToDesk(desk),
    })),
  ];
}

function themeAction(choice: Theme, title: string, icon: ReactNode, theme: Theme): Action {
  return {
    value: `theme ${choice}`,
    icon,
    title,
    onlyTyped: true,
    words: "appearance colors mode switch",
    aside: choice === theme && (
      <>
        <Check className="inline stroke-[2.5] text-accent" />
        <span className="sr-only">chosen</span>
      </>
    ),
    run: () => setTheme(choice),
  };
}

function copyAction(what: string, words: string, endpoint: CopyEndpoint): Action {
  return {
    value: `download ${what}`,
    needs: "export",
    icon: <Download />,
    title: `Download ${what}`,
    onlyTyped: true,
    words: `export copy data backup save ${words}`,
    run: () => void downloadCopy(endpoint),
  };
}

/** Each typed word must start a word of the action; 0 if its title starts with the whole input. */
export function actionCloseness(action: Action, typed: string): Closeness {
  const { title, words = "", wordsOnly } = action;
  if (closenessOf(wordsOnly ? words : title, typed) === 0) return 0;
  const all = wordsOnly ? words : `${title} ${words}`;
  const typedWords = typed.split(/\s+/).filter(Boolean);
  return typedWords.every((word) => closenessOf(all, word) <= 1) ? 1 : 3;
}
