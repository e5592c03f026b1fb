import { beforeEach, expect, onTestFinished, vi } from "vitest";

// A warning nobody asked for is a failure. A test that expects one mocks the method itself.
const noise: unknown[][] = [];

beforeEach(() => {
  noise.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => {
      noise.push(args);
    });
  }
  // The first to be asked for is the last to run: what the test closes is still listened to.
  onTestFinished(() => {
    expect(noise, "console.error or console.warn was called").toEqual([]);
  });
});
