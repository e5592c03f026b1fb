import { isRegionCode, type RegionCode } from "./regions.ts";
import { lineList } from "./word-lists.ts";

/** What is settled about a company by hand; an empty text means "not given". */
export interface CompanySketch {
  name: string;
  region: RegionCode;
  industry: string;
  description: string;
}

/**
 * The companies that the demo shows, written by hand: name, region, industry, description.
 * All are invented.
 */
export const companySketches: readonly CompanySketch[] = lineList(`
  Brightwater Dental Group | us | Healthcare | Six dental clinics along the Front Range. Two more open next spring.
  Okonkwo Logistics International (West Africa) Ltd. | ng | Freight and logistics | Sea and road freight between Lagos, Tema and Abidjan; their own customs desk, forty trucks, and a bonded warehouse that they want to rent out by the pallet from next year.
  Castellano, Reyes & Whitford LLP | us | Legal | Contract and estate law. Everything goes through Imogen's office.
  Greenfield County School District No. 14 | us | Education | Nine schools. Budgets close on June 30.
  Halvorsen & Daughters Boatyard | no | Marine | Wooden hulls, repair and winter storage.
  Kestrel Analytics | uk | Software |
  Lumen Print Works | us | Printing | Letterpress and large format.
  Maison Aubry | fr | Retail |
  Northgate Veterinary Clinic | us | Healthcare | Small animals only.
  Pelican Roofing | us | Construction |
  Studio Fjord | no | Architecture | Libraries, ferry terminals and one lighthouse.
  Tamarind Kitchen | in | Hospitality | Two restaurants and a catering arm.
  Zhao Precision Tooling | cn | Manufacturing | Injection moulds to two hundredths of a millimetre.
  Bo’s | us | |
  Vogelsang Klavierbau GmbH | de | Crafts | Builds and restores grand pianos.
  Cooperativa Agrícola Nuestra Señora de las Nieves | es | Agriculture | 212 olive growers, one mill. The board meets on the first Monday of the month and signs nothing in between.
  Ferrovia Leggera del Tirreno S.p.A. | it | Transport | Light rail along the coast.
  Ní Dhomhnaill & Sons | ie | Retail | Woollens, since 1931.
  さくら製作所 | jp | Manufacturing | Hinges for instrument cases.
  Ковальчук і партнери | ua | Legal |
  Bakkerij 't Hoge Land | nl | Food and drink | Bakery with four shops and a stall on Saturdays.
  Świetlik Oświetlenie | pl | Lighting | Stage and museum lighting.
  Padaria São Jorge | br | Food and drink |
  Gökçe & Ağaoğlu Tekstil | tr | Textiles | Weaving mill in İzmir, samples every season.
  Wanjikũ Solar | ke | Energy | Pay-as-you-go roof systems.
  Al-Zahra Travel and Tours | ae | Travel |
  Haneul Robotics | kr | Engineering | Pick-and-place arms for pharmacies.
  Phở Bùi | vn | Hospitality | Noodle bar; the second one opens in May.
  Ελιά και Θάλασσα | gr | Food and drink | Olive oil and preserved fish.
  Talleres Quiñones | mx | Automotive | Truck and bus repair.
  St. Brannoc’s Hospice | uk | Charity | Mostly volunteers. Invoices to the treasurer, never to the ward.
  Thistlewood | uk | Consulting |
  X | us | Software | Still looking for a name.
  The Incorporated Society for the Preservation of Narrow-Gauge Railways, Canal Towpaths and Associated Signal Boxes | uk | Charity | Members pay by cheque.
  Drummond Well & Pump | us | Construction | Three rigs.
  Ibáñez Hermanos | es | Wholesale |
  Nordlys Akvarium | no | Leisure |
  Krishnamurthy Textiles Pvt. Ltd. | in | Textiles | Handloom saris for export.
  Mercœur Parfums | fr | Cosmetics | Small batches, long lunches.
  100% Wool | uk | Retail | Yarn by post.
`).map(readSketch);

function readSketch(line: string): CompanySketch {
  const [name = "", region = "", industry = "", description = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  if (!isRegionCode(region)) throw new Error(`Unknown region in: ${line}`);
  return { name, region, industry, description };
}
