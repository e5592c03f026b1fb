import type { ReactNode } from "react";

/** Actions in Settings, one below the other. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className="grid">{children}</ul>;
}

type SettingRowProps = {
  title: string;
  note: ReactNode;
  /** The button for it. */
  children: ReactNode;
};

export function SettingRow({ title, note, children }: SettingRowProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        {title}
        <small className="block text-13 leading-[18px] text-ink-3">{note}</small>
      </div>
      <div className="flex-none">{children}</div>
    </li>
  );
}
