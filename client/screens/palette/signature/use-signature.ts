import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { companyKey, withoutForm } from "../../../../shared/read-signature/companies.ts";
import type { Signature } from "../../../../shared/read-signature/read-signature.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { newCustomerEndpoints } from "../../../../shared/transfer/new-customer.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { rules } from "../../../../shared/words/en/rules.ts";
import { signature } from "../../../../shared/words/en/signature.ts";
import { companiesQuery } from "../../../kinds/companies/queries.ts";
import { ApiError, failureText } from "../../../lib/api-error.ts";
import { writeDraft } from "../../../lib/browser/drafts.ts";
import { useDebounced } from "../../../lib/browser/use-debounced.ts";
import { today } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { searchQuery } from "../../../lib/lists/use-typed-search.ts";
import { placeHere } from "../../../lib/people/place.ts";
import { write } from "../../../lib/write/write.ts";
import type { ComboboxOption } from "../../../ui/menu/combobox.tsx";

const fields = ["name", "email", "phone", "about"] as const;
type Field = (typeof fields)[number];
export type SignatureProblems = Partial<Record<Field | "form", string>>;

/** The option that is no company yet. */
const isNew = "new";

/** A pasted signature on its way to a customer: nothing is saved before `add`. */
export function useSignature(read: Signature, onClose: () => void) {
  const go = useNavigate();
  // Only what is a field here: the company, its website and its address go their own way.
  const [values, setValues] = useState<Record<Field, string>>(() => {
    const { name, email, phone, about } = read;
    return { name, email, phone, about };
  });
  const [status, setStatus] = useState<CustomerStatus>("Window Shopper");
  const [problems, setProblems] = useState<SignatureProblems>({});
  const [busy, setBusy] = useState(false);
  const company = useCompanyOf(read.company);
  const isNewCompany = company.chosen?.value === isNew;
  const email = useDebounced(values.email.trim());
  const known = useQuery({
    ...searchQuery(email),
    enabled: email.includes("@"),
  }).data?.customers.find((one) => one.email.toLowerCase() === email.toLowerCase());

  const openCustomer = (customerId: string) =>
    go({ to: "/dashboard/customers/$customerId", params: { customerId } });

  const add = async () => {
    if (busy || company.pending) return;
    const found = missing(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { about, ...rest } = values;
      // A website and an address say something of the company: a new one gets them.
      const notes = isNewCompany
        ? without(about, [read.website, ...read.address.split(", ")])
        : about;
      const place = toPlace(company.chosen, read);
      const body = { ...rest, notes, status, lastContact: today(), ...place };
      await write(
        newCustomerEndpoints.create,
        { body },
        {
          done: ({ data: { _id, name } }) => ({
            text: signature.added(isolate(name)),
            other: { label: signature.openAdded, run: () => void openCustomer(_id) },
          }),
        },
      );
      onClose();
    } catch (error) {
      setProblems(problemsOf(error));
    }
    setBusy(false);
  };

  return {
    values,
    change: (field: Field, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems({});
    },
    status,
    setStatus,
    company,
    problems,
    busy: busy || company.pending,
    /** Who has this email already. */
    known: known && {
      name: known.name,
      open: () => {
        onClose();
        void openCustomer(known._id);
      },
    },
    add,
    /** Only at a company that exists: the form is one of its pages. */
    edit:
      company.chosen && company.chosen.value !== isNew
        ? () => {
            const companyId = company.chosen?.value ?? "";
            const { about: notes, ...rest } = values;
            const user = placeHere();
            writeDraft(user, `/dashboard/companies/${companyId}/customers/new`, {
              ...rest,
              notes,
              status,
            });
            onClose();
            void go({ to: "/dashboard/companies/$companyId/customers/new", params: { companyId } });
          }
        : undefined,
  };
}

/** The company of that name, or a new one. */
function useCompanyOf(read: string) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ComboboxOption | null>();
  const wanted = typed || withoutForm(read);
  const asked = useDebounced(wanted);
  const list = useInfiniteQuery({ ...companiesQuery({ search: asked, limit: 8 }), meta: {} });
  const found = (list.data?.pages[0]?.data ?? []).map(({ _id, name }) => ({
    value: _id,
    label: name,
  }));
  const same = found.find(({ label }) => companyKey(label) === companyKey(read));
  const newName = (typed || read).trim();
  const newOne = newName ? { value: isNew, label: newName, note: signature.newCompany } : null;
  const isThere = found.some(({ label }) => companyKey(label) === companyKey(newName));
  const current = chosen === undefined ? (same ?? (list.isPending ? null : newOne)) : chosen;
  return {
    chosen: current,
    choose: (option: ComboboxOption | null) => {
      setChosen(option);
    },
    search: setTyped,
    options: [...found, ...(newOne && !isThere ? [newOne] : [])],
    loading: list.isFetching,
    /** Whether there is a company of that name is not known yet. */
    pending: chosen === undefined && read !== "" && list.isPending,
    /** "Existing company" or "New company". */
    kind: current && (current.value === isNew ? signature.newCompany : signature.existingCompany),
  };
}

/** Without a company, the customer is private. */
function toPlace(company: ComboboxOption | null, { website, address }: Signature) {
  if (!company) return {};
  if (company.value !== isNew) return { company: company.value };
  return { newCompany: { name: company.label, website, address } };
}

function without(about: string, lines: readonly string[]): string {
  const kept = about
    .split("\n")
    .filter((line) => line.trim() === "" || !lines.includes(line.trim()));
  return kept.join("\n");
}

function missing(values: Record<Field, string>): SignatureProblems {
  return {
    ...(values.name.trim() === "" && { name: rules.customerNameRequired }),
    ...(values.email.trim() === "" && { email: rules.emailRequired }),
  };
}

function problemsOf(error: unknown): SignatureProblems {
  if (!(error instanceof ApiError)) return { form: results.notSaved };
  const named = error.errors.flatMap(({ path, msg }) => {
    const field = path === "notes" ? "about" : fields.find((one) => one === path);
    return field ? [[field, msg] as const] : [];
  });
  return named.length > 0
    ? Object.fromEntries(named)
    : { form: failureText(error, results.notSaved) };
}
