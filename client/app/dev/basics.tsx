import { Brand, LampMark } from "../../ui/brand.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Avatar, Monogram } from "../../ui/text/avatar.tsx";
import { Badge } from "../../ui/text/badge.tsx";
import { Kbd } from "../../ui/text/kbd.tsx";
import { Money } from "../../ui/text/money.tsx";
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
        <span className="page-title">Welcome, Marta</span>
        <span className="section-title">Recent Customers</span>
        <span className="small-title">Danger Zone</span>
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
