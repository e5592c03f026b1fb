import { Avatar, Monogram } from "../ui/avatar.tsx";
import { Badge } from "../ui/badge.tsx";
import { Brand, LampMark } from "../ui/brand.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { Money } from "../ui/money.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Row } from "./row.tsx";
import { tones } from "./samples.tsx";

const colors = [
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

/** Colors, type, brand and badges. */
export function Basics() {
  return (
    <>
      <Row name="Color">
        {colors.map((color) => (
          <span key={color} className="grid w-[58px] gap-[3px] text-[11px] leading-3.5 text-ink-3">
            <i
              className="h-[26px] rounded-1 border border-line-strong"
              style={{ background: `var(--${color})` }}
            />
            {color}
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
