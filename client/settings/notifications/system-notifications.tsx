import { useState } from "react";
import { Button } from "../../ui/button.tsx";

const explained = {
  default: "Reminders can also reach you while you look at something else.",
  granted: "On. You’ll be reminded even when another tab or app is in front.",
  denied:
    "Blocked by this browser. You can allow notifications in the browser’s settings for this site.",
} as const;

/** Whether this browser may show reminders outside the page; it is asked only from here. */
export function SystemNotifications() {
  const isKnown = "Notification" in window;
  const [permission, setPermission] = useState(isKnown ? Notification.permission : "denied");
  if (!isKnown) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        Notifications on this device
        <small role="status" className="block text-13 text-ink-3">
          {explained[permission]}
        </small>
      </p>
      {permission === "default" && (
        <Button size="sm" onClick={() => void Notification.requestPermission().then(setPermission)}>
          Allow Notifications
        </Button>
      )}
    </div>
  );
}
