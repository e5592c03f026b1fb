import { requiredText } from "../text/text.ts";

export const accountName = requiredText("Name is required", 100).meta({ title: "Name" });
