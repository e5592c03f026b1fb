/** How the scripts start a Chromium: alike in a container and on a desk, silent towards the network. */
export const chromiumArgs = [
  // Chromium has no sandbox for root, which is what a container runs as.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
