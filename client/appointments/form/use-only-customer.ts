import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { companyCustomersQuery } from "../../customers/queries.ts";

/** Chooses a company's only customer. Returns how many there are, once known. */
export function useOnlyCustomer(
  { company, customer }: { company: string; customer: string },
  enabled: boolean,
): number | undefined {
  const { setValue, resetField, getFieldState, formState, clearErrors } = useFormContext();
  const customers = useInfiniteQuery({
    ...companyCustomersQuery(company, { search: "", sort: "name" }),
    enabled: enabled && company !== "",
  });
  const page = customers.data?.pages[0];
  const only =
    page?.total === 1 && !customers.isFetching && customer === "" ? page.data[0]?._id : undefined;
  const isChosenHere = getFieldState("company", formState).isDirty;
  useEffect(() => {
    if (!only) return;
    // The form began with this company, so the user has typed nothing.
    if (isChosenHere) setValue("customer", only, { shouldDirty: true });
    else resetField("customer", { defaultValue: only });
    clearErrors("customer");
  }, [only, isChosenHere, setValue, resetField, clearErrors]);
  return page?.total;
}
