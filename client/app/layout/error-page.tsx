import { type ErrorComponentProps, Link, useLocation, useRouter } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { type ReactNode, use, useLayoutEffect } from "react";
import { readDraft, removeDraft } from "../../lib/browser/drafts.ts";
import { notify } from "../../lib/notify.ts";
import { placeHere } from "../../lib/people/place.ts";
import { useSession } from "../../lib/session.ts";
import { Brand } from "../../ui/brand.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CrumbsPlace } from "../../ui/crumbs.tsx";
import { Missing } from "../../ui/states.tsx";
import { removeShell } from "../first-load/shell-element.ts";
import { isServerBack, useRecovery } from "./use-recovery.ts";

/** What the three browser engines and Vite say when a module cannot be loaded. */
const partMissing =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Shown when a screen fails: what happened, a way to try again, and a way out. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { pathname } = useLocation();
  const { user } = useSession();
  const hasDraft = user !== null && readDraft(placeHere(), pathname) !== null;
  const detail = error instanceof Error ? error.message : String(error);
  const incomplete = partMissing.test(detail);
  useRecovery(incomplete);
  const retry = async () => {
    // The cached data may be the cause; without this module there is none.
    await import("../../lib/queries/query-client.ts").then(
      ({ queryClient }) => void queryClient.resetQueries(),
      () => {},
    );
    await router.invalidate();
    reset();
  };
  const retryWithoutDraft = () => {
    if (user) removeDraft(placeHere(), pathname);
    return retry();
  };
  return (
    <Page>
      <title>Something went wrong · Client Desk</title>
      <Missing
        margin="Error"
        title={incomplete ? "This page could not be loaded" : "Something went wrong"}
        action={
          <span className="flex flex-wrap gap-2">
            {incomplete ? (
              <Button variant="primary" icon={<RotateCw />} onClick={reloadWhenThere}>
                Reload
              </Button>
            ) : (
              <Button variant="primary" icon={<RotateCw />} onClick={retry}>
                Try Again
              </Button>
            )}
            {hasDraft && !incomplete && (
              <Button onClick={retryWithoutDraft}>Discard What I Typed</Button>
            )}
            <WayOn from={pathname} signedIn={user !== null} />
          </span>
        }
      >
        {incomplete ? (
          "The connection was lost, or Client Desk was updated while you had it open. Your data is safe, and the page reloads as soon as it can."
        ) : (
          <>
            This page could not be displayed. Your data is safe.
            {hasDraft && " Your text is saved. If this keeps happening, discard the text."}
            <small className="mt-2 block text-13 text-ink-3">{detail}</small>
          </>
        )}
      </Missing>
    </Page>
  );
}

/** Never to the screen that has just failed. */
function WayOn({ from, signedIn }: { from: string; signedIn: boolean }) {
  const [to, label] = !signedIn
    ? (["/", "Go to Home"] as const)
    : from.replace(/\/$/, "") === "/dashboard"
      ? (["/dashboard/companies", "Go to Companies"] as const)
      : (["/dashboard", "Go to Dashboard"] as const);
  return (
    <Link to={to} className={buttonClass()}>
      {label}
    </Link>
  );
}

/** Without a server, the browser would show its own error page instead. */
async function reloadWhenThere() {
  if (await isServerBack()) window.location.reload();
  else notify.error("Still no connection. Try again in a moment.");
}

/** Inside the dashboard's frame it is part of the frame; elsewhere it stands alone. */
function Page({ children }: { children: ReactNode }) {
  const framed = use(CrumbsPlace) !== null;
  useLayoutEffect(removeShell, []);
  if (framed) return children;
  return (
    <main className="frame mx-auto max-w-[900px] px-8 py-12 to-700:px-4">
      <Brand className="mb-10" />
      {children}
    </main>
  );
}
