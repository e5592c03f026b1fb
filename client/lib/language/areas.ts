import { auth } from "../../../shared/words/en/auth.ts";
import { common } from "../../../shared/words/en/common.ts";
import { landing } from "../../../shared/words/en/landing.ts";
import { legal } from "../../../shared/words/en/legal.ts";
import { rules } from "../../../shared/words/en/rules.ts";

/** All that screens say, as it is shown: what is written over when the language changes. */
export const areas: Record<string, object> = { auth, common, landing, legal, rules };
