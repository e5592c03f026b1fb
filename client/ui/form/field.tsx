import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { fields } from "../../../shared/words/en/fields.ts";
import { currencySymbol } from "../../lib/format/money.ts";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { controlSize, inputLook } from "./control-look.ts";
import { useField } from "./field-frame.tsx";

export function Input({ className, ...props }: ComponentProps<"input">) {
  const { labelId: _, ...field } = useField();
  return <input {...field} {...props} className={cx(inputLook, controlSize, className)} />;
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  const { labelId: _, ...field } = useField();
  return (
    <textarea
      {...field}
      {...props}
      rows={rows}
      className={cx(
        inputLook,
        "block min-h-24 resize-y py-[9px] text-14 leading-[1.45] to-700:text-16 pointer-coarse:text-16",
        className,
      )}
    />
  );
}

/** A password with a button to show it, which Tab skips; Alt+V does the same. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const label = shown ? fields.hidePassword : fields.showPassword;
  const toggleByKey = (event: KeyboardEvent) => {
    // AltGr, which types characters, is reported with Ctrl.
    if (event.code !== "KeyV" || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setShown(!shown);
  };
  return (
    <span className="relative block">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        onKeyDown={toggleByKey}
        type={shown ? "text" : "password"}
        className={cx("pe-11", className)}
      />
      <IconButton
        label={label}
        tip={`${label} (Alt+V)`}
        tabIndex={-1}
        aria-keyshortcuts="Alt+V"
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 inset-e-[5px] -translate-y-1/2 to-700:inset-e-0 pointer-coarse:inset-e-0"
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </span>
  );
}

/** An amount of money, after the symbol of its currency. */
export function MoneyInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const symbol = currencySymbol();
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 inset-s-3 flex items-center text-ink-3 to-700:text-16"
      >
        {symbol}
      </span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...props}
        type="text"
        className={cx("digits ps-[26px]", className)}
        style={
          symbol.length > 1 ? { paddingInlineStart: `calc(16px + ${symbol.length}em * 0.72)` } : {}
        }
      />
    </span>
  );
}
