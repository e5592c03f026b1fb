import { useQuery } from "@tanstack/react-query";
import { Ellipsis, LogOut, UserMinus } from "lucide-react";
import { useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import type { DeskPerson } from "../../../../shared/account/desks.ts";
import type { Role } from "../../../../shared/account/roles.ts";
import { toWallClock } from "../../../../shared/dates/dates.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { desk } from "../../../../shared/words/en/desk.ts";
import { people } from "../../../../shared/words/en/people.ts";
import { formatClock } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { absencesQuery, nextAbsence, wordsOfAbsence } from "../../../lib/people/absences.ts";
import { isAlone, peopleHere } from "../../../lib/people/people-here.ts";
import { sayFailed } from "../../../lib/write/say-failed.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Tooltip } from "../../../ui/dialog/tooltip.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { awayItem } from "../../../ui/people/away.tsx";
import { handOverItem } from "../../../ui/people/hand-over.tsx";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import { roleChoices } from "../../people/words.ts";
import { isPlace, placeOf } from "../time-zone/zones.ts";
import { DemoteDialog, LeaveDialog, RemoveDialog } from "./hand-over-dialogs.tsx";
import { asksWhoTakesOver, changeRole } from "./people-queries.ts";

type PersonRowProps = {
  person: DeskPerson;
  user: Account;
  /** Shown only, to who may not change it. */
  isFixed: boolean;
};

const secondLine = "clipped block text-13 leading-[18px] text-ink-3";

/** Somebody on the desk: what they may, saved at once, and the way out. */
export function PersonRow({ person, user, isFixed }: PersonRowProps) {
  const { _id, name, role } = person;
  const [asked, setAsked] = useState<"remove" | "leave" | "reader">();
  const [wanted, setWanted] = useState<Role>();
  const close = () => setAsked(undefined);
  const isOwn = _id === user._id;
  const others = peopleHere(user.desk.people).filter((other) => other._id !== _id);
  const isLastOwner = role === "owner" && !others.some((other) => other.role === "owner");
  const mayChange = !isFixed;
  const handOver = handOverItem({
    chosen: { person: _id },
    title: isOwn ? desk.people.handOver : desk.people.handOverOf(isolate(firstNameOf(name))),
  });
  const absence = nextAbsence(useQuery(absencesQuery).data, _id);
  const away = awayItem({ person: _id, absence });
  const set = async (next: Role) => {
    if (next === role) return;
    setWanted(next);
    try {
      await changeRole(_id, next);
    } catch (error) {
      if (asksWhoTakesOver(error)) setAsked("reader");
      else sayFailed(error, desk.people.roleFailed);
    }
    setWanted(undefined);
  };
  const select = (
    <Select
      aria-label={desk.people.roleOf(name)}
      options={roleChoices()}
      value={wanted ?? role}
      onValueChange={(next) => void set(next)}
      disabled={isLastOwner}
    />
  );

  return (
    <li className="grid min-h-[58px] grid-cols-[32px_minmax(0,1fr)_132px_36px] items-center gap-x-3 border-b border-line last:border-b-0 to-700:grid-cols-[32px_minmax(0,1fr)_44px] to-700:py-3">
      <SquareOf id={_id} size={32} named className="to-700:self-start" />
      <div className="grid min-h-8 min-w-0 content-center">
        <p className="flex min-w-0">
          <b className="clipped font-semibold">{name}</b>
          {isOwn && <span className="ms-1.5 flex-none text-ink-3">{desk.people.you}</span>}
        </p>
        {absence && !isAlone(user.desk) ? (
          <small className={secondLine}>{wordsOfAbsence(absence, user._id)}</small>
        ) : (
          <SecondLine person={person} user={user} />
        )}
      </div>
      {isFixed ? (
        <span className="text-13 text-ink-2 to-700:order-last to-700:col-start-2">
          {people.roles[role]}
        </span>
      ) : (
        <div className="to-700:order-last to-700:col-start-2 to-700:mt-2 to-700:w-40">
          {isLastOwner ? (
            <Tooltip text={desk.people.needsOwner}>
              <div>{select}</div>
            </Tooltip>
          ) : (
            select
          )}
        </div>
      )}
      {(isOwn ? others.length > 0 : mayChange) && (
        <Menu
          align="end"
          trigger={
            <IconButton label={desk.people.more(name)} tip={false} className="size-9">
              <Ellipsis />
            </IconButton>
          }
        >
          {(pieces) => {
            const { MenuItem } = pieces;
            return (
              <>
                {role !== "reader" && handOver?.(pieces)}
                {role !== "reader" && away?.(pieces)}
                {isOwn ? (
                  <MenuItem icon={<LogOut />} onClick={() => setAsked("leave")}>
                    {desk.people.leave}
                  </MenuItem>
                ) : (
                  mayChange && (
                    <MenuItem icon={<UserMinus />} danger onClick={() => setAsked("remove")}>
                      {desk.people.remove}
                    </MenuItem>
                  )
                )}
              </>
            );
          }}
        </Menu>
      )}
      {asked === "remove" && (
        <RemoveDialog person={person} desk={user.desk} others={others} onClose={close} />
      )}
      {asked === "leave" && <LeaveDialog user={user} onClose={close} />}
      {asked === "reader" && <DemoteDialog person={person} others={others} onClose={close} />}
    </li>
  );
}

/** The own email, and where somebody's clock stands. */
function SecondLine({ person: { _id, timeZone }, user }: Pick<PersonRowProps, "person" | "user">) {
  useNow();
  const isOwn = _id === user._id;
  const zone = timeZone !== null && isPlace(timeZone) ? timeZone : undefined;
  const place = zone && placeOf(zone);
  const isElsewhere = zone !== undefined && zone !== user.timeZone;
  const clock = isElsewhere
    ? formatClock(toWallClock(new Date().toISOString(), zone).slice(11, 16))
    : undefined;
  const parts = isOwn
    ? [user.email, place].filter(Boolean).join(". ")
    : [place, clock].filter(Boolean).join(", ");
  return parts === "" ? null : <small className={secondLine}>{parts}</small>;
}
