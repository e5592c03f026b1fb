// What is built into dist-server/main.js.
import { nameSources } from "./source-lines.ts";

nameSources();
await import("./main.ts");
