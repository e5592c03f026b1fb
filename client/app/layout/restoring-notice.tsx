import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/notice.tsx";
import { linkClass } from "../../ui/page.tsx";

/** Above every screen of an account that is only partly there. */
export function RestoringNotice() {
  return (
    <Notice
      tone="notice"
      className="mb-5"
      detail={
        <>
          You can’t save anything else until that’s done.{" "}
          <Link to="/dashboard/settings" search={{ tab: "data" }} className={linkClass}>
            Go to Your Data
          </Link>
        </>
      }
    >
      This account is being restored.
    </Notice>
  );
}
