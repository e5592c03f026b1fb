import { findChromium } from "../scripts/chromium.ts";
import { startTemporaryServer } from "../tools/places.ts";

/** Starts one production server for all stories, on an empty data folder. */
export default async function setup() {
  process.env.CHROMIUM_PATH = await findChromium();
  // So that each story's account can come from an address of its own.
  const { baseUrl, dataDir, stop } = await startTemporaryServer({ TRUST_PROXY: "1" });
  // The workers start with these, and the fixtures read them.
  process.env.BASE_URL = baseUrl;
  process.env.E2E_DATA_DIR = dataDir;
  return stop;
}
