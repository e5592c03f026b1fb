import { CalendarDays, Search } from "lucide-react";
import { landing } from "../../../shared/words/en/landing.ts";
import { Brand } from "../../ui/brand.tsx";
import { Avatar } from "../../ui/text/avatar.tsx";
import { Kbd } from "../../ui/text/kbd.tsx";
import { PictureOverview } from "./picture-overview.tsx";
import { PictureSidebar } from "./picture-sidebar.tsx";
import { sampleUser } from "./sample.ts";

/**
 * The dashboard with sample data, slightly scaled down and cropped by the hero. It uses the
 * product's own layout for its width; nothing in it can be focused or clicked.
 */
export function ProductPicture() {
  return (
    <div
      role="img"
      aria-label={landing.picture.alt}
      className="h-[640px] overflow-hidden rounded-t-3 bg-paper text-ink shadow-[0_0_0_1px_var(--blotter-line),0_-6px_48px_rgb(0_0_0/0.2)] to-700:h-[520px]"
    >
      <div
        inert
        aria-hidden="true"
        className="frame h-[717px] w-[calc(100%/0.893)] origin-top-left rtl:origin-top-right scale-[0.893] to-700:h-auto! to-700:w-full! to-700:scale-100!"
      >
        <div className="flex h-full bg-paper">
          <PictureSidebar />
          <div className="flex min-w-0 flex-1 flex-col">
            <PictureTopBar />
            <PictureOverview />
          </div>
        </div>
      </div>
    </div>
  );
}

function PictureTopBar() {
  return (
    <div className="flex h-(--top-bar) flex-none items-center border-b border-line bg-paper px-8 to-900:border-line-strong to-900:bg-desk to-900:pe-2 to-900:ps-4">
      <b className="text-13 font-medium to-900:hidden">{landing.picture.dashboard}</b>
      <span className="ms-auto flex h-[34px] w-[264px] items-center gap-2 rounded-2 border border-line-strong bg-raised pe-2 ps-2.5 text-13 text-ink-3 to-900:hidden">
        <Search />
        {landing.picture.search}
        <span className="ms-auto">
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
