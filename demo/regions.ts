import type { Random } from "./random.ts";
import { lineList } from "./word-lists.ts";

/** Where a company sits: how streets, cities and phone numbers look there. */
export interface Region {
  streets: readonly string[];
  cities: readonly string[];
  /** `#` stands for a digit. */
  phones: readonly string[];
}

function region(streets: string, cities: string, phones: string): Region {
  return { streets: semicolons(streets), cities: semicolons(cities), phones: semicolons(phones) };
}

function semicolons(text: string): string[] {
  return lineList(text.replaceAll(";", "\n"));
}

/**
 * Phone numbers come from ranges reserved for fiction (555-01xx, 020 7946 0xxx, 030 23125, 01 99 00,
 * (02) 5550) or are one digit short of a real number, so that nobody is called by mistake.
 */
export const regions = {
  us: region(
    "1180 Larimer Street, Suite 400; 42 Old Mill Road; 9 Harbor Way, Unit B; 2300 Cottonwood Ave; PO Box 114; 77 W Juniper St, 12th Floor",
    "Denver, CO 80204; Duluth, MN 55802; Savannah, GA 31401; Tucson, AZ 85701; Portland, ME 04101; Ames, IA 50010",
    "(303) 555-01##; +1 218 555 01##; 912.555.01##; 520-555-01##; +1 (207) 555-01## ext. 4; 51555501##",
  ),
  uk: region(
    "14 Tanner's Row; The Old Maltings, 3 Quay Lane; Unit 6, Fernhill Trading Estate; 201 Corporation Street",
    "London SE1 7XX; Llandudno LL30 2XX; Leith, Edinburgh EH6 6XX; Whitby YO21 3XX",
    "020 7946 0###; +44 20 7946 0###; 01632 960###; (0131) 496 0###",
  ),
  ie: region(
    "3 Sráid na Céibhe; Weaver's Court, Mill Lane; Ballyvaughan Business Park",
    "Dublin 8; Galway; Co. Clare",
    "020 91# ####; +353 20 91# ####",
  ),
  de: region(
    "Lindenstraße 14; Am Alten Hafen 3a; Gewerbepark Süd, Halle 7; Königsallee 220",
    "10969 Berlin; 20457 Hamburg; 99084 Erfurt; 79098 Freiburg im Breisgau",
    "030 23125 ###; +49 30 23125 ###; +49 (0)30 23125-###",
  ),
  fr: region(
    "12 bis, rue des Tanneurs; 4 place de l'Église; ZA des Chênes, bâtiment C",
    "69001 Lyon; 29000 Quimper; 75011 Paris",
    "01 99 00 ## ##; +33 1 99 00 ## ##; 01.99.00.##.##",
  ),
  es: region(
    "Calle del Olmo 8, 2.º izda.; Avenida de la Constitución 115; Polígono Ibaiondo, nave 21",
    "41001 Sevilla; 48003 Bilbao; 08010 Barcelona",
    "+34 955 01 ## #; 944 010 ##",
  ),
  mx: region(
    "Av. Revolución 455, Col. Centro; Calle 5 de Febrero 12-A; Blvd. del Río 2200",
    "44100 Guadalajara, Jal.; 68000 Oaxaca de Juárez; 64000 Monterrey, N.L.",
    "+52 33 5555 01#; (951) 555 01##",
  ),
  br: region(
    "Rua das Laranjeiras, 310, sala 4; Avenida Beira-Mar, 1500; Travessa São Jorge, 27",
    "Salvador – BA, 40000-100; São Paulo – SP, 01000-200; Florianópolis – SC, 88000-300",
    "+55 71 5550-01#; (11) 5550-01#",
  ),
  it: region(
    "Via dei Calzaiuoli 21; Corso Garibaldi 108/bis; Piazza dell'Arsenale 2",
    "50122 Firenze FI; 80142 Napoli NA; 30122 Venezia VE",
    "+39 055 5550 1##; 081 5550 1##",
  ),
  nl: region(
    "Keizerskade 88-III; 't Hoge Land 4; Nijverheidsweg 19",
    "1015 XX Amsterdam; 9000 Gent; 3011 XX Rotterdam",
    "+31 20 555 01#; 010-555 01#",
  ),
  no: region(
    "Strandgata 6; Bryggen 11; Östra Hamngatan 30; Laugavegur 2",
    "5003 Bergen; 9008 Tromsø; 411 09 Göteborg; 101 Reykjavík",
    "08-465 004 ##; +46 8 465 004 ##; +47 55 50 01 #",
  ),
  pl: region(
    "ul. Świętojańska 17/4; al. Niepodległości 203; náměstí Míru 9",
    "00-001 Warszawa; 31-000 Kraków; 120 00 Praha 2",
    "+48 22 555 01 #; 12 555 01 #",
  ),
  tr: region(
    "Çınar Sokak No: 5/3; Cumhuriyet Caddesi 118",
    "34000 Beyoğlu, İstanbul; 35000 Konak, İzmir",
    "+90 212 555 01 #; 0232 555 01 #",
  ),
  ng: region(
    "14B Marina Road; 3 Adeola Close, Ikeja; Plot 220, Trans-Amadi Layout",
    "Lagos; Port Harcourt, Rivers State; Ibadan, Oyo State",
    "+234 1 555 01#; 01 555 01#",
  ),
  ke: region(
    "Kilimani Arcade, 2nd Floor; Moi Lane 61; P.O. Box 30-00100",
    "Nairobi; Kisumu; Mombasa",
    "+254 20 555 01#; 020 555 01#",
  ),
  in: region(
    "27/1, 4th Cross, Gandhi Bazaar; Shop No. 12, Marine Chambers; Opp. Old Post Office, Mill Road",
    "Bengaluru 560004; Mumbai 400002; Chennai 600001; Kochi 682001",
    "+91 80 5550 01#; 022-5550 01#",
  ),
  cn: region(
    "中山路 18 号 6 楼; No. 88 Huaihai Lane; 建设路 205 号",
    "上海市 200000; Suzhou, Jiangsu 215000; 廣州市 510000",
    "+86 21 5550 01#; 0512-5550 01#",
  ),
  jp: region(
    "港町 2-14-5; 3-1-9 Sakuragaoka; 本町 1 丁目 7-2",
    "横浜市 231-0000; Kyoto 600-0000; 札幌市 060-0000",
    "+81 45 555 01#; 075-555-01#",
  ),
  kr: region("24 Mapo-daero; 7-gil 15, Haeundae", "Seoul 04000; Busan 48000", "+82 2 555 01#"),
  vn: region("18 Hàng Bồ; 203/7 Lê Thánh Tôn", "Hà Nội; Thành phố Hồ Chí Minh", "+84 24 5550 01#"),
  ua: region(
    "вул. Садова, 14, оф. 3; 9 Soborna Square",
    "79000 Львів; Chernivtsi 58000",
    "+380 32 555 01 #",
  ),
  gr: region("Ερμού 31; Αγίου Νικολάου 8", "105 63 Αθήνα; 26221 Πάτρα", "+30 21 0555 01#"),
  ae: region(
    "Warehouse 9, Creek Road; Office 1204, Al Noor Tower",
    "Dubai; Sharjah; Amman 11100",
    "+971 4 555 01#; 04-555 01#",
  ),
} as const satisfies Record<string, Region>;

export type RegionCode = keyof typeof regions;

export function isRegionCode(code: string): code is RegionCode {
  return Object.hasOwn(regions, code);
}

export function drawAddress(random: Random, code: RegionCode): string {
  const { streets, cities } = regions[code];
  return `${random.pick(streets)}, ${random.pick(cities)}`;
}

export function drawPhone(random: Random, code: RegionCode): string {
  return random.pick(regions[code].phones).replace(/#/g, () => String(random.int(0, 9)));
}
