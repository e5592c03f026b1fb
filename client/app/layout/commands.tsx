import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { hideOverlay, readOverlay, showOverlay, useOverlay } from "../../lib/browser/overlay.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { isField, useShortcutKeys } from "../../lib/shortcuts/use-shortcut-keys.ts";
import { undoByKey } from "../../lib/undoing.ts";
import { useAppointmentPreset } from "../../screens/palette/use-appointment-preset.ts";

/** Both come in one module, which is loaded only when wanted. */
const overlayPart = lazyModule(async () => {
  const [{ Palette }, { ShortcutsDialog }] = await Promise.all([
    import("../../screens/palette/palette.tsx"),
    import("../../ui/dialog/shortcuts-dialog.tsx"),
  ]);
  return { Palette, ShortcutsDialog };
});

const walks = lazyModule(() => import("../../lib/shortcuts/walk-rows.ts"));

type CommandsProps = { today: string; onLogout: () => void };

/** Available on every screen of the dashboard: shortcuts, the palette, the list of shortcuts. */
export function Commands({ today, onLogout }: CommandsProps) {
  const overlay = useOverlay();
  const overlays = overlayPart.use(overlay !== null, () => showOverlay(null));
  useShortcutKeys();
  useGlobalShortcuts(today);
  // Nothing may stay open over the screen shown after signing out.
  useEffect(() => () => showOverlay(null), []);

  if (!overlays) return null;
  const { Palette, ShortcutsDialog } = overlays;
  return (
    <>
      <Palette
        open={overlay === "palette"}
        onOpenChange={(open) => (open ? showOverlay("palette") : hideOverlay("palette"))}
        onLogout={onLogout}
      />
      <ShortcutsDialog
        open={overlay === "shortcuts"}
        onOpenChange={(open) => (open ? showOverlay("shortcuts") : hideOverlay("shortcuts"))}
      />
    </>
  );
}

function useGlobalShortcuts(today: string): void {
  const go = useNavigate();
  const preset = useAppointmentPreset();
  useShortcut("palette", () => showOverlay(readOverlay() === "palette" ? null : "palette"));
  useShortcut("help", () => showOverlay("shortcuts"));
  useShortcut("search", () => showOverlay("palette"));
  useShortcut("searchScreen", focusSearch);
  useRowShortcuts();
  useShortcut("newAppointment", () => {
    void go({ to: "/dashboard/appointments/new", search: preset });
  });
  useShortcut("goDashboard", () => void go({ to: "/dashboard" }));
  useShortcut("goCompanies", () => void go({ to: "/dashboard/companies" }));
  useShortcut("goCustomers", () => void go({ to: "/dashboard/customers" }));
  useShortcut("goToday", () => {
    void go({ to: "/dashboard/appointments/$date", params: { date: today } });
  });
  useShortcut("goTasks", () => void go({ to: "/dashboard/tasks" }));
  useShortcut("goReports", () => void go({ to: "/dashboard/reports" }));
  useShortcut("goSettings", () => void go({ to: "/dashboard/settings" }));
  useShortcut("goHistory", () => void go({ to: "/dashboard/history" }));
  useShortcut("undo", () => void undoByKey("undoLast"));
  useShortcut("redo", () => void undoByKey("redoLast"));
  useShortcut("cancel", () => {
    if (leaveField()) return;
    document.querySelector<HTMLElement>("main [data-cancel]")?.click();
  });
}

function useRowShortcuts(): void {
  walks.use();
  const walk = (by: 1 | -1, byLetter: boolean) => {
    const part = walks.now();
    if (part) return part.walkRows(by, byLetter);
    void walks.ask().then((there) => there && walk(by, byLetter));
    // Until it is known whether there is a list, the arrow scrolls.
    return byLetter;
  };
  useShortcut("nextRow", () => walk(1, true));
  useShortcut("previousRow", () => walk(-1, true));
  useShortcut("rowBelow", () => walk(1, false));
  useShortcut("rowAbove", () => walk(-1, false));
}

/** A field that is in no form to cancel; from there on, keys mean something again. */
function leaveField(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !isField(field) || !field.closest("main")) return false;
  if (field.closest("form")?.querySelector("[data-cancel]")) return false;
  field.blur();
  return true;
}

/** Focuses the screen's own search, or opens the global one if there is none. */
function focusSearch(): void {
  const field = document.querySelector<HTMLElement>("main [data-search]");
  if (!field) showOverlay("palette");
  // A button opens its field itself.
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  } else field?.click();
}
