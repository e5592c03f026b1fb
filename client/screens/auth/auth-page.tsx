import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { auth } from "../../../shared/words/en/auth.ts";
import { useSession } from "../../lib/session.ts";
import { Brand } from "../../ui/brand.tsx";
import { Delayed } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Fields here are a little taller than elsewhere. */
export const fieldHeight = "[&_input]:h-[42px] to-700:[&_input]:h-11";

type AuthPageProps = {
  title: string;
  /** A Blotter with a picture of the product. */
  picture: ReactNode;
  children: ReactNode;
};

/** Form on the left, picture on the right if there is room. */
export function AuthPage({ title, picture, children }: AuthPageProps) {
  const { loading } = useSession();
  return (
    <div className="grid min-h-dvh grid-cols-2 max-[1000px]:grid-cols-1">
      <div className="flex min-w-0 flex-col px-12 pt-[22px] pb-10 to-700:px-4 to-700:pt-2.5 to-700:pb-8">
        <header className="flex items-center justify-between gap-4">
          <Link to="/" className="inline-flex min-h-11 items-center">
            <Brand />
          </Link>
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-[7px] font-medium text-ink-2 hover:text-ink hover:underline hover:underline-offset-[3px]"
          >
            <ArrowLeft />
            {auth.backToHome}
          </Link>
        </header>
        <main className="m-auto w-full max-w-[376px] py-6 to-700:mt-3 to-700:max-w-none">
          <h1 className="page-title mb-5 to-700:text-28" tabIndex={-1}>
            {title}
          </h1>
          {loading ? <CheckingSession /> : children}
        </main>
      </div>
      {picture}
    </div>
  );
}

/** With a session, the form would only flash. */
function CheckingSession() {
  return (
    <div role="status" className="flex h-11 items-center gap-2.5 text-ink-2">
      <Delayed>
        <Spinner />
        {auth.checkingSession}
      </Delayed>
    </div>
  );
}
