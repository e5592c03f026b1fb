import { CalendarDays, Search } from "lucide-react";
import { Avatar } from "../ui/avatar.tsx";
import { Brand } from "../ui/brand.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { sampleUser } from "./sample.ts";

export function PictureTopBar() {
  return (
    <div className="flex h-(--top-bar) flex-none items-center border-b border-line bg-paper px-8 to-900:border-line-strong to-900:bg-desk to-900:pr-2 to-900:pl-4">
      <b className="text-13 font-medium to-900:hidden">Dashboard</b>
      <span className="ml-auto flex h-[34px] w-[264px] items-center gap-2 rounded-2 border border-line-strong bg-raised pr-2 pl-2.5 text-13 text-ink-3 to-900:hidden">
        <Search />
        Search or jump to
        <span className="ml-auto">
          <Kbd>Ctrl K</Kbd>
        </span>
      </span>
      <Brand className="flex-1 over-900:hidden" />
      <span className="grid size-11 place-items-center text-ink-2 over-900:hidden">
        <Search className="size-5" />
      </span>
      <span className="grid size-11 place-items-center text-ink-2 over-900:hidden">
        <CalendarDays className="size-5" />
      </span>
      <span className="grid size-11 place-items-center over-900:hidden">
        <Avatar name={sampleUser.name} small />
      </span>
    </div>
  );
}
