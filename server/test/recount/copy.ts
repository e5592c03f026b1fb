import type { z } from "zod";
import type { accountCopy } from "../../../shared/transfer/exports.ts";

export type AccountCopy = z.output<typeof accountCopy>;
