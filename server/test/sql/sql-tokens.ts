/** SQL cut into pieces, as far as it takes to see which table is held by which condition. */

/** A word, name, number or sign; in a list of its own what stands in brackets or between CASE and END. */
export type Token = string | Token[];

const tokenPattern =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\$\d+|[A-Za-z_]\w*|\d+(?:\.\d+)?|<>|<=|>=|\|\||::|\S/g;

export function group(statement: string): Token[] {
  const stack: Token[][] = [[]];
  for (const [token] of statement.matchAll(tokenPattern)) {
    const word = /^[a-z]/i.test(token) ? token.toLowerCase() : token;
    if (word === "(" || word === "case") stack.push(word === "case" ? ["case"] : []);
    else if (word === ")" || word === "end") {
      const inner = stack.pop() ?? [];
      stack.at(-1)?.push(inner);
    } else stack.at(-1)?.push(word);
  }
  if (stack.length !== 1) throw new Error(`The brackets do not match: ${statement}`);
  return stack[0] ?? [];
}

export function splitAt(tokens: Token[], separators: readonly string[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (typeof token === "string" && separators.includes(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

export function isName(token: Token | undefined): token is string {
  return typeof token === "string" && token.startsWith('"');
}

export function unquote(name: string): string {
  return name.slice(1, -1).replaceAll('""', '"');
}
