import { type CompanyInput, companyInput } from "../shared/kinds/companies.ts";
import { fold } from "../shared/text/fold.ts";
import { type CompanySketch, companySketches } from "./company-list.ts";
import { drawPerson } from "./names.ts";
import type { Random } from "./random.ts";
import { drawAddress, drawPhone, type RegionCode, regions } from "./regions.ts";
import { commaList } from "./word-lists.ts";

export interface CompanyDraft {
  input: CompanyInput;
  region: RegionCode;
  /** What stands behind the @ of its people. */
  domain: string;
}

/** The company at `index`: first those written by hand, then as many invented ones as needed. */
export function drawCompany(random: Random, index: number): CompanyDraft {
  const sketch = companySketches[index] ?? inventSketch(random);
  const { name, region, industry, description } = sketch;
  const domain = writeDomain(name, index);
  // A company that says nothing about its trade says nothing about itself at all.
  const given = (share: number, text: string) =>
    industry !== "" && random.chance(share) ? text : "";
  const website = random.chance(0.6) ? `https://${domain}` : `https://www.${domain}/about`;
  const input = companyInput.parse({
    name,
    industry,
    description,
    website: given(0.75, website),
    phone: given(0.8, drawPhone(random, region)),
    email: given(0.85, `${random.pick(mailboxes)}@${domain}`),
    address: given(0.8, drawAddress(random, region)),
  });
  return { input, region, domain };
}

const mailboxes = ["office", "hello", "info", "accounts", "contact"];
// Object.keys forgets that these are the region codes.
const regionCodes = Object.keys(regions) as RegionCode[];

const trades: readonly (readonly [trade: string, industry: string])[] = [
  ["Architects", "Architecture"],
  ["Bakery", "Food and drink"],
  ["Boatworks", "Marine"],
  ["Bookkeeping", "Accounting"],
  ["Cold Storage", "Freight and logistics"],
  ["Dental", "Healthcare"],
  ["Events", "Leisure"],
  ["Films", "Media"],
  ["Foundry", "Manufacturing"],
  ["Gardens", "Agriculture"],
  ["Glazing", "Construction"],
  ["Instruments", "Engineering"],
  ["Joinery", "Crafts"],
  ["Pharmacy", "Healthcare"],
  ["Press", "Printing"],
  ["Security", "Services"],
  ["Solar", "Energy"],
  ["Tutoring", "Education"],
];
const placeWords = commaList(`Alder, Amber, Ash Hill, Beacon, Birchwood, Blue Anchor, Cedar, Copper
  Gate, Elmsford, Fern, Foxglove, Granite, Harrow, Heron, Ironside, Juniper, Kingfisher, Larkspur,
  Marsh End, Millstone, Nettle, North Quay, Orchard, Quarry, Rowan, Sable, Silverbirch, Stone Bridge,
  Swift, Tidewater, Tollgate, Upper Field, Verdant, Walnut, Westerly, Yarrow`);

function inventSketch(random: Random): CompanySketch {
  const region = random.pick(regionCodes);
  const [trade, industry] = random.pick(trades);
  const head = random.chance(0.5) ? drawPerson(random, region).full : random.pick(placeWords);
  const name = `${head} ${random.chance(0.15) ? `& ${random.pick(placeWords)} ` : ""}${trade}`;
  return {
    name,
    region,
    industry: random.chance(0.9) ? industry : "",
    description: random.chance(0.5) ? `${trade}, ${random.int(2, 140)} people.` : "",
  };
}

/**
 * The name in plain letters, as many whole words as an address bears. Another script leaves none;
 * the company's number stands in.
 */
function writeDomain(name: string, index: number): string {
  let label = "";
  for (const word of fold(name)
    .replace(/['’.]/g, "")
    .split(/[^a-z0-9]+/)) {
    if (label.length + word.length > 24) break;
    label += word;
  }
  const ending = index % 9 === 4 ? "test" : "example";
  return `${label.length > 1 ? label : `firm${index + 1}`}.${ending}`;
}
