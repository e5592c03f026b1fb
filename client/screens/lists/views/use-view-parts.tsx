import { useNavigate } from "@tanstack/react-router";
import { ChevronDown, Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FilteredList } from "../../../../shared/lists/filters.ts";
import { frame } from "../../../../shared/words/en/frame.ts";
import { lists } from "../../../../shared/words/en/lists.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Menu, type MenuPieces } from "../../../ui/menu/menu.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import type { ListAddress } from "../list-kind.ts";
import { useViewState } from "./use-views.ts";
import { viewLink } from "./view-link.ts";

const dialogs = lazyModule(() => import("./view-dialogs.tsx"));
const acts = lazyModule(() => import("./view-acts.ts"));

interface ViewParts {
  /** The name of the view that is open. */
  name: string | undefined;
  /** Beside the page's title: what can be done with the view, and on the phone the other views. */
  beside: ReactNode;
  /** Saves what is on screen; null when there is nothing to save. */
  controls: ReactNode;
  /** The same in a menu, on the phone. */
  items: (pieces: MenuPieces) => ReactNode;
  dialog: ReactNode;
}

interface ViewPartsOptions {
  list: FilteredList;
  address: ListAddress<string>;
}

/** What a list's page shows of saved views. */
export function useViewParts({ list, address }: ViewPartsOptions): ViewParts {
  const { views, view, query, changed } = useViewState(list, address);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"save" | "rename">();
  const part = dialogs.use(asked !== undefined, () => setAsked(undefined));

  const openBare = () => void navigate({ to: `/dashboard/${list}`, search: {} });
  const reset = () => view && void navigate({ ...viewLink(view), replace: true });
  const update = async () => {
    if (view && (await acts.ask())) await (await acts.load()).updateView(view, query);
  };
  const remove = async () => {
    if (view && (await acts.ask())) await (await acts.load()).deleteView(view, openBare);
  };

  const ways = ({ MenuItem }: MenuPieces) =>
    view && (
      <>
        <MenuItem needs="write" onClick={() => void update()}>
          <span className="clipped">
            <Rich
              text={lists.views.update(view.name)}
              tags={{ name: (name) => <bdi>{name}</bdi> }}
            />
          </span>
        </MenuItem>
        <MenuItem needs="write" onClick={() => setAsked("save")}>
          {lists.views.saveNew}
        </MenuItem>
      </>
    );
  const saveClass = "text-accent!";
  return {
    name: view?.name,
    beside: (
      <>
        {view && (
          <Menu
            align="start"
            trigger={
              <IconButton
                data-needs="write"
                label={lists.views.actions}
                tip={false}
                className="size-9"
              >
                <Ellipsis />
              </IconButton>
            }
          >
            {({ MenuItem, MenuSeparator }) => (
              <>
                <MenuItem needs="write" onClick={() => setAsked("rename")}>
                  {lists.views.rename}
                </MenuItem>
                <MenuSeparator />
                <MenuItem needs="write" danger onClick={() => void remove()}>
                  {lists.views.delete}
                </MenuItem>
              </>
            )}
          </Menu>
        )}
        {views.length > 0 && (
          <span className="over-900:hidden">
            <Menu
              align="start"
              trigger={
                <IconButton label={frame.views[list]} tip={false} className="size-9">
                  <ChevronDown />
                </IconButton>
              }
            >
              {({ MenuRadios }) => (
                <MenuRadios
                  label={frame.views[list]}
                  value={view?._id ?? ""}
                  onValueChange={(id) => {
                    const next = views.find(({ _id }) => _id === id);
                    if (next) void navigate(viewLink(next));
                    else openBare();
                  }}
                  options={[
                    { value: "", label: lists.of[list].allViews },
                    ...views.map(({ _id, name }) => ({ value: _id, label: name })),
                  ]}
                />
              )}
            </Menu>
          </span>
        )}
      </>
    ),
    controls:
      changed &&
      (view ? (
        <>
          <button type="button" className="text-button" onClick={reset}>
            {lists.views.reset}
          </button>
          <Menu
            align="end"
            trigger={
              <Button data-needs="write" variant="quiet" size="sm" className={cx("h-7", saveClass)}>
                {lists.views.save}
                <ChevronDown className="size-3.5" />
              </Button>
            }
          >
            {ways}
          </Menu>
        </>
      ) : (
        <Button
          data-needs="write"
          variant="quiet"
          size="sm"
          className={cx("h-7", saveClass)}
          aria-haspopup="dialog"
          onClick={() => setAsked("save")}
        >
          {lists.views.save}
        </Button>
      )),
    items: (pieces) =>
      changed && (
        <>
          {view ? (
            <>
              <pieces.MenuItem onClick={reset}>{lists.views.reset}</pieces.MenuItem>
              {ways(pieces)}
            </>
          ) : (
            <pieces.MenuItem needs="write" onClick={() => setAsked("save")}>
              {lists.views.save}
            </pieces.MenuItem>
          )}
          <pieces.MenuSeparator />
        </>
      ),
    dialog: part && asked && (
      <part.ViewNameDialog
        list={list}
        query={query}
        view={asked === "rename" ? view : undefined}
        onSaved={(saved) => {
          if (asked === "save") void navigate({ ...viewLink(saved), replace: true });
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
