import { useNavigate } from "@tanstack/react-router";
import { Check, Plus, Settings } from "lucide-react";
import type { Desk } from "../../../shared/account/desks.ts";
import { people } from "../../../shared/words/en/people.ts";
import type { MenuPieces } from "../../ui/menu/menu.tsx";
import { useGoToDesk } from "./go-to-desk.ts";
import { askForNewDesk } from "./new-desk.ts";
import { countPeople } from "./words.ts";

type DeskItemsProps = { desk: Desk; pieces: Pick<MenuPieces, "MenuItem" | "MenuSeparator"> };

/** The user's desks, and what can be done with desks. */
export function DeskItems({ desk, pieces: { MenuItem, MenuSeparator } }: DeskItemsProps) {
  const navigate = useNavigate();
  const goTo = useGoToDesk();
  return (
    <>
      {desk.desks.map((own) => (
        <MenuItem
          key={own._id}
          icon={
            own._id === desk._id ? (
              <Check className="stroke-[2.5] text-accent" />
            ) : (
              <span aria-hidden="true" className="size-4 flex-none" />
            )
          }
          onClick={() => own._id !== desk._id && void goTo(own)}
        >
          <span className="min-w-0 py-0.5">
            <b className="clipped block">{own.name}</b>
            <small className="block text-13 text-ink-3">
              {people.roleAndCount(people.roles[own.role], countPeople(own))}
            </small>
          </span>
          {own._id === desk._id && <span className="sr-only">{people.thisDesk}</span>}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Plus />} onClick={() => void askForNewDesk()}>
        {people.newDesk}
      </MenuItem>
      <MenuItem
        icon={<Settings />}
        onClick={() => void navigate({ to: "/dashboard/settings", search: { tab: "people" } })}
      >
        {people.deskSettings}
      </MenuItem>
    </>
  );
}
