import { useState } from "react";
import { CheckBox, Checkbox } from "../../ui/form/checkbox.tsx";
import { ChoiceGroup } from "../../ui/form/choice-group.tsx";
import { ChoiceRows } from "../../ui/form/choice-rows.tsx";
import { Input, MoneyInput, PasswordInput, Textarea } from "../../ui/form/field.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { Duo } from "../../ui/form/form-section.tsx";
import { RadioButton } from "../../ui/form/radio-button.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Combobox, type ComboboxOption } from "../../ui/menu/combobox.tsx";
import { Select } from "../../ui/menu/select.tsx";
import { Chip } from "../../ui/text/chip.tsx";
import { Row } from "./row.tsx";
import { companies, tones } from "./samples.tsx";

/** Fields and what is chosen from. */
export function Controls() {
  const [status, setStatus] = useState("Active");
  const [filter, setFilter] = useState("");
  const [filtered, setFiltered] = useState(true);
  const [query, setQuery] = useState("brightwater");
  const [fate, setFate] = useState<"delete" | "move">("delete");
  const [done, setDone] = useState<"all" | "added" | "deleted">("all");
  const [company, setCompany] = useState<ComboboxOption | null>(companies[2] ?? null);
  return (
    <>
      <Row name="Choice" block>
        <FieldFrame label="Status" group>
          <ChoiceGroup options={tones} value={status} onValueChange={setStatus} />
        </FieldFrame>
      </Row>
      <Row name="Choice in rows" block>
        <ChoiceRows
          aria-label="What happens to the customers"
          value={fate}
          onValueChange={setFate}
          rows={[
            { value: "delete", label: "Delete them too", note: "23 customers" },
            { value: "move", label: "Move them", note: "Their notes too", more: <Input /> },
          ]}
        />
      </Row>
      <Row name="Input" block>
        <Duo>
          <FieldFrame label="Name" hint="As it stands on the invoice">
            <Input placeholder="Placeholder" />
          </FieldFrame>
          <FieldFrame label="Email" error="Please enter a valid email">
            <Input defaultValue="keiko.mori@brightwater" />
          </FieldFrame>
          <FieldFrame label="Phone" optional>
            <Input type="tel" placeholder="(303) 555-0100" />
          </FieldFrame>
          <FieldFrame label="Value" error="Value cannot be negative">
            <MoneyInput defaultValue="-250.00" />
          </FieldFrame>
          <FieldFrame label="Password">
            <PasswordInput defaultValue="correct horse" />
          </FieldFrame>
          <FieldFrame label="Disabled">
            <Input disabled defaultValue="Cannot be changed" />
          </FieldFrame>
        </Duo>
        <FieldFrame label="Notes" optional className="mt-4">
          <Textarea defaultValue="Took over the Lakewood clinic from Tom." />
        </FieldFrame>
      </Row>
      <Row name="Choose" block>
        <Duo>
          <FieldFrame label="Company">
            <Combobox items={companies} value={company} onValueChange={setCompany} />
          </FieldFrame>
          <FieldFrame label="Customer" hint="Select a company first">
            <Combobox
              items={[]}
              value={null}
              onValueChange={() => {}}
              placeholder="Choose a customer"
              disabled
            />
          </FieldFrame>
          <FieldFrame label="With">
            <Combobox
              items={[
                ...companies,
                { value: "new", label: "Add “osha” as a customer", apart: true },
              ]}
              value={company}
              onValueChange={setCompany}
              clearLabel="Choose someone else"
            />
          </FieldFrame>
          <FieldFrame label="Filter">
            <Select
              options={tones}
              value={filter}
              onValueChange={setFilter}
              placeholder="All statuses"
            />
          </FieldFrame>
          <FieldFrame label="Off">
            <Select
              options={tones}
              value=""
              onValueChange={setFilter}
              placeholder="Choose"
              disabled
            />
          </FieldFrame>
          <FieldFrame label="Small, with its tone">
            <Select options={tones} value={filter} onValueChange={setFilter} size="sm" marked />
          </FieldFrame>
          <FieldFrame label="Small, to be chosen">
            <Select
              options={tones}
              value={null}
              onValueChange={setFilter}
              size="sm"
              aria-invalid
              placeholder="Choose a status"
            />
          </FieldFrame>
          <SearchInput aria-label="Search companies" value={query} onValueChange={setQuery} />
        </Duo>
      </Row>
      <Row name="Tick">
        <Checkbox>Off</Checkbox>
        <Checkbox defaultChecked>On</Checkbox>
        <CheckBox mixed aria-label="Some" />
        <RadioButton name="kept" aria-label="This" defaultChecked />
        <RadioButton name="kept" aria-label="That" />
        <Checkbox invalid>Missing</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
      </Row>
      <Row name="Filter">
        {filtered && (
          <Chip
            removeLabel="Remove filter: Status is Active"
            button={{}}
            onRemove={() => setFiltered(false)}
          >
            Status is <b>Active</b>
          </Chip>
        )}
        <Segments
          aria-label="What was done"
          value={done}
          onValueChange={setDone}
          segments={[
            { value: "all", label: "All" },
            { value: "added", label: "Added" },
            { value: "deleted", label: "Deleted", count: 3 },
          ]}
        />
      </Row>
    </>
  );
}
