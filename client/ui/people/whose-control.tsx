import { ChevronDown } from "lucide-react";
import { type ComponentProps, useEffect } from "react";
import { whose as words } from "../../../shared/words/en/whose.ts";
import { keepWhose, type WhosePage } from "../../lib/people/kept-whose.ts";
import type { Whose } from "../../lib/people/whose.ts";
import { workersHere } from "../../lib/people/workers-here.ts";
import { useSession } from "../../lib/session.ts";
import { isFreeKey } from "../../lib/shortcuts/use-shortcut-keys.ts";
import { Button } from "../button.tsx";
import { cx } from "../class-names.ts";
import { Menu } from "../menu/menu.tsx";
import { SquareOf } from "../text/person-square.tsx";

type WhoseControlProps = { page: WhosePage; whose: Whose };

export function WhoseControl({ page, whose }: WhoseControlProps) {
  const { chosen, choose } = whose;
  const { user } = useSession();
  const people = workersHere(user?.desk.people ?? []);
  const ids = idsOf(chosen);
  useWhoseKeys(choose);
  useEffect(() => keepWhose(page, chosen), [page, chosen]);
  const toggle = (id: string, on: boolean) => {
    const next = on ? [...ids, id] : ids.filter((each) => each !== id);
    choose(next.length > 0 ? next.join(",") : "all");
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has an edge and a legend of its own
    <div
      role="group"
      aria-label={words.label}
      data-print="hide"
      className="inline-flex h-9 flex-none rounded-2 border border-line-strong bg-raised p-0.5 to-700:h-11 to-700:w-full to-700:px-0.5! print:hidden"
    >
      <Part aria-pressed={chosen === "me"} onClick={() => choose("me")}>
        {words.mine[page]}
      </Part>
      <Part aria-pressed={chosen === "all"} onClick={() => choose("all")}>
        {words.everyone}
      </Part>
      <Menu
        align="end"
        trigger={
          <Part aria-pressed={ids.length > 0}>
            <span className="clipped max-w-[140px]">{saidOf(ids, people)}</span>
            <ChevronDown className="-me-[3px] size-3.5" />
          </Part>
        }
      >
        {({ MenuCheckbox }) =>
          people.map(({ _id, name }) => (
            <MenuCheckbox
              key={_id}
              checked={ids.includes(_id)}
              onCheckedChange={(on) => toggle(_id, on)}
              keepOpen
            >
              <SquareOf id={_id} size={18} named />
              {name}
            </MenuCheckbox>
          ))
        }
      </Menu>
    </div>
  );
}

/** Instead of a list that has nothing of mine. */
export function NothingMine({ whose }: { whose: Whose }) {
  return (
    <div className="flex min-h-[46px] flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <p className="text-ink-2">{words.nothingMine}</p>
      <Button size="sm" onClick={() => whose.choose("all")}>
        {words.showEveryone}
      </Button>
    </div>
  );
}

function Part(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className={cx(
        "inline-flex items-center justify-center gap-1.5 rounded-[4px] px-[11px] text-14/none font-medium whitespace-nowrap text-ink-2 transition-colors hover:bg-well hover:text-ink to-700:flex-auto",
        "aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent forced-colors:aria-pressed:outline-2",
      )}
    />
  );
}

/** The name of one, the number of several. */
function saidOf(ids: readonly string[], people: readonly { _id: string; name: string }[]): string {
  if (ids.length > 1) return words.count(ids.length);
  return people.find(({ _id }) => _id === ids[0])?.name ?? words.people;
}

function idsOf(chosen: string): string[] {
  return chosen === "me" || chosen === "all" ? [] : chosen.split(",");
}

/** Shift with a letter means nothing else anywhere. */
function useWhoseKeys(choose: Whose["choose"]): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (!shiftKey || ctrlKey || metaKey || altKey || !isFreeKey(event)) return;
      const chosen = key === "M" ? "me" : key === "E" ? "all" : undefined;
      if (!chosen) return;
      event.preventDefault();
      choose(chosen);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [choose]);
}
