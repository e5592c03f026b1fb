import { CalendarPlus, ChevronDown, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Sheet } from "../../ui/dialog/sheet.tsx";
import { Tooltip } from "../../ui/dialog/tooltip.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Kbd } from "../../ui/text/kbd.tsx";
import { Row } from "./row.tsx";
import { tones } from "./samples.tsx";

/** What opens over a page. */
export function Floating() {
  const [shown, setShown] = useState<"dialog" | "confirm" | "sheet" | null>(null);
  const [status, setStatus] = useState("Active");
  const [compact, setCompact] = useState(true);
  const show = (name: typeof shown) => (open: boolean) => setShown(open ? name : null);
  const tone = tones.find((entry) => entry.value === status);
  return (
    <>
      <Row name="Menu, tip">
        <Menu trigger={<Button icon={<Ellipsis />}>Menu</Button>}>
          {({ MenuItem, MenuCheckbox, MenuSeparator }) => (
            <>
              <MenuItem icon={<Pencil />}>Edit Customer</MenuItem>
              <MenuItem icon={<CalendarPlus />} aside={<Kbd>C</Kbd>}>
                New Appointment
              </MenuItem>
              <MenuSeparator />
              <MenuCheckbox checked={compact} onCheckedChange={setCompact}>
                Compact Rows
              </MenuCheckbox>
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger>
                Delete Customer
              </MenuItem>
            </>
          )}
        </Menu>
        <Menu
          trigger={
            <button type="button" className={cx("badge hit-area", tone?.className)}>
              {tone?.icon}
              {status}
              <ChevronDown className="size-3.5" />
            </button>
          }
        >
          {({ MenuRadios }) => (
            <MenuRadios label="Status" options={tones} value={status} onValueChange={setStatus} />
          )}
        </Menu>
        <Tooltip text="Collapse sidebar">
          <Button>Tip</Button>
        </Tooltip>
      </Row>
      <Row name="Dialogs">
        <Button onClick={() => setShown("dialog")}>Dialog</Button>
        <Button variant="danger" onClick={() => setShown("confirm")}>
          Confirm
        </Button>
        <Button onClick={() => setShown("sheet")}>Sheet</Button>
        <Dialog
          open={shown === "dialog"}
          onOpenChange={show("dialog")}
          title="Forgot Your Password?"
          description="Write to us from the email address on your account, and we will help you get back in."
          footer={
            <>
              <Button onClick={() => setShown(null)}>Close</Button>
              <Button variant="primary">Write Email</Button>
            </>
          }
        />
        <ConfirmDialog
          open={shown === "confirm"}
          onOpenChange={show("confirm")}
          title="Delete Brightwater Dental Group?"
          cancelLabel="Keep Company"
          confirmLabel="Delete Company and Customers"
          onConfirm={() => setShown(null)}
        >
          All 9 customers of this company will be deleted too, together with $218,624.75 of recorded
          value. You can restore it from History for 30 days.
        </ConfirmDialog>
        <Sheet open={shown === "sheet"} onOpenChange={show("sheet")} title="Sheet" titleShown>
          <Button variant="primary" wide onClick={() => setShown(null)}>
            Done
          </Button>
        </Sheet>
      </Row>
      <Row name="Toast">
        <Button
          onClick={() =>
            notify.success("Appointment updated successfully", {
              action: { label: "Undo", run: () => notify.note("Nothing to undo") },
            })
          }
        >
          Success
        </Button>
        <Button onClick={() => notify.error("Failed to load customers")}>Error</Button>
      </Row>
    </>
  );
}
