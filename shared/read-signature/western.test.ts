import { expect, test } from "vitest";
import { readSignature } from "./read-signature.ts";

/** A signature, and the name, email, phone and company in it. */
test.each([
  [
    `Best wishes / Le gach dea-ghuí,
Dr. Saoirse Ní Bhriain-Kowalczyk
Head of Purchasing, Timber and Fittings
Ní Dhomhnaill & Sons Ltd.
M: +353 87 555 0199
saoirse@nidhomhnaillsons.example
Please consider the trees before printing.`,
    [
      "Dr. Saoirse Ní Bhriain-Kowalczyk",
      "saoirse@nidhomhnaillsons.example",
      "+353 87 555 0199",
      "Ní Dhomhnaill & Sons Ltd.",
    ],
  ],
  [
    `Best regards,

Emily Carter
Senior Account Manager
Brightwater Dental Group
(303) 555-0142 | emily.carter@brightwaterdental.example
1200 Larimer Street, Suite 400, Denver, CO 80204`,
    [
      "Emily Carter",
      "emily.carter@brightwaterdental.example",
      "(303) 555-0142",
      "Brightwater Dental Group",
    ],
  ],
  [
    `John Smith, PhD | Director of Research
Kestrel Analytics Inc.
O: 617-555-0110 | C: 617-555-0188 | F: 617-555-0111
jsmith@kestrel-analytics.example | www.kestrel-analytics.example`,
    [
      "John Smith, PhD",
      "jsmith@kestrel-analytics.example",
      "617-555-0188",
      "Kestrel Analytics Inc.",
    ],
  ],
  [
    `Thanks!
Mike O'Connor
Owner, O'Connor Roofing LLC
Cell: 555.867.5309
mike@oconnorroofing.example`,
    ["Mike O'Connor", "mike@oconnorroofing.example", "555.867.5309", "O'Connor Roofing LLC"],
  ],
  [
    `Maria Garcia-Lopez
Realtor®, Sunset Homes
+1 (415) 555-0137
maria.garcia@gmail.com
Sent from my iPhone`,
    ["Maria Garcia-Lopez", "maria.garcia@gmail.com", "+1 (415) 555-0137", ""],
  ],
  [
    `Kind regards,
Oliver Pemberton-Hughes
Partner | Thistlewood & Hale LLP
DDI: +44 (0)20 7946 0991 | Mob: +44 7700 900123
oliver.pemberton@thistlewoodhale.example
Registered in England and Wales No. 04512345`,
    [
      "Oliver Pemberton-Hughes",
      "oliver.pemberton@thistlewoodhale.example",
      "+44 7700 900123",
      "Thistlewood & Hale LLP",
    ],
  ],
  [
    `Siân Macleod
Office Manager
The Incorporated Society for Preservation
t 01632 960961
e sian@theincorporatedsociety.example`,
    [
      "Siân Macleod",
      "sian@theincorporatedsociety.example",
      "01632 960961",
      "The Incorporated Society for Preservation",
    ],
  ],
  [
    `Mit freundlichen Grüßen

Dr. Jürgen Jäger
Leiter Einkauf

Vogelsang Klavierbau GmbH
Lindenstraße 12
04109 Leipzig
Tel.: +49 341 555 010-22
Mobil: +49 151 23456789
Fax: +49 341 555 010-99
j.jaeger@vogelsang-klavierbau.example
Geschäftsführer: Karl Vogelsang, Amtsgericht Leipzig HRB 12345`,
    [
      "Dr. Jürgen Jäger",
      "j.jaeger@vogelsang-klavierbau.example",
      "+49 151 23456789",
      "Vogelsang Klavierbau GmbH",
    ],
  ],
  [
    `Viele Grüße
Dipl.-Ing. Ulrike Götz-Uhlmann
Müller & Partner Ingenieure
Telefon 0711 / 555 12 34
goetz@mueller-partner.example
USt-IdNr. DE123456789`,
    [
      "Dipl.-Ing. Ulrike Götz-Uhlmann",
      "goetz@mueller-partner.example",
      "0711 / 555 12 34",
      "Müller & Partner Ingenieure",
    ],
  ],
  [
    `LG Hannah
--
Hannah Brunner
Bergblick AG | Bahnhofstrasse 5 | 8001 Zürich
T +41 44 555 12 12
hannah.brunner@bergblick.example`,
    ["Hannah Brunner", "hannah.brunner@bergblick.example", "+41 44 555 12 12", "Bergblick AG"],
  ],
  [
    `Un saludo,
María de los Ángeles Fernández
Directora Comercial
Ibáñez Hermanos, S.L.
Móvil: +34 612 345 678
m.fernandez@ibanezhermanos.example
C/ Mayor 14, 28013 Madrid
CIF B12345678`,
    [
      "María de los Ángeles Fernández",
      "m.fernandez@ibanezhermanos.example",
      "+34 612 345 678",
      "Ibáñez Hermanos, S.L.",
    ],
  ],
  [
    `Saludos cordiales
Lic. Joaquín Treviño
Gerente de Ventas
Grupo Treviño S.A. de C.V.
Tel. (81) 8345-6789
joaquin.trevino@grupotrevino.example`,
    [
      "Lic. Joaquín Treviño",
      "joaquin.trevino@grupotrevino.example",
      "(81) 8345-6789",
      "Grupo Treviño S.A. de C.V.",
    ],
  ],
  [
    `Cordialement,
Renée Lefèvre
Chargée de clientèle
Maison Lefèvre SARL
06 12 34 56 78
renee@maisonlefevre.example
SIRET 123 456 789 00012`,
    ["Renée Lefèvre", "renee@maisonlefevre.example", "06 12 34 56 78", "Maison Lefèvre SARL"],
  ],
  [
    `Bien à vous
Jean-Baptiste Dupont | Directeur technique
Société Duval SAS
Tél : +33 1 55 01 02 03 - Port. : +33 6 98 76 54 32
jb.dupont@duval.example`,
    ["Jean-Baptiste Dupont", "jb.dupont@duval.example", "+33 6 98 76 54 32", "Société Duval SAS"],
  ],
  [
    `Cordiali saluti
Niccolò Dell'Acqua
Responsabile acquisti
Brighella S.r.l.
Cell. +39 347 555 1234
n.dellacqua@brighella.example`,
    ["Niccolò Dell'Acqua", "n.dellacqua@brighella.example", "+39 347 555 1234", "Brighella S.r.l."],
  ],
] as const)(
  "United States, Britain, Germany, Spain, France and Italy: %#",
  (text, [name, email, phone, company]) => {
    expect(readSignature(text)).toMatchObject({ name, email, phone, company });
  },
);
