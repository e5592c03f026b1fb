import {
  CalendarPlus,
  ChevronDown,
  Download,
  Ellipsis,
  PanelLeft,
  Pencil,
  Plus,
  Trash2,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../ui/badge.tsx";
import { Brand, LampMark } from "../ui/brand.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import { cx } from "../ui/class-names.ts";
import { Combobox, type ComboboxOption } from "../ui/combobox.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { DatePicker, DateTimePicker } from "../ui/date-time-picker.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Input, MoneyInput, PasswordInput, SearchInput, Textarea } from "../ui/field.tsx";
import { FieldFrame } from "../ui/field-frame.tsx";
import { Duo, FormEnd, FormSection } from "../ui/form-section.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { List, ListLines, listRowClass, SkeletonList } from "../ui/list.tsx";
import { DiscMark, HalfMark, RingMark, TickMark, TurnMark } from "../ui/marks.tsx";
import { Menu, MenuItem, MenuRadios, MenuSeparator } from "../ui/menu.tsx";
import { Money } from "../ui/money.tsx";
import { Notice } from "../ui/notice.tsx";
import { Fact, PageHead, SectionHead, Sum, Sums, Tools, WithFacts } from "../ui/page.tsx";
import { NowLine, Rail, RailItem, Timeline, TimelineItem } from "../ui/rail.tsx";
import { ReadMore } from "../ui/read-more.tsx";
import { Select } from "../ui/select.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Empty, Failed, Missing, NoMatch } from "../ui/states.tsx";
import {
  Cell,
  HeadCell,
  rowNameClass,
  SkeletonRows,
  type SortDirection,
  Table,
  TitleCell,
  TotalsRow,
} from "../ui/table.tsx";
import { Avatar, Monogram } from "../ui/tile.tsx";
import { notify, Toaster } from "../ui/toaster.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { UiProvider } from "../ui/ui-provider.tsx";

const colours = [
  "paper",
  "desk",
  "raised",
  "well",
  "line",
  "line-strong",
  "control",
  "margin",
  "ink",
  "ink-2",
  "ink-3",
  "accent",
  "danger",
  "notice",
  "blotter",
];

const tones = [
  { value: "Active", label: "Active", className: "st-active", icon: <DiscMark /> },
  { value: "Pending", label: "Pending", className: "st-pending", icon: <HalfMark /> },
  { value: "Window Shopper", label: "Window Shopper", className: "st-window", icon: <RingMark /> },
  { value: "Deal Closed", label: "Deal Closed", className: "st-closed", icon: <TickMark /> },
  {
    value: "Returning Client",
    label: "Returning Client",
    className: "st-returning",
    icon: <TurnMark />,
  },
];

const companies: ComboboxOption[] = [
  { value: "1", label: "Brightwater Dental Group", note: "Healthcare" },
  { value: "2", label: "Castellano, Reyes & Whitford LLP", note: "Legal" },
  { value: "3", label: "Okonkwo Logistics International (West Africa) Ltd." },
];

const ringed = "outline-2 outline-offset-2 outline-focus";

/** Every component in every state and both themes, on the development server only. */
export function UiPage() {
  return (
    <UiProvider>
      <Toaster autoClose={5000} />
      <main className="frame">
        <div className="grid grid-cols-2 to-900:grid-cols-1">
          <Parts title="Light" theme="light" />
          <Parts title="Dark, lamp on" theme="dark" />
        </div>
      </main>
    </UiProvider>
  );
}

function Parts({ title, theme }: { title: string; theme: "light" | "dark" }) {
  return (
    <div data-theme={theme} className="frame min-w-0 bg-paper text-ink">
      <div className="px-9 pt-[30px] pb-10 to-700:px-4">
        <h2 className="title-22 mb-4">{title}</h2>
        <Basics />
        <Buttons />
        <Controls />
        <Dates />
        <Floating />
        <States />
        <Pages />
      </div>
    </div>
  );
}

function Row({ name, block, children }: { name: string; block?: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] border-t border-line to-700:grid-cols-[76px_minmax(0,1fr)]">
      <span className="py-[13px] pr-3 text-13 text-ink-3">{name}</span>
      <div
        className={cx(
          "min-w-0 border-l border-margin py-[11px] pl-[18px]",
          !block && "flex flex-wrap items-center gap-x-2.5 gap-y-2",
        )}
      >
        {children}
      </div>
    </div>
  );
}

function Basics() {
  return (
    <>
      <Row name="Colour">
        {colours.map((colour) => (
          <span key={colour} className="grid w-[58px] gap-[3px] text-[11px] leading-3.5 text-ink-3">
            <i
              className="h-[26px] rounded-1 border border-line-strong"
              style={{ background: `var(--${colour})` }}
            />
            {colour}
          </span>
        ))}
      </Row>
      <Row name="Type">
        <span className="h1">Welcome, Marta</span>
        <span className="h2">Recent Customers</span>
        <span className="h3">Danger Zone</span>
        <span>Body 14</span>
        <span className="text-13 text-ink-3">Second line 13</span>
        <Money value={1_036_480} />
        <Money value={0} />
        <Money value={2_530_764} short className="font-display text-28" />
      </Row>
      <Row name="Brand, tiles">
        <Brand />
        <Brand size="sm" />
        <LampMark size={16} className="text-accent" />
        <Avatar name="Marta Ellingsen" />
        <Avatar name="marta" small />
        <Monogram name="Castellano, Reyes & Whitford LLP" />
        <Monogram name="Bo’s" />
        <Kbd>Ctrl K</Kbd>
        <Spinner />
      </Row>
      <Row name="Status">
        {tones.map((tone) => (
          <Badge key={tone.value} tone={tone.className} icon={tone.icon}>
            {tone.label}
          </Badge>
        ))}
      </Row>
    </>
  );
}

function Buttons() {
  return (
    <>
      <Row name="Primary">
        <Button variant="primary">Rest</Button>
        <Button variant="primary" className={ringed}>
          Focus
        </Button>
        <Button variant="primary" disabled>
          Off
        </Button>
        <Button variant="primary" busy>
          Save
        </Button>
        <Button variant="primary" icon={<Plus />}>
          Add Company
        </Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </Row>
      <Row name="Secondary">
        <Button>Rest</Button>
        <Button className={ringed}>Focus</Button>
        <Button disabled>Off</Button>
        <Button size="sm" icon={<Download />}>
          Small
        </Button>
        <IconButton label="Collapse sidebar">
          <PanelLeft />
        </IconButton>
        <IconButton label="More" bordered>
          <Ellipsis />
        </IconButton>
      </Row>
      <Row name="Quiet, danger">
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete
        </Button>
        <Button variant="danger-line">Delete Account</Button>
        <Button variant="danger-solid">Delete Company and Customers</Button>
      </Row>
      <Row name="On green">
        <span className="on-blotter flex gap-2 rounded-2 bg-blotter p-3">
          <Button variant="light">Start for Free</Button>
          <Button variant="light-line">Login</Button>
        </span>
      </Row>
    </>
  );
}

function Controls() {
  const [status, setStatus] = useState("Active");
  const [filter, setFilter] = useState("");
  const [query, setQuery] = useState("brightwater");
  const [company, setCompany] = useState<ComboboxOption | null>(companies[2] ?? null);
  return (
    <>
      <Row name="Choice" block>
        <FieldFrame label="Status" group>
          <ChoiceGroup options={tones} value={status} onValueChange={setStatus} />
        </FieldFrame>
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
            <Combobox items={companies} value={company} onValueChange={setCompany} clearable />
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
          <SearchInput aria-label="Search companies" value={query} onValueChange={setQuery} />
        </Duo>
      </Row>
      <Row name="Tick">
        <Checkbox>Off</Checkbox>
        <Checkbox defaultChecked>On</Checkbox>
        <Checkbox invalid>Missing</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
      </Row>
    </>
  );
}

function Dates() {
  const [at, setAt] = useState("2026-11-20T15:00");
  const [day, setDay] = useState("2026-11-20");
  return (
    <>
      <Row name="Dates" block>
        <Duo>
          <FieldFrame label="Date and time">
            <DateTimePicker
              value={at}
              onChange={setAt}
              today="2026-11-20"
              min="2026-11-20"
              marked={new Set(["2026-11-20", "2026-11-24", "2026-11-25", "2026-11-30"])}
              takenTimes={
                new Map([
                  ["14:15", "Hull survey walkthrough"],
                  ["16:00", "Quote sign-off call"],
                ])
              }
            />
          </FieldFrame>
          <FieldFrame label="Last contact" hint="Today or earlier">
            <DatePicker value={day} onChange={setDay} today="2026-11-20" max="2026-11-20" />
          </FieldFrame>
        </Duo>
      </Row>
      <Row name="Day">
        <span className="day">14</span>
        <span className="day" data-marked>
          17
        </span>
        <span className="day" data-marked aria-current="date">
          20
        </span>
        <span className="day" data-marked data-chosen>
          20
        </span>
        <span className={cx("day", ringed)}>21</span>
        <span className="day" data-outside>
          1
        </span>
      </Row>
    </>
  );
}

function Floating() {
  const [shown, setShown] = useState<"dialog" | "confirm" | "sheet" | null>(null);
  const [status, setStatus] = useState("Active");
  const show = (name: typeof shown) => (open: boolean) => setShown(open ? name : null);
  const tone = tones.find((entry) => entry.value === status);
  return (
    <>
      <Row name="Menu, tip">
        <Menu trigger={<Button icon={<Ellipsis />}>Menu</Button>}>
          <MenuItem icon={<Pencil />}>Edit Customer</MenuItem>
          <MenuItem icon={<CalendarPlus />} aside={<Kbd>C</Kbd>}>
            New Appointment
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger>
            Delete Customer
          </MenuItem>
        </Menu>
        <Menu
          trigger={
            <button type="button" className={cx("badge hit", tone?.className)}>
              {tone?.icon}
              {status}
              <ChevronDown className="size-3.5" />
            </button>
          }
        >
          <MenuRadios label="Status" options={tones} value={status} onValueChange={setStatus} />
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
          title="Forgot your password?"
          description="Write to us from the email address of your account and we will help you back in."
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
          value. This cannot be undone.
        </ConfirmDialog>
        <Sheet open={shown === "sheet"} onOpenChange={show("sheet")} title="Sheet" titleShown>
          <Button variant="primary" wide onClick={() => setShown(null)}>
            Done
          </Button>
        </Sheet>
      </Row>
      <Row name="Toast">
        <Button onClick={() => notify.success("Appointment updated successfully")}>Success</Button>
        <Button onClick={() => notify.error("Failed to load customers")}>Error</Button>
      </Row>
    </>
  );
}

function States() {
  return (
    <>
      <Row name="Notice" block>
        <Notice detail="Nothing you typed is lost.">Registration failed. Please try again.</Notice>
      </Row>
      <Row name="No match" block>
        <NoMatch
          title="No company is called “bridgewater”"
          onClear={() => {}}
          after="to see all 14."
        />
      </Row>
      <Row name="Failed" block>
        <Failed title="Failed to load companies" onRetry={() => {}}>
          The list could not be fetched. Your data is safe.
        </Failed>
      </Row>
      <Row name="Loading" block>
        <Skeleton className="w-40" />
        <SkeletonList rows={2} />
      </Row>
      <Row name="Empty" block>
        <Empty
          title="Your first company goes here"
          action={<Button variant="primary">Add Company</Button>}
        >
          Add a company you work for.
        </Empty>
      </Row>
      <Row name="Missing" block>
        <Missing
          title="Customer not found"
          action={<Button variant="primary">Go to Companies</Button>}
        >
          The customer you're looking for doesn't exist or has been deleted.
        </Missing>
      </Row>
    </>
  );
}

function Pages() {
  const [direction, setDirection] = useState<SortDirection>("ascending");
  const flip = () => setDirection(direction === "ascending" ? "descending" : "ascending");
  return (
    <>
      <Row name="Page" block>
        <PageHead
          title="Brightwater Dental Group"
          sub="9 customers, $218,624.75 in total"
          actions={
            <>
              <Button icon={<Pencil />}>Edit</Button>
              <Button variant="primary" icon={<Plus />}>
                Add Customer
              </Button>
            </>
          }
        />
        <Sums>
          <Sum label="Total Companies" note="1 new this month">
            14
          </Sum>
          <Sum label="Total Customers" note="6 new this month">
            84
          </Sum>
          <Sum label="Total Value" note="47% of it in closed deals">
            <Money value={2_530_764} short />
          </Sum>
        </Sums>
      </Row>
      <Row name="Table" block>
        <Tools count="2 companies">
          <SearchInput
            aria-label="Search"
            placeholder="Search by name"
            value=""
            onValueChange={() => {}}
          />
        </Tools>
        <Table aria-label="Companies" always>
          <thead>
            <tr>
              <HeadCell className="w-[46%]" sort={{ direction, onSort: flip }}>
                Name
              </HeadCell>
              <HeadCell numeric sort={{ direction: null, onSort: flip }}>
                Customers
              </HeadCell>
              <HeadCell numeric>Total value</HeadCell>
            </tr>
          </thead>
          <tbody>
            {companies.map(({ value, label, note }) => (
              <tr key={value}>
                <TitleCell
                  tile={<Monogram name={label} />}
                  name={
                    <a className={rowNameClass()} href="#table">
                      {label}
                    </a>
                  }
                  second={note ?? "No industry"}
                />
                <Cell numeric>9</Cell>
                <Cell numeric>
                  <Money value={value === "1" ? 0 : 218_624.75} />
                </Cell>
              </tr>
            ))}
          </tbody>
          <TotalsRow sticky={false}>
            <Cell>3 companies</Cell>
            <Cell numeric>27</Cell>
            <Cell numeric>
              <Money value={437_249.5} />
            </Cell>
          </TotalsRow>
        </Table>
        <Table aria-label="Loading" className="mt-6">
          <SkeletonRows rows={2} tile columns={["w-40", "n w-4", "n w-20"]} />
        </Table>
      </Row>
      <Row name="List" block>
        <List always>
          {tones.slice(0, 2).map((tone) => (
            <li key={tone.value}>
              <a className={listRowClass} href="#list">
                <ListLines
                  title="Greenfield County School District No. 14"
                  amount={<Money value={198_600} />}
                  context={
                    <Badge tone={tone.className} icon={tone.icon}>
                      {tone.label}
                    </Badge>
                  }
                  side="Nov 18"
                />
              </a>
            </li>
          ))}
        </List>
      </Row>
      <Row name="Facts" block>
        <WithFacts
          fold="Company Details"
          facts={
            <>
              <Fact label="Website">
                <a className="link" href="#facts">
                  brightwaterdental.com
                </a>
              </Fact>
              <Fact label="Phone" />
            </>
          }
        >
          <SectionHead title="Notes" aside={<span>2 lines</span>} />
          <ReadMore
            max={60}
            text="Sent the revised quote. Waiting on sign-off from their finance team, which meets on Tuesdays."
          />
        </WithFacts>
      </Row>
      <Row name="Rail" block>
        <Rail aria-label="Today">
          <RailItem margin="10:30 AM" tone="past">
            <b>Quarterly review</b>
            <small>Priya Raghunathan</small>
          </RailItem>
          <NowLine time="1:20 PM" />
          <RailItem margin="2:15 PM">
            <b>Hull survey walkthrough</b>
            <small>Sigrid Halvorsen</small>
          </RailItem>
          <RailItem margin="3:00 PM" tone="own">
            <b>This appointment</b>
          </RailItem>
          <RailItem margin="74 days" tone="notice">
            <b>Anneliese Brandt-Morales</b>
          </RailItem>
        </Rail>
      </Row>
      <Row name="Timeline" block>
        <Timeline aria-label="History">
          <TimelineItem date="Dec 4" time="10:00 AM" tone="coming" title="Rollout checkpoint">
            Eastside clinic, bring the revised floor plan.
          </TimelineItem>
          <NowLine time="Today" label="" />
          <TimelineItem date="Nov 20" time="10:30 AM" tone="done" title="Quarterly review" />
          <TimelineItem date="Mar 12, 2025" tone="quiet" title="Added to Client Desk" />
        </Timeline>
      </Row>
      <Row name="Form" block>
        <form>
          <FormSection title="Who" hint="The person you deal with.">
            <FieldFrame label="Name">
              <Input />
            </FieldFrame>
          </FormSection>
          <FormSection title="Notes" hint="Optional.">
            <FieldFrame label="Notes" labelHidden>
              <Textarea />
            </FieldFrame>
          </FormSection>
          <FormEnd>
            <Button variant="primary">Add Customer</Button>
            <Button variant="quiet">Cancel</Button>
          </FormEnd>
        </form>
      </Row>
    </>
  );
}
