/**
 * The first of `offered` that an Accept-Encoding header takes, undefined for none of them: then the
 * answer goes out as it is. A weight of 0 refuses; other weights are not compared, since whoever
 * takes several takes the smallest.
 */
export function chooseEncoding<const E extends string>(
  header: string | undefined,
  offered: readonly E[],
): E | undefined {
  const taken = new Map<string, boolean>();
  for (const part of header?.toLowerCase().split(",") ?? []) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    taken.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  return offered.find((encoding) => taken.get(encoding) ?? taken.get("*") ?? false);
}
