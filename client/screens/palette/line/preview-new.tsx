import { Building2, UserPlus } from "lucide-react";
import { toWords } from "../../../../shared/read-line/words.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { writeDraft } from "../../../lib/browser/drafts.ts";
import { shownPhrases } from "../../../lib/language/phrases.ts";
import { placeHere } from "../../../lib/people/place.ts";
import { capitalized, readNewCustomer } from "../new-customer.ts";
import { addCompany } from "./deed-acts.ts";
import { openCompany } from "./offers.tsx";
import type { About, Preview, Setting } from "./preview.ts";

/** "Zelda Quint at Zebra Labs" */
const atCompany = /^(.+?)\s+(?:at|to|of|@)\s+(.+)$/i;

/** The same with a word of the language on screen: "Zelda Quint bei Zebra Labs". */
function companyAfter(text: string): [name: string, company: string] | undefined {
  const phrases = shownPhrases();
  const link = toWords(text).find((word, place) => {
    const [said] = (place > 0 && phrases?.translate([word])) || [];
    return said !== undefined && /^(?:at|with)$/.test(said.plain);
  });
  const company = link && text.slice(link.end).trim();
  return company ? [text.slice(0, link.start).trim(), company] : undefined;
}

/** Nothing is saved yet: the form asks for the email that a customer needs. */
export function previewNewCustomer({ named }: About, { newCustomer }: Setting): Preview | null {
  const [name = named.text, company = ""] =
    atCompany.exec(named.text)?.slice(1) ?? companyAfter(named.text) ?? [];
  const known = { ...readNewCustomer(name), ...(company && { company: capitalized(company) }) };
  if (!known.name && !known.email && !known.phone) return null;
  return {
    reading: {
      act: commands.addCustomer,
      icon: <UserPlus />,
      title: known.name ?? known.email ?? known.phone ?? "",
      lines: company ? [{ name: "At", icon: null, text: known.company ?? "" }] : [],
    },
    act: { enter: commands.addCustomer },
    stays: true,
    run: () => newCustomer(known),
  };
}

export function previewNewCompany({ named }: About, { go }: Setting): Preview | null {
  const name = capitalized(named.text);
  if (name === "") return null;
  const fillForm = () => {
    writeDraft(placeHere(), "/dashboard/companies/new", { name });
    void go({ to: "/dashboard/companies/new" });
  };
  return {
    reading: { act: commands.addCompany, icon: <Building2 />, title: name, lines: [] },
    act: { enter: commands.addCompany, form: { words: commands.editInForm, run: fillForm } },
    run: () => addCompany(name, openCompany(go)),
  };
}
