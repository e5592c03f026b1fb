import { Link } from "@tanstack/react-router";
import { Notice } from "../ui/notice.tsx";
import { linkClass } from "../ui/page.tsx";

/** Above every screen of an account that is only partly there. */
export function RestoringNotice() {
  return (
    <Notice
      tone="notice"
      className="mb-5"
      detail={
        <>
          Nothing else can be saved until then.{" "}
          <Link to="/dashboard/settings" search={{ tab: "data" }} className={linkClass}>
            Go to Your Data
          </Link>
        </>
      }
    >
      This account is being restored and is not complete yet.
    </Notice>
  );
}
