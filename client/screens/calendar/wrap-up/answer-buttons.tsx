import { Ellipsis } from "lucide-react";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { type WrapUpAct, wrapUpChoices } from "../../../kinds/appointments/outcome-choices.ts";
import { Menu } from "../../../ui/menu/menu.tsx";

type AnswerButtonsProps = { title: string; onChoose: (act: WrapUpAct) => void };

const buttonClass =
  "grid h-[26px] place-items-center px-[11px] text-13 leading-none font-semibold first:rounded-s-[5px] last:rounded-e-[5px] not-first:border-s not-first:border-line hover:bg-raised-hover to-700:h-10 pointer-coarse:h-10";

/** Held and No-show, on the phone only Held; the rest is in a menu. The keys 1 to 4 are the row's. */
export function AnswerButtons({ title, onChoose }: AnswerButtonsProps) {
  const [held, noShow] = wrapUpChoices();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in all browsers
    <div
      role="group"
      data-needs="write"
      aria-label={outcomes.ask.title(title)}
      className="relative z-1 flex flex-none rounded-2 border border-line-strong bg-raised print:hidden"
    >
      {[held, noShow].map(({ act, label, key }) => (
        <button
          key={act}
          type="button"
          data-act={act}
          aria-keyshortcuts={key}
          title={outcomes.ask.withKey(label, key)}
          onClick={() => onChoose(act)}
          className={act === "held" ? buttonClass : `${buttonClass} to-700:hidden`}
        >
          {label}
        </button>
      ))}
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={outcomes.ask.more}
            className={`${buttonClass} px-[7px] text-ink-3 to-700:px-[13px] pointer-coarse:px-[13px]`}
          >
            <Ellipsis className="size-3.5" />
          </button>
        }
      >
        {({ MenuItem }) =>
          wrapUpChoices()
            .slice(1)
            .map(({ act, label, key }) => (
              <MenuItem key={act} digit={key} onClick={() => onChoose(act)}>
                {label}
              </MenuItem>
            ))
        }
      </Menu>
    </div>
  );
}
