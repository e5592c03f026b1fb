import { expect, test } from "vitest";
import { readSignature } from "./read-signature.ts";

/** A signature, and the name, email, phone and company in it. */
test.each([
  [
    `Atenciosamente,
João Brandão
Diretor Comercial
Padaria Central Ltda
(11) 98765-4321
joao@padariacentral.example`,
    ["João Brandão", "joao@padariacentral.example", "(11) 98765-4321", "Padaria Central Ltda"],
  ],
  [
    `Com os melhores cumprimentos,
Inês Brandão
Tamarind Kitchen, Lda
+351 912 345 678
ines@tamarindkitchen.example`,
    ["Inês Brandão", "ines@tamarindkitchen.example", "+351 912 345 678", "Tamarind Kitchen, Lda"],
  ],
  [
    `Met vriendelijke groet,
Bram van der Putte
Projectleider
Bakkerij 't Hoge Land B.V.
06-12345678
bram@hogeland.example`,
    ["Bram van der Putte", "bram@hogeland.example", "06-12345678", "Bakkerij 't Hoge Land B.V."],
  ],
  [
    `Med vänliga hälsningar
Anna-Lena Sjöqvist
Projektledare
Halvorsen & Döttrar AB
070-123 45 67
anna-lena.sjoqvist@halvorsen.example`,
    [
      "Anna-Lena Sjöqvist",
      "anna-lena.sjoqvist@halvorsen.example",
      "070-123 45 67",
      "Halvorsen & Döttrar AB",
    ],
  ],
  [
    `Mvh
Øystein Ås
Daglig leder
Fjordbygg AS
Mob. 912 34 567
oystein@fjordbygg.example`,
    ["Øystein Ås", "oystein@fjordbygg.example", "912 34 567", "Fjordbygg AS"],
  ],
  [
    `Ystävällisin terveisin
Päivi Mäkelä
Järvi Oy
+358 40 123 4567
paivi.makela@jarvi.example`,
    ["Päivi Mäkelä", "paivi.makela@jarvi.example", "+358 40 123 4567", "Järvi Oy"],
  ],
  [
    `Z poważaniem
Łukasz Wiśniewski
Kierownik projektu
Mosty Sp. z o.o.
tel. kom. +48 601 234 567
l.wisniewski@mosty.example
NIP 525-12-34-567`,
    ["Łukasz Wiśniewski", "l.wisniewski@mosty.example", "+48 601 234 567", "Mosty Sp. z o.o."],
  ],
  [
    `S pozdravem
Ing. Tereza Nováková
Novák a synové s.r.o.
+420 601 123 456
novakova@novaksynove.example`,
    [
      "Ing. Tereza Nováková",
      "novakova@novaksynove.example",
      "+420 601 123 456",
      "Novák a synové s.r.o.",
    ],
  ],
  [
    `Üdvözlettel
Kovácsné Nagy Anna
Kestrel Kft.
+36 30 123 4567
anna.nagy@kestrel.example`,
    ["Kovácsné Nagy Anna", "anna.nagy@kestrel.example", "+36 30 123 4567", "Kestrel Kft."],
  ],
  [
    `Saygılarımla
Tuğba Aydın
Satış Müdürü
Aydın Tekstil A.Ş.
0532 123 45 67
tugba@aydintekstil.example`,
    ["Tuğba Aydın", "tugba@aydintekstil.example", "0532 123 45 67", "Aydın Tekstil A.Ş."],
  ],
  [
    `С уважением,
Ирина Смирнова
Менеджер по закупкам
ООО «Ромашка»
Моб.: +7 916 123-45-67
smirnova@romashka.example`,
    ["Ирина Смирнова", "smirnova@romashka.example", "+7 916 123-45-67", "ООО «Ромашка»"],
  ],
] as const)("the rest of Europe, and Brazil: %#", (text, [name, email, phone, company]) => {
  expect(readSignature(text)).toMatchObject({ name, email, phone, company });
});
