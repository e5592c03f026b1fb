import { toEmailKey, toWebsiteKey } from "./match-keys.ts";

/** Where everybody may have an address, so that it tells of no company. */
const mailHosts =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|mail|email|proton|protonmail|pm|fastmail|zoho|yandex|qq|163|126|naver|daum|orange|wanadoo|free|sfr|laposte|libero|virgilio|tiscali|telenet|ziggo|kpnmail|planet|comcast|verizon|att|sbcglobal|cox|bellsouth|btinternet|sky|talktalk|rambler|seznam|wp|onet|o2|interia|uol|bol|terra|rediffmail|docomo|ezweb|softbank)\.[a-z.]{2,7}|.*\.(?:edu|ac\.[a-z]{2}))$/;

/** The domain of a person's work, as the company's website has it; empty where it may be anybody's. */
export function workDomain(email: string, website: string): string {
  const own = toWebsiteKey(website);
  if (own !== "") return own;
  const [, host = ""] = toEmailKey(email).split("@");
  return mailHosts.test(host) ? "" : toWebsiteKey(host);
}
