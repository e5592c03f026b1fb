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
import { keywords } from "../../../shared/words/en/keywords.ts";
import { palette } from "../../../shared/words/en/palette.ts";
import { showOverlay } from "../../lib/browser/overlay.ts";
import { setTheme, type Theme } from "../../lib/browser/theme.ts";
import { type Closeness, closenessOf } from "../../lib/format/text-matches.ts";
import { askForNewDesk } from "../people/new-desk.ts";
import { downloadCopy } from "../settings/download-copy.ts";
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
      title: palette.actions.newAppointment,
      words: keywords.book,
      shortcut: "newAppointment",
      run: () => void go({ to: "/dashboard/appointments/new", search: preset }),
    },
    {
      value: "add task",
      needs: "write",
      icon: <ListPlus />,
      title: palette.actions.addTask,
      words: keywords.task,
      stays: true,
      run: () => ask("task"),
    },
    {
      value: "log a call",
      needs: "write",
      icon: <Phone />,
      title: palette.actions.logCall,
      words: keywords.call,
      stays: true,
      run: () => ask("call"),
    },
    {
      value: "add company",
      needs: "write",
      icon: <Plus />,
      title: palette.actions.addCompany,
      words: keywords.company,
      run: () => void go({ to: "/dashboard/companies/new" }),
    },
    {
      value: "add customer",
      needs: "write",
      icon: <UserPlus />,
      title: palette.actions.addCustomer,
      words: keywords.customer,
      stays: true,
      run: () => ask("company"),
    },
    ...pageActions(go, today, ask),
    themeAction("light", <Sun />, theme),
    themeAction("dark", <Moon />, theme),
    themeAction("system", <SunMoon />, theme),
    ...deskActions(options),
    ...importActions(go),
    copyAction("companies"),
    copyAction("customers"),
    copyAction("appointments"),
    copyAction("everything"),
    ...exportItems(),
    {
      value: "keyboard shortcuts",
      icon: <Keyboard />,
      title: palette.actions.shortcuts,
      words: keywords.shortcuts,
      shortcut: "help",
      run: () => showOverlay("shortcuts"),
    },
    {
      value: "logout",
      icon: <LogOut />,
      title: palette.actions.logout,
      words: keywords.logout,
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
      title: palette.actions.invite,
      onlyTyped: true,
      words: keywords.invite,
      run: () => void go({ to: "/dashboard/settings", search: { tab: "people" }, hash: "invite" }),
    },
    {
      value: "new desk",
      icon: <Plus />,
      title: palette.actions.newDesk,
      onlyTyped: true,
      words: keywords.newDesk,
      run: () => void askForNewDesk(),
    },
    ...others.map((desk) => ({
      value: `switch ${desk._id}`,
      icon: <ArrowLeftRight />,
      title: palette.actions.switchTo(desk.name),
      onlyTyped: true,
      words: keywords.switchDesk,
      run: () => void goToDesk(desk),
    })),
  ];
}

function themeAction(choice: Theme, icon: ReactNode, theme: Theme): Action {
  return {
    value: `theme ${choice}`,
    icon,
    title: palette.actions[choice],
    onlyTyped: true,
    words: keywords.theme,
    aside: choice === theme && (
      <>
        <Check className="inline stroke-[2.5] text-accent" />
        <span className="sr-only">{palette.actions.chosen}</span>
      </>
    ),
    run: () => setTheme(choice),
  };
}

function copyAction(what: keyof typeof palette.downloads): Action {
  return {
    value: `download ${what}`,
    needs: "export",
    icon: <Download />,
    title: palette.downloads[what],
    onlyTyped: true,
    words: keywords.download,
    run: () => void downloadCopy(exportEndpoints[what]),
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
