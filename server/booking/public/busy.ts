import { createHmac, hash, timingSafeEqual } from "node:crypto";
import { html } from "../../http/responses/html.ts";
import { type Frame, renderSheet, renderWho } from "./layout.ts";
import { renderKept } from "./notices.ts";
import { renderScript } from "./scripts.ts";

// While many book on a desk, each has their browser work for it, or waits where no script runs.

/** Milliseconds that whoever has no script waits. */
const wait = 5000;
const validFor = 30 * 60_000;
/** Zero bits that the script looks for, see `check` in scripts.ts: some 4,000 hashes, which take a phone half a second. */
const bits = 12;

type Fields = ReadonlyMap<string, string>;

/** What a ticket is for. */
interface Purpose {
  /** Which nobody outside of the desk knows. */
  secret: string;
  type: string;
  at: number;
  email: string;
}

/** Good for one time and one email, so that working once is not working for many. */
function makeTicket({ secret, type, at, email }: Purpose, issued: string): string {
  const about = JSON.stringify([issued, type, at, email.toLowerCase()]);
  return `${issued}.${createHmac("sha256", secret).update(about).digest("base64url")}`;
}

/** Whether the browser has worked for it, or has waited. */
export function hasProof(fields: Fields, purpose: Purpose, now: Date): boolean {
  const ticket = fields.get("ticket") ?? "";
  const [issued = ""] = ticket.split(".");
  const [given, right] = [ticket, makeTicket(purpose, issued)].map((text) => Buffer.from(text));
  if (!given || given.length !== right?.length || !timingSafeEqual(given, right)) return false;
  const age = now.getTime() - Number(issued);
  if (age > validFor) return false;
  const digest = hash("sha256", ticket + (fields.get("proof") ?? ""), "buffer");
  return age >= wait || digest.readUInt16BE() >> (16 - bits) === 0;
}

/** The form that was sent, to be sent again: by the script, or with the button, which appears once the wait is over. */
export function renderChecking(frame: Frame, fields: Fields, purpose: Purpose, now: Date): string {
  const ticket = makeTicket(purpose, String(now.getTime()));
  const all = new Map([...fields, ["ticket", ticket], ["proof", ""]]);
  const { checking, details } = frame.words.booking;
  const { title, text, wait: soon } = checking;
  const right = html`<h2 class="big" role="status">${title}</h2><p>${text}</p>
<noscript><p>${soon}</p></noscript>
<form class="acts" id="check" method="post" target="_top">${renderKept(all)}<button class="btn pri late">${details.book}</button></form>${renderScript("check")}`;
  return renderSheet({ frame, title, left: renderWho(frame), right });
}
