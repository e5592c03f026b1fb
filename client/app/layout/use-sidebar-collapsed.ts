import { useState } from "react";

const key = "sidebar";

/** Whether the sidebar is collapsed, remembered on this device. */
export function useSidebarCollapsed(): [boolean, (slim: boolean) => void] {
  const [slim, setSlim] = useState(() => localStorage.getItem(key) === "slim");
  const keep = (next: boolean) => {
    setSlim(next);
    if (next) localStorage.setItem(key, "slim");
    else localStorage.removeItem(key);
  };
  return [slim, keep];
}
