// The thread in which the server makes its nightly backup, so that no request waits for it.
import { workerData } from "node:worker_threads";
import { writeBackup } from "./backup.ts";

const { source, target } = workerData;
await writeBackup(source, target);
