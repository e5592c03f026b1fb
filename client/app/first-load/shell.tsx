import { phoneLinks, sectionLinks } from "../../screens/navigation/sections.ts";
import { Brand } from "../../ui/brand.tsx";

/**
 * A static picture of the frame in index.html. It is painted before the program has loaded and
 * removed when the real frame is shown; nothing in it can be used. The script that shows it marks
 * the current section, whether the sidebar is collapsed, and whether a button makes the title's
 * line taller on a phone.
 */
export function Shell() {
  return (
    <div id="shell" hidden inert aria-hidden="true" className="group frame fixed inset-0 -z-1">
      <div className="flex h-full bg-paper">
        <div className="flex w-64 flex-none flex-col bg-desk pt-3.5 shadow-[inset_calc(-1px*var(--forward))_0_0_var(--line-strong)] to-900:hidden group-data-slim:w-16">
          <div className="mb-[18px] flex h-8 flex-none items-center ps-[18px] group-data-slim:mb-[58px] group-data-slim:pt-1 group-data-slim:[&_span>span]:hidden">
            <Brand />
          </div>
          <div className="grid flex-none gap-0.5 ps-2.5">
            <Links
              links={sectionLinks("")}
              className="flex h-9 items-center gap-[11px] rounded-s-2 border border-e-0 border-transparent ps-[9px] font-medium text-ink-2 group-data-slim:h-10 group-data-slim:ps-[13px] group-data-slim:[&>span]:hidden data-current:border-line-strong data-current:bg-paper data-current:font-semibold data-current:text-ink pointer-coarse:h-11 [&>svg]:size-[17px] [&>svg]:text-ink-3 data-current:[&>svg]:text-accent"
            />
          </div>
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex h-(--top-bar) flex-none items-center border-b border-line px-8 to-900:border-line-strong to-900:bg-desk to-900:ps-4">
            <span className="over-900:hidden">
              <Brand />
            </span>
          </div>
          <div className="w-full max-w-[1536px] flex-1 px-8 pt-7 to-700:px-4 to-700:pt-5 to-700:group-data-button:pt-[27px]">
            <p className="page-title" />
          </div>
          <div className="grid h-[calc(60px+env(safe-area-inset-bottom,0px))] flex-none grid-cols-5 border-t border-line-strong bg-desk px-1.5 pb-[env(safe-area-inset-bottom,0px)] over-900:hidden">
            <Links
              links={phoneLinks("")}
              className="grid content-center justify-items-center gap-[3px] text-[10.5px] leading-[14px] tracking-[-0.01em] font-medium text-ink-2 data-current:-mt-px data-current:mb-1.5 data-current:rounded-b-2 data-current:border data-current:border-t-0 data-current:border-line-strong data-current:bg-paper data-current:pt-1 data-current:font-semibold data-current:text-ink [&>svg]:size-5 data-current:[&>svg]:text-accent"
            />
          </div>
        </div>
      </div>
    </div>
  );
}

type LinksProps = {
  links: readonly Pick<ReturnType<typeof sectionLinks>[number], "section" | "label" | "Icon">[];
  className: string;
};

function Links({ links, className }: LinksProps) {
  return links.map(({ section, label, Icon }) => (
    <div key={section} data-section={section} className={className}>
      <Icon />
      <span>{label}</span>
    </div>
  ));
}
