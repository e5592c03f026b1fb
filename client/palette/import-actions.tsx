import { Upload } from "lucide-react";
import { importKinds } from "../import/types.ts";
import type { Action } from "./product-actions.tsx";
import type { Go } from "./record-items.tsx";

/** Bring records in from a file. */
export function importActions(go: Go): Action[] {
  return importKinds.map((into) => ({
    value: `import ${into}`,
    icon: <Upload />,
    title: `Import ${into[0]?.toUpperCase()}${into.slice(1)}`,
    onlyTyped: true,
    words: "add upload file csv excel vcard ics paste table contacts migrate move",
    run: () => void go({ to: "/dashboard/import", search: { into } }),
  }));
}
