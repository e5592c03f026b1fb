import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { lazyModule } from "../lib/lazy-module.ts";
import { useAppointmentPreset } from "../palette/use-appointment-preset.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useShortcutKeys } from "../shortcuts/use-shortcut-keys.ts";
import { readOverlay, showOverlay, useOverlay } from "./overlay.ts";

/** Both come in one part of the program, which is not needed before somebody asks for it. */
const overlayPart = lazyModule(async () => {
  const [{ Palette }, { ShortcutsDialog }] = await Promise.all([
    import("../palette/palette.tsx"),
    import("../shortcuts/shortcuts-dialog.tsx"),
  ]);
  return { Palette, ShortcutsDialog };
});

type CommandsProps = { today: string; onLogout: () => void };

/** What works on every screen of the dashboard: its shortcuts, the palette, the list of keys. */
export function Commands({ today, onLogout }: CommandsProps) {
  const overlay = useOverlay();
  const overlays = overlayPart.use(overlay !== null, () => showOverlay(null));
  useShortcutKeys();
  useGlobalShortcuts(today);
  // Nothing may stand open over the screen that comes after signing out.
  useEffect(() => () => showOverlay(null), []);

  if (!overlays) return null;
  const { Palette, ShortcutsDialog } = overlays;
  return (
    <>
      <Palette
        open={overlay === "palette" || overlay === "addCustomer"}
        first={overlay === "addCustomer" ? "company" : "anything"}
        onOpenChange={(open) => showOverlay(open ? "palette" : null)}
        onLogout={onLogout}
      />
      <ShortcutsDialog
        open={overlay === "shortcuts"}
        onOpenChange={(open) => showOverlay(open ? "shortcuts" : null)}
      />
    </>
  );
}

function useGlobalShortcuts(today: string): void {
  const go = useNavigate();
  const preset = useAppointmentPreset();
  useShortcut("palette", () => showOverlay(readOverlay() === "palette" ? null : "palette"));
  useShortcut("help", () => showOverlay("shortcuts"));
  useShortcut("search", focusSearch);
  useShortcut("newAppointment", () => {
    void go({ to: "/dashboard/appointments/new", search: preset });
  });
  useShortcut("goDashboard", () => void go({ to: "/dashboard" }));
  useShortcut("goCompanies", () => void go({ to: "/dashboard/companies" }));
  useShortcut("goCustomers", () => void go({ to: "/dashboard/customers" }));
  useShortcut("goToday", () => {
    void go({ to: "/dashboard/appointments/$date", params: { date: today } });
  });
  useShortcut("goSettings", () => void go({ to: "/dashboard/settings" }));
  useShortcut("cancel", () => {
    document.querySelector<HTMLElement>("main [data-cancel]")?.click();
  });
}

/** The search of the screen, or the one for everything when it has none. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>("main [data-search]");
  if (!field) showOverlay("palette");
  field?.focus();
  field?.select();
}
