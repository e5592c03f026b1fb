import { plainWords } from "../text/plain-words.ts";

/** What may end a company's name, each as it is compared; empty for what tells no form. */
const legalForms = new Map(
  [
    ..."gmbh mbh ggmbh ag kg kgaa ohg og gbr ug eg ek eu ev se inc llc llp lp ltd plc corp pty pte sa sas sasu sarl eurl sl slu srl srls spa snc bv nv vof cv bvba oy oyj ab as asa aps lda ltda kft doo sro spzoo"
      .split(" ")
      .map((form) => [form, form] as const),
    ["incorporated", "inc"],
    ["limited", "ltd"],
    ["corporation", "corp"],
    ["haftungsbeschrankt", "ug"],
    ..."company co cie and und et y e".split(" ").map((word) => [word, ""] as const),
  ].map(([word, form]) => [word, form] as const),
);

const joining = new Set(["and", "und"]);

interface FirmName {
  /** Without its legal form, spaces and spelling. */
  key: string;
  /** As `gmbh kg`; empty where the name has none. */
  form: string;
}

/** `Berg & Co` and `Berg & Co. GmbH` have the same key, and of the latter the form is known. */
export function readFirmName(name: string): FirmName {
  const words = plainWords(name.replace(/(?<=\p{L})\.(?=\p{L}\b)/gu, ""));
  const first = words[0] === "the" && words.length > 1 ? 1 : 0;
  let end = words.length;
  while (end > first + 1 && legalForms.has(words[end - 1] ?? "")) end -= 1;
  const forms = words.slice(end).flatMap((word) => legalForms.get(word) || []);
  return {
    key: words
      .slice(first, end)
      .filter((word) => !joining.has(word))
      .join(""),
    form: [...new Set(forms)].sort().join(" "),
  };
}

/** Whether two names are of two companies: Jackson PLC is not Jackson Inc., but may be Jackson. */
export function areTwoFirms(one: FirmName, other: FirmName): boolean {
  if (one.key !== other.key) return one.key !== "" && other.key !== "";
  return one.form !== "" && other.form !== "" && one.form !== other.form;
}
