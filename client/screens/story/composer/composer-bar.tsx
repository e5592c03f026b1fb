import type { ReactNode } from "react";
import { activities } from "../../../../shared/words/en/activities.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { AboutMenu } from "../about-menu.tsx";
import { kindIcons, kindNames } from "../kinds.ts";
import type { Subject } from "../subject.ts";
import type { ComposerState } from "./use-composer.ts";

type ComposerBarProps = {
  subject: Subject;
  composer: ComposerState;
  /** Who is told of it. */
  told: ReactNode;
  /** What an email can begin with. */
  template: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  onPicked: () => void;
};

/** The kinds, which stand in the same place open or not, and the buttons. */
export function ComposerBar(props: ComposerBarProps) {
  const { subject, composer, told, template, open, onOpen, onPicked } = props;
  const { draft, change, contact, busy, today } = composer;
  return (
    <div
      className={cx(
        "flex flex-wrap items-center gap-2 p-[7px] to-700:gap-y-3",
        open && "border-t border-line",
      )}
    >
      <fieldset className="composer-kinds">
        <legend className="sr-only">{story.composer.type}</legend>
        {kindNames.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={kind === draft.kind}
                onChange={() => change({ kind })}
                onClick={({ detail }) => {
                  // Before what is opened is drawn, as a click comes before the change that it makes.
                  change({ kind });
                  onOpen(true);
                  // Chosen by pointer: on with the text. By arrow key: perhaps on with the kinds.
                  if (detail > 0) onPicked();
                }}
              />
              <Icon />
              <span>{activities.labels[kind]}</span>
            </label>
          );
        })}
      </fieldset>
      {subject.kind === "company" && (
        <AboutMenu
          company={subject}
          about={draft.about}
          onAbout={(about) => {
            change({ about });
            onOpen(true);
          }}
        />
      )}
      {template}
      {open && (
        <div className="ms-auto flex items-center gap-2 text-12/5 text-ink-3 to-700:flex-auto to-700:justify-end">
          {contact && (
            <span className="to-700:hidden">
              {contact === today
                ? story.composer.contactToday
                : story.composer.contactOn(formatDate(contact))}
            </span>
          )}
          {told}
          <Button variant="quiet" size="sm" onClick={composer.cancel}>
            {story.cancel}
          </Button>
          <Button variant="primary" size="sm" busy={busy} onClick={composer.save}>
            {!composer.sends
              ? activities.save[draft.kind]
              : composer.hasMail
                ? story.composer.send
                : story.composer.openMail}
          </Button>
        </div>
      )}
    </div>
  );
}
