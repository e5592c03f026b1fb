/** Chooses by the numbers of one step, so that a failing sequence can be repeated and cut short. */
export interface Draw {
  /** A whole number below `limit`. */
  below: (limit: number) => number;
  /** True once in `times`. */
  once: (times: number) => boolean;
  /** One of a list that is not empty. */
  of: <T>(list: readonly T[]) => T;
  /** Some of the fields, perhaps none. */
  some: <T extends object>(fields: T) => Partial<T>;
}

export function createDraw(numbers: readonly number[]): Draw {
  let place = 0;
  const below = (limit: number) => {
    const number = numbers[place % numbers.length] ?? 0;
    place += 1;
    return (number + Math.floor(place / numbers.length)) % limit;
  };
  return {
    below,
    once: (times) => below(times) === times - 1,
    // as: the place is one of the list's own, which is not empty.
    of: (list) => list[below(list.length)] as (typeof list)[number],
    some: (fields) =>
      // as: what is left of an object's own entries.
      Object.fromEntries(Object.entries(fields).filter(() => below(2) === 1)) as Partial<
        typeof fields
      >,
  };
}
