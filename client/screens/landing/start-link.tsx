import { Link } from "@tanstack/react-router";
import { landing } from "../../../shared/words/en/landing.ts";
import { buttonClass } from "../../ui/button.tsx";

const className = "to-700:w-full";

/** To a new account; where accounts are by invitation, to the login. */
export function StartLink({ children }: { children: string }) {
  const look = { variant: "light", size: "lg" } as const;
  return (
    <>
      <Link
        to="/register"
        className={buttonClass({ ...look, className: `${className} by-invitation:hidden` })}
      >
        {children}
      </Link>
      <div className="hidden by-invitation:block">
        <p className="mb-4 text-on-blotter-2">{landing.byInvitation}</p>
        <Link to="/login" className={buttonClass({ ...look, className })}>
          {landing.logIn}
        </Link>
      </div>
    </>
  );
}
