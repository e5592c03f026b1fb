import {
  ArrowLeftRight,
  CalendarPlus,
  Check,
  Download,
  Keyboard,
  ListPlus,
  LogOut,
  Moon,
  Phone,
  Plus,
  Sun,
  SunMoon,
  UserPlus,
  UserRoundPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Account } from "../../../shared/account/auth.ts";
import type { OwnDesk } from "../../../shared/account/desks.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { showOverlay } from "../../lib/browser/overlay.ts";
import { setTheme, type Theme } from "../../lib/browser/theme.ts";
import { type Closeness, closenessOf } from "../../lib/format/text-matches.ts";
import { askForNewDesk } from "../people/new-desk.ts";
import { type CopyEndpoint, downloadCopy } from "../settings/download-copy.ts";
import { exportItems, importActions } from "./items/export-items.tsx";
import type { Action, PaletteStep } from "./items/items.ts";
import { pageActions } from "./items/page-actions.tsx";
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
    ...pageActions(go, today, ask),
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
