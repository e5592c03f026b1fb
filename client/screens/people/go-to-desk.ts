import { useNavigate } from "@tanstack/react-router";
import type { OwnDesk } from "../../../shared/account/desks.ts";
import { switchDesk } from "../../lib/people/other-desks.ts";

/** Goes to another of the user's desks, unless a form that is not saved keeps them here. */
export function useGoToDesk() {
  const navigate = useNavigate();
  return async (desk: Pick<OwnDesk, "_id" | "name">) => {
    await navigate({ to: "/dashboard" });
    if (location.pathname === "/dashboard") await switchDesk(desk);
  };
}
