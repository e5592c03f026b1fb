import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import type { Desk } from "../../../shared/account/desks.ts";
import { common } from "../../../shared/words/en/common.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { leaveOffDesk, useSession } from "../../lib/session.ts";
import { DeskItems } from "../../screens/people/desk-menu.tsx";
import { Brand } from "../../ui/brand.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/dialog/tooltip.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { linkClass } from "../../ui/page.tsx";
import { Missing } from "../../ui/states.tsx";
import { SquareOf } from "../../ui/text/person-square.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { ForYouButton, ForYouLink } from "./for-you-link.tsx";

const notices = lazyModule(() => import("../../screens/settings/time-zone/elsewhere-notice.tsx"));
const questions = lazyModule(() => import("../../screens/people/join-question.tsx"));

// What the frame of the dashboard shows only to some.

type PartProps = { slim: boolean };

/** The name of the desk, which opens the way to the others. */
export function DeskRow({ slim }: PartProps) {
  const desk = useSession().user?.desk;
  return (
    desk && (
      <Menu trigger={<DeskButton desk={desk} slim={slim} />}>
        {(pieces) => (
          <div className="w-72.5">
            <DeskItems desk={desk} pieces={pieces} />
          </div>
        )}
      </Menu>
    )
  );
}

/** In a collapsed sidebar it has the first letter. */
function DeskButton({
  desk,
  slim,
  ...props
}: PartProps & { desk: Desk } & ComponentProps<"button">) {
  const [letter] = new Intl.Segmenter().segment(desk.name);
  const isReader = desk.role === "reader";
  return (
    <Tooltip text={desk.name} side="inline-end" disabled={!slim}>
      <button
        type="button"
        aria-label={isReader ? frame.desk.asReader(desk.name) : frame.desk.named(desk.name)}
        {...props}
        className={cx(
          "flex flex-none items-center rounded-2 text-start text-13 leading-none font-semibold transition-colors hover:bg-desk-hover focus-visible:rounded-2 data-popup-open:bg-desk-hover",
          slim ? "size-10 justify-center" : "h-9 w-full gap-2 px-[7px]",
        )}
      >
        {slim ? (
          letter?.segment.toLocaleUpperCase("en-US")
        ) : (
          <>
            <span className="clipped flex-1 leading-[18px]">{desk.name}</span>
            {isReader && (
              <span className="text-12 font-normal text-ink-3">{frame.desk.reader}</span>
            )}
            <ChevronsUpDown className="size-3.5 text-ink-3" />
          </>
        )}
      </button>
    </Tooltip>
  );
}

/** The square of whoever is logged in; `slim` on a phone. The name is said beside it. */
export function OwnSquare({ slim }: PartProps) {
  const { user } = useSession();
  return user && <SquareOf id={user._id} size={slim ? 28 : 32} named />;
}

/** What others ask of the user, give or hand over to them: in the sidebar, and in the top bar of a phone. */
export const ForYou = ForYouLink;
export const ForYouOnPhone = ForYouButton;

/** Above every screen of a desk that is only partly there. */
export function Restoring() {
  return (
    <Notice
      tone="notice"
      className="mb-5"
      detail={
        <Rich
          text={frame.restoring.text}
          tags={{
            link: (text) => (
              <Link to="/dashboard/settings" search={{ tab: "data" }} className={linkClass}>
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      {frame.restoring.title}
    </Notice>
  );
}

/** For those who travel. */
export function Elsewhere() {
  const { user } = useSession();
  const part = notices.use(true);
  return user && part ? <part.ElsewhereNotice key={user.timeZone} user={user} /> : null;
}

/** In place of a form, whose address somebody may have been sent. */
export function ReaderHere() {
  return (
    <>
      <title>{common.title(frame.desk.reader)}</title>
      <Missing
        margin={frame.desk.reader}
        title={frame.readerHere.title}
        action={
          <Link to="/dashboard" className={buttonClass({ variant: "primary" })}>
            {common.failure.toDashboard}
          </Link>
        }
      >
        {frame.readerHere.text}
      </Missing>
    </>
  );
}

/** About an invitation that was opened in this tab. */
export function JoinQuestion() {
  const part = questions.use(true);
  return part ? <part.JoinQuestion /> : null;
}

/** In place of every screen of a desk that somebody was removed from, until they have read it. */
export function OffDesk() {
  const { user, offDesk } = useSession();
  const navigate = useNavigate();
  const goOn = async () => {
    await navigate({ to: "/dashboard" });
    leaveOffDesk();
  };
  return (
    <main className="frame mx-auto max-w-[900px] px-8 py-12 to-700:px-4">
      <title>{common.title(frame.offDesk.page)}</title>
      <Brand className="mb-10" />
      <Missing
        margin={frame.offDesk.margin}
        title={frame.offDesk.title(offDesk ?? "")}
        action={
          <Button variant="primary" autoFocus onClick={() => void goOn()}>
            {frame.offDesk.goTo(user?.desk.name ?? "")}
          </Button>
        }
      >
        {frame.offDesk.text}
      </Missing>
    </main>
  );
}
