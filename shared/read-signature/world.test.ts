import { expect, test } from "vitest";
import { readSignature } from "./read-signature.ts";

/** A signature, and the name, email, phone and company in it. */
test.each([
  [
    `株式会社山田商事
営業部 部長
山田 太郎
〒100-0001 東京都千代田区千代田1-1
TEL: 03-1234-5678 / FAX: 03-1234-5679
携帯: 090-1234-5678
E-mail: t.yamada@yamada-shoji.example`,
    ["山田 太郎", "t.yamada@yamada-shoji.example", "090-1234-5678", "株式会社山田商事"],
  ],
  [
    `よろしくお願いいたします。
━━━━━━━━━━━━━━
佐藤花子
有限会社さくら
hanako.sato@sakura.example
080-9876-5432
━━━━━━━━━━━━━━`,
    ["佐藤花子", "hanako.sato@sakura.example", "080-9876-5432", "有限会社さくら"],
  ],
  [
    `감사합니다.
김민수 과장
주식회사 한빛
휴대폰: 010-1234-5678
minsu.kim@hanbit.example`,
    ["김민수", "minsu.kim@hanbit.example", "010-1234-5678", "주식회사 한빛"],
  ],
  [
    `박지영 드림
박지영
마케팅팀 팀장 | (주)바다
T. 02-555-1234 | M. 010-9876-5432
jy.park@bada.example`,
    ["박지영", "jy.park@bada.example", "010-9876-5432", "(주)바다"],
  ],
  [
    `此致
王小明
销售经理
上海明月有限公司
手机：138 0013 8000
wang@mingyue.example`,
    ["王小明", "wang@mingyue.example", "138 0013 8000", "上海明月有限公司"],
  ],
  [
    `مع أطيب التحيات،
هالة منصور
مديرة المبيعات
شركة الزهراء للسفر
جوال: +966 50 123 4567
hala.mansour@alzahra.example`,
    ["هالة منصور", "hala.mansour@alzahra.example", "+966 50 123 4567", "شركة الزهراء للسفر"],
  ],
  [
    `Regards,
Samir Khoury
General Manager
Al-Zahra Travel and Tours
Mobile: +961 3 123 456
samir.khoury@alzahratravelandtours.example`,
    [
      "Samir Khoury",
      "samir.khoury@alzahratravelandtours.example",
      "+961 3 123 456",
      "Al-Zahra Travel and Tours",
    ],
  ],
  [
    `בברכה,
יעל כהן
מנהלת שיווק
052-123-4567
yael@galil.example`,
    ["יעל כהן", "yael@galil.example", "052-123-4567", "Galil"],
  ],
  [
    `Warm regards,
Priya Raghunathan
Deputy Manager - Procurement
Lotus Textiles Pvt Ltd
+91 98765 43210
priya.r@lotustextiles.example
GSTIN 29ABCDE1234F1Z5`,
    [
      "Priya Raghunathan",
      "priya.r@lotustextiles.example",
      "+91 98765 43210",
      "Lotus Textiles Pvt Ltd",
    ],
  ],
  [
    `Cheers
Jack Wilson
Site Supervisor
Outback Timber Pty Ltd
0412 345 678
jack@outbacktimber.example
ABN 51 824 753 556`,
    ["Jack Wilson", "jack@outbacktimber.example", "0412 345 678", "Outback Timber Pty Ltd"],
  ],
  [
    `> Best,
> Gareth M. Pemberton
> 100% Wool
> gpemberton@100wool.example
> +44 1632 960 123`,
    ["Gareth M. Pemberton", "gpemberton@100wool.example", "+44 1632 960 123", "100% Wool"],
  ],
  [
    `From: Chloé Dubois <chloe.dubois@lumiere.example>
Sent: Monday, November 16, 2026 9:12 AM
Thank you, see you on Friday.

Chloé Dubois
Lumière SA
+32 475 12 34 56`,
    ["Chloé Dubois", "chloe.dubois@lumiere.example", "+32 475 12 34 56", "Lumière SA"],
  ],
  [
    `BEGIN:VCARD
VERSION:3.0
FN:Aoife O'Shaughnessy
ORG:Limerick Tiles
TITLE:Buyer
TEL;TYPE=CELL:+353 86 123 4567
EMAIL;TYPE=WORK:aoife@limericktiles.example
END:VCARD`,
    ["Aoife O'Shaughnessy", "aoife@limericktiles.example", "+353 86 123 4567", "Limerick Tiles"],
  ],
  [
    `Name: Kim Nguyen
Title: Operations Lead
Company: Saigon Imports
Email: kim.nguyen@saigonimports.example
Phone: +84 90 123 45 67`,
    ["Kim Nguyen", "kim.nguyen@saigonimports.example", "+84 90 123 45 67", "Saigon Imports"],
  ],
  [
    `Alistair Cholmondeley
a.cholmondeley@thistlewood.example`,
    ["Alistair Cholmondeley", "a.cholmondeley@thistlewood.example", "", "Thistlewood"],
  ],
  [
    `Hala
+49 151 2345678`,
    ["", "", "+49 151 2345678", ""],
  ],
  [
    `Prof. Dr. med. Anke Schröder
Chefärztin
Universitätsklinikum Nord
Tel +49 40 555 100
a.schroeder@uk-nord.example`,
    [
      "Prof. Dr. med. Anke Schröder",
      "a.schroeder@uk-nord.example",
      "+49 40 555 100",
      "Universitätsklinikum Nord",
    ],
  ],
  [
    `Mary-Jane Watson <mj@watson-studios.example>
Watson Studios
CONFIDENTIAL: This email is intended only for the person named above.
212-555-0100`,
    ["Mary-Jane Watson", "mj@watson-studios.example", "212-555-0100", "Watson Studios"],
  ],
] as const)(
  "Asia, Arabia, Australia, quotes, vCards and labels: %#",
  (text, [name, email, phone, company]) => {
    expect(readSignature(text)).toMatchObject({ name, email, phone, company });
  },
);
