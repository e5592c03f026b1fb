// What is built into dist-server/main.js: stack traces name the sources, in code loaded from here on.
process.setSourceMapsEnabled(true);
await import("./main.ts");
