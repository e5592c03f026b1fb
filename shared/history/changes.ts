import { z } from "zod";

type Bare<T> = T extends z.ZodDefault<infer Inner> ? Inner : T;

/**
 * The body of a PUT: every field of `input` is optional, and a missing field stays as it is. Zod's
 * own `partial()` would fill in defaults and so reset missing fields.
 */
export function changesOf<S extends z.ZodRawShape>(input: z.ZodObject<S>) {
  const shape = Object.fromEntries(
    Object.entries(input.shape).map(([name, field]) => [
      name,
      z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
    ]),
  );
  // The mapping above has exactly this type; Object.fromEntries loses the keys.
  return z.object(shape as { [K in keyof S]: z.ZodOptional<Bare<S[K]>> });
}
