import { Check, Minus } from "lucide-react";
import { useId } from "react";
import { scorePassword, strengthCriteria } from "../../../../shared/account/password-strength.ts";
import { auth } from "../../../../shared/words/en/auth.ts";
import { cx } from "../../../ui/class-names.ts";

/** Four bars, a word for their meaning, and what is still missing. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, met } = scorePassword(password);
  const adviceId = useId();
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {strengthCriteria.map((criterion, bar) => (
          <span
            key={criterion.name}
            className={cx(
              "h-1 rounded-[2px] transition-colors forced-colors:border",
              bar < score ? "bg-accent forced-colors:bg-[Highlight]" : "bg-line-strong",
            )}
          />
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-3 text-13 text-ink-3" role="status">
        <span>{auth.strength.title}</span>
        <b className="text-ink">{password && auth.strength.labels[score]}</b>
      </p>
      <p id={adviceId} className="mt-2 text-13 text-ink-3">
        {auth.strength.advice}
      </p>
      <ul
        aria-labelledby={adviceId}
        className="mt-1 grid grid-cols-2 gap-x-3 gap-y-[3px] text-13 text-ink-3"
      >
        {strengthCriteria.map((criterion, index) => (
          <li
            key={criterion.name}
            className={cx("flex items-center gap-1.5", met[index] && "text-ink-2")}
          >
            {met[index] ? (
              <Check className="size-[13px] stroke-[2.25] text-accent" />
            ) : (
              <Minus className="size-[13px] stroke-[2.25]" />
            )}
            {auth.strength[criterion.name]}
            <span className="sr-only">
              {met[index] ? auth.strength.done : auth.strength.missing}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
