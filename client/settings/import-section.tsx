import { Link } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { buttonClass } from "../ui/button.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { SettingRow, SettingRows } from "./setting-rows.tsx";

/** The ways into an import. */
export function ImportSection() {
  return (
    <FormSection
      title="Import"
      hint="From a file or a pasted table. Nothing is saved until you’ve reviewed it."
    >
      <SettingRows>
        <SettingRow title="Customers and companies" note="CSV, Excel, vCard or a pasted table">
          <ImportLink into="customers" />
        </SettingRow>
        <SettingRow title="Appointments" note="A calendar file (ICS) or CSV">
          <ImportLink into="appointments" />
        </SettingRow>
      </SettingRows>
    </FormSection>
  );
}

function ImportLink({ into }: { into: "customers" | "appointments" }) {
  return (
    <Link
      to="/dashboard/import"
      search={{ into }}
      aria-label={`Import ${into}`}
      className={buttonClass({ size: "sm" })}
    >
      <Upload />
      Import
    </Link>
  );
}
