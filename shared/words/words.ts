/** What a translation of an area has to say: each message of the English one, with the same values. */
export type Words<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<English[Key]>;
};
