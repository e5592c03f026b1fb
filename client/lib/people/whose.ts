import { useNavigate, useSearch } from "@tanstack/react-router";
import { getSession } from "../session.ts";
import { keepWhose, readWhose, toWho, type WhosePage } from "./kept-whose.ts";
import { isAlone } from "./people-here.ts";

export interface Whose {
  /** `me`, `all`, or ids with commas between them; on a desk of one `all`. */
  chosen: string;
  /** The same as endpoints are asked: undefined is everyone. */
  who: string | undefined;
  choose: (chosen: string) => void;
}

/** Whose records a page shows: as its address says, else as it was chosen there last. */
export function useWhose(page: WhosePage): Whose {
  const asked = useSearch({ strict: false, select: ({ who }) => who });
  const navigate = useNavigate();
  const chosen = chosenOn(page, asked);
  return {
    chosen,
    who: toWho(chosen),
    choose: (next) => {
      keepWhose(page, next);
      void navigate({
        to: ".",
        search: (search) => ({ ...search, who: next }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}

/** The same for the loader of a page: undefined is everyone. */
export function whoOf(page: WhosePage, asked: string | undefined): string | undefined {
  return toWho(chosenOn(page, asked));
}

function chosenOn(page: WhosePage, asked: string | undefined): string {
  const { user } = getSession();
  if (user && isAlone(user.desk)) return "all";
  const usual = !user || user.desk.role === "reader" || page === "reports" ? "all" : "me";
  return asked ?? readWhose(page) ?? usual;
}
