import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type NoticeProps = {
  children: ReactNode;
  /** A quieter second line. */
  detail?: ReactNode;
  tone?: "danger" | "notice";
  className?: string;
};

/** A banner above what it is about; an error is read out when it appears. */
export function Notice({ children, detail, tone = "danger", className }: NoticeProps) {
  return (
    <div
      role={tone === "danger" ? "alert" : "note"}
      className={cx(
        "flex gap-2.5 rounded-2 px-3.5 py-[11px] text-14 font-medium forced-colors:border",
        tone === "danger" ? "bg-danger-wash text-danger" : "bg-notice-wash text-notice",
        className,
      )}
    >
      <CircleAlert className="mt-0.5" />
      <div>
        <p>{children}</p>
        {detail && <p className="mt-0.5 text-13 font-normal text-ink-2">{detail}</p>}
      </div>
    </div>
  );
}
