import type { FastifyRequest } from "fastify";
import { type Language, pseudo, type Tongue } from "../../../shared/words/languages.ts";
import { chooseTongue, isTongue } from "../../../shared/words/offered.ts";

const cookie = /(?:^|;\s*)language=([\w-]+)/;

/** The language of a page: as its address says, as somebody has chosen here before, as the browser wants. */
export function tongueOfPage({ url, headers }: FastifyRequest): Tongue {
  const named = namedInAddress(url) ?? cookie.exec(headers.cookie ?? "")?.[1];
  return named !== undefined && isTongue(named)
    ? named
    : tongueOfHeader(headers["accept-language"]);
}

/** `?language=de` */
export function namedInAddress(url: string): Tongue | undefined {
  const [, named = ""] = /[?&]language=([\w-]+)/.exec(url) ?? [];
  return isTongue(named) ? named : undefined;
}

/** The language of an answer: English, unless the call asks for another. */
function tongueOfHeader(header: string | undefined): Tongue {
  return chooseTongue(languagesOfHeader(header));
}

/** The same without the pseudo-language, which no server says anything in. */
export function languageOfHeader(header: string | undefined): Language {
  const tongue = tongueOfHeader(header);
  return tongue === pseudo ? "en" : tongue;
}

/** The languages that `Accept-Language` asks for, the favorite first. */
export function languagesOfHeader(header: string | undefined): string[] {
  const wanted = (header ?? "")
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [code = "", weight = ""] = part.trim().split(/\s*;\s*q=/);
      return { code, weight: weight === "" ? 1 : Number(weight) || 0 };
    });
  const read = wanted.filter(({ weight }) => weight > 0);
  return read.sort((a, b) => b.weight - a.weight).map(({ code }) => code);
}
