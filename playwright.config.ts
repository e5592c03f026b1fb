import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs } from "./scripts/chromium-options.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For machines that are busy or slow: only what has come to a stop waits so long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ...(process.env.PLAYWRIGHT_REPORT
      ? ([["json", { outputFile: process.env.PLAYWRIGHT_REPORT }]] as const)
      : []),
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.BASE_URL,
    locale: "en-US",
    // Nothing waits for an animation, except where one is the subject.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      // Like BASE_URL, set by the global setup before the workers read this file.
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArgs,
    },
  },
});
