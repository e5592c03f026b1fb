import type { Page } from "@playwright/test";
import { press, type Scene } from "./scene.ts";

const path = "/dashboard/import?into=customers";

const head =
  "First Name,Last Name,E-mail 1 - Value,Organization Name,Stage,Deal,Last talked,Phone 1 - Value,Labels,Organization Title,Notes,Birthday,Photo";
const contacts = [
  `Anna,Berg,anna@berg-co.example,Berg & Co,customer,"12.500,00",03/11/2026,+49 30 555 0142,VIP ::: Berlin,Head of Purchasing,Asks for the running costs over five years,1984-02-29,https://photos.example/c/1`,
  `Siobhán,O’Shaughnessy,siobhan@@bakkerij.example,Bakkerij ’t Hoge Land,lead,"0,00",21/10/2026,(212) 555-0119,* myContacts,Owner,Left-handed,--05-17,`,
  `Jürgen,Jäger,j.jaeger@vogelsang.example,Vogelsang Klavierbau GmbH,won,"1.781,10",09/08/2026,,Fair 2025,,,,`,
  "Mary-Ellen,Featherstonehaugh,,The Incorporated Society for the Preservation of Narrow-Gauge Railways,lead,,31/02/2026,+1 212 555 0119,,,,,",
  `Nguyễn Thị,Minh Khai,mk.nguyen@phobui.example,Phở Bùi,on hold?,12k-ish,12/11/2026,+84 28 555 0107,,,,,`,
  `Bo,,bo@bos.example,,lead,"0,00",,,,,,,`,
];
const ambiguous = ["Name,Last contact", "Anna Berg,03/04/2026", "Bo,05/06/2026"];

async function choose(page: Page, name: string, lines: readonly string[]) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
}

async function match(page: Page, lines: readonly string[]) {
  await choose(page, "google-contacts.csv", lines);
  await press(page, "Continue to Match");
  await page
    .getByText(/to choose/)
    .first()
    .waitFor();
}

const checked = [
  "Name,Email,Company,Phone,Status,Value,Last contact",
  "Anna Berg,anna@berg-co.example,Berg & Co,+49 30 555 0142,Active,12500,2026-11-03",
  "Siobhán O’Shaughnessy,siobhan@@bakkerij.example,Bakkerij ’t Hoge Land,(212) 555-0119,Pending,0,2026-10-21",
  "Jürgen Jäger,j.jaeger@vogelsang.example,Vogelsang Klavierbau GmbH,,Deal Closed,1781.1,2026-08-09",
  "Mary-Ellen Featherstonehaugh,,The Incorporated Society for the Preservation of Narrow-Gauge Railways,+1 212 555 0119,Window Shopper,,2026-02-31",
  "Nguyễn Thị Minh Khai,mk.nguyen@phobui.example,Phở Bùi,+84 28 555 0107,Active,12k-ish,2026-11-12",
];

async function check(page: Page) {
  await choose(page, "people.csv", checked);
  await press(page, "Continue to Match");
  await press(page, "Continue to Check");
  await page.getByRole("button", { name: /^Fix/ }).waitFor();
}

export const importScenes: Scene[] = [
  { name: "import-choose", path },
  {
    name: "import-choose-refused",
    path,
    act: async (page) => {
      await choose(page, "offer.pdf", ["%PDF-1.7"]);
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "import-choose-file",
    path,
    act: async (page) => {
      await choose(page, "google-contacts.csv", [head, ...contacts]);
      await page.getByText("The first 4 of 6 rows").waitFor();
    },
  },
  { name: "import-match", path, act: (page) => match(page, [head, ...contacts]), full: true },
  {
    name: "import-match-formats",
    path,
    only: "desktop",
    act: async (page) => {
      await match(page, [head, ...contacts]);
      await press(page, "Day, month, year: change");
      await page.getByRole("menu").waitFor();
    },
  },
  { name: "import-match-date", path, act: (page) => match(page, ambiguous) },
  { name: "import-check", path, act: check, full: true },
];
