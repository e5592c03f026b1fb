import { kindsIn } from "./names.ts";

// What first screens need of the names: the build makes plain lists of these.

export const sectionKinds = kindsIn("section");
export const filteredKinds = kindsIn("filter");
