import { type ReactNode, type Ref, useId } from "react";

interface CornerCardProps {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Something that waits in the lower right corner for an answer. */
export function CornerCard({ icon, title, detail, children, ref }: CornerCardProps) {
  const id = useId();
  return (
    <article
      ref={ref}
      aria-labelledby={id}
      className="grid grid-cols-[17px_minmax(0,1fr)] gap-x-2.5 rounded-3 bg-raised p-3.5 pb-3 shadow-pop [&>.lucide]:mt-0.5 [&>.lucide]:size-[17px] [&>.lucide]:text-accent"
    >
      {icon}
      <div className="min-w-0">
        <p id={id} className="line-clamp-2 leading-[21px] font-semibold">
          {title}
        </p>
        <p className="line-clamp-2 text-13 text-ink-2">{detail}</p>
      </div>
      <div className="col-start-2 mt-2.5 flex flex-wrap gap-2">{children}</div>
    </article>
  );
}

/** Of what leads to the cards for which there is no room. */
export const moreClass =
  "flex min-h-11 items-center rounded-2 bg-raised px-3.5 text-start text-13 font-semibold text-accent shadow-pop hover:underline";
