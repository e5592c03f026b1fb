import { z } from "zod";

type Bare<T> = T extends z.ZodDefault<infer Inner> ? Inner : T;

/**
 * The body of a PUT: every field of `input` may be absent, and an absent field stays as it is.
 * Zod's own `partial()` would fill absent fields with their defaults and so reset them.
 */
export function changesOf<S extends z.ZodRawShape>(input: z.ZodObject<S>) {
  const shape = Object.fromEntries(
    Object.entries(input.shape).map(([name, field]) => [
      name,
      z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
    ]),
  );
  // The mapping above is exactly this type; Object.fromEntries forgets the keys.
  return z.object(shape as { [K in keyof S]: z.ZodOptional<Bare<S[K]>> });
}
