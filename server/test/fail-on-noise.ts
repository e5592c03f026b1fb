import { afterEach, beforeEach, expect, vi } from "vitest";

// A warning nobody asked for is a failure. A test that expects one mocks the method itself.
const noise: unknown[][] = [];

beforeEach(() => {
  noise.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => {
      noise.push(args);
    });
  }
});

afterEach(() => {
  expect(noise, "console.error or console.warn was called").toEqual([]);
});
