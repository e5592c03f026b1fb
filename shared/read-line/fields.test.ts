import { expect, test } from "vitest";
import { lineInWords, rowsOf } from "./line-in-words.ts";

test.each(
  rowsOf(`
anna active => status Active | Who anna | Status active
anna pending => status Pending | Who anna | Status pending
anna window shopper => status Window Shopper | Who anna | Status window shopper
anna shopper => status Window Shopper | Who anna | Status shopper
anna deal closed => status Deal Closed | Who anna | Status deal closed
anna closed => status Deal Closed | Who anna | Status closed
anna returning client => status Returning Client | Who anna | Status returning client
anna returning => status Returning Client | Who anna | Status returning
anna is active => status Active | Who anna | Status active
anna is now pending => status Pending | Who anna | Status pending
anna -> pending => status Pending | Who anna | Status pending
anna to active => status Active | Who anna | Status active
anna berg active => status Active | Who anna berg | Status active
anna at berg active => status Active | Who anna at berg | Status active
set anna active => status Active | Set set | Who anna | Status active
set anna to pending => status Pending | Set set | Who anna | Status pending
mark anna active => status Active | Set mark | Who anna | Status active
mark active => status Active | Text mark | Status active | ...
status anna active => status Active | Set status | Who anna | Status active
Anna ACTIVE => status Active | Who Anna | Status ACTIVE
#vip anna => tag VIP | Tag #vip | Who anna
anna #vip => tag VIP | Who anna | Tag #vip
#VIP anna berg => tag VIP | Tag #VIP | Who anna berg
#net 60 anna => tag Net 60 | Tag #net 60 | Who anna
#net-60 anna => tag Net 60 | Tag #net-60 | Who anna
#net60 anna => tag Net 60 | Tag #net60 | Who anna
#new anna => tag new | Tag #new | Who anna
#vip #new anna => tag VIP new | Tag #vip | Tag #new | Who anna
#vip anna berg at berg & co => tag VIP | Tag #vip | Who anna berg at berg & co
`),
)("status or tag: %s", (line, understood) => {
  expect(lineInWords(line)).toBe(understood);
});
