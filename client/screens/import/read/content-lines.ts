import ICAL from "ical.js";

/** A property as jCal has it (RFC 7265): name, parameters, type and values. */
export type JProperty = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
];
export type JComponent = [name: string, properties: JProperty[], components: JComponent[]];

/** What stands within a calendar as bytes: megabytes that nothing is read from. */
const attachment = /^ATTACH\b(?:[^:]*(?:BINARY|BASE64)|:data:)/i;

/**
 * The components of a vCard or iCalendar text. A line that breaks the rules would otherwise cost the
 * whole file: it is counted, and a vCard keeps it as `x-unread`.
 */
export function parseComponents(lines: readonly string[], format: "vcard" | "icalendar") {
  const root: JComponent = ["", [], []];
  const open = [root];
  let unread = 0;
  for (const line of lines) {
    const [, edge, name = ""] = /^\s*(BEGIN|END):\s*(\S+)\s*$/i.exec(line) ?? [];
    const current = open.at(-1) ?? root;
    if (edge?.toUpperCase() === "BEGIN") {
      const component: JComponent = [name.toLowerCase(), [], []];
      current[2].push(component);
      open.push(component);
    } else if (edge) {
      if (open.length > 1) open.pop();
    } else if (line.trim() !== "" && !attachment.test(line)) {
      const property = parseProperty(line, format);
      if (property || format === "vcard") {
        current[1].push(property ?? ["x-unread", {}, "unknown", line]);
      }
      if (!property && current !== root) unread++;
    }
  }
  return { components: root[2], unread, outside: root[1].length };
}

function parseProperty(line: string, format: "vcard" | "icalendar"): JProperty | null {
  try {
    const whole = withDays(withQuotedZone(withNamedTypes(line)));
    return ICAL.parse.property(whole, ICAL.design[format]);
  } catch {
    return null;
  }
}

/** `TEL;CELL;VOICE:` as `TEL;TYPE=CELL;TYPE=VOICE:`, which older programs leave out. */
function withNamedTypes(line: string): string {
  const [head = ""] = /^[^":]*:/.exec(line) ?? [];
  if (!/;[^;=]+[;:]/.test(head)) return line;
  return head.replace(/;([^;=:]+)(?=[;:])/g, ";TYPE=$1") + line.slice(head.length);
}

/** `DTSTART:20261207` as `DTSTART;VALUE=DATE:20261207`, which many programs leave out. */
function withDays(line: string): string {
  return line.replace(
    /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:;(?!VALUE=)(?:"[^"]*"|[^;:"])*)*)(:\d{8}(?:,\d{8})*)$/i,
    "$1$2;VALUE=DATE$3",
  );
}

/** `TZID=(UTC+01:00) Amsterdam, Berlin:2026…`, as Exchange has it: the name ends before the time. */
function withQuotedZone(line: string): string {
  return line.replace(
    /^((?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?:;[\w-]+=[^;:"]*)*;TZID=)([^";]*[:,][^";]*?)((?:;[\w-]+=[^;:"]*)*:\d{8}(?:T\d{6}Z?)?(?:,\d{8}(?:T\d{6}Z?)?)*)$/i,
    '$1"$2"$3',
  );
}

/** Lines as they were before they were folded (RFC 5545, 3.1; RFC 6350, 3.2). */
export function unfold(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
}
