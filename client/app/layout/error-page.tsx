import { type ErrorComponentProps, Link, useLocation, useRouter } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { type ReactNode, use, useLayoutEffect } from "react";
import { common } from "../../../shared/words/en/common.ts";
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
      <title>{common.title(common.failure.title)}</title>
      <Missing
        margin={common.failure.margin}
        title={incomplete ? common.failure.incompleteTitle : common.failure.title}
        action={
          <span className="flex flex-wrap gap-2">
            {incomplete ? (
              <Button variant="primary" icon={<RotateCw />} onClick={reloadWhenThere}>
                {common.failure.reload}
              </Button>
            ) : (
              <Button variant="primary" icon={<RotateCw />} onClick={retry}>
                {common.tryAgain}
              </Button>
            )}
            {hasDraft && !incomplete && (
              <Button onClick={retryWithoutDraft}>{common.failure.discard}</Button>
            )}
            <WayOn from={pathname} signedIn={user !== null} />
          </span>
        }
      >
        {incomplete ? (
          common.failure.incomplete
        ) : (
          <>
            {common.failure.detail}
            {hasDraft && ` ${common.failure.kept}`}
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
    ? (["/", common.failure.toHome] as const)
    : from.replace(/\/$/, "") === "/dashboard"
      ? (["/dashboard/companies", common.failure.toCompanies] as const)
      : (["/dashboard", common.failure.toDashboard] as const);
  return (
    <Link to={to} className={buttonClass()}>
      {label}
    </Link>
  );
}

/** Without a server, the browser would show its own error page instead. */
async function reloadWhenThere() {
  if (await isServerBack()) window.location.reload();
  else notify.error(common.failure.offline);
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
