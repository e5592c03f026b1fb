import { expect, test } from "vitest";
import { lineInWords, rowsOf } from "./line-in-words.ts";

test.each(
  rowsOf(`
email anna tomorrow => task 2026-11-23 | Add email | Who anna | Due tomorrow | = Email Anna
call anna fri => task 2026-11-27 | Add call | Who anna | Due fri | = Call Anna
call anna next week => task 2026-11-29 | Add call | Who anna | Due next week | = Call Anna
call anna by friday => task 2026-11-27 | Add call | Who anna | Due by friday | = Call Anna
tomorrow call anna about the invoice => task 2026-11-23 | Due tomorrow | Add call | Who anna | What about the invoice | = Call Anna about the invoice
task anna send quote fri 3pm => task 2026-11-27 15:00 | Add task | Who anna | What send quote | Due fri 3pm | = Send quote
task send anna the quote fri 3pm => task 2026-11-27 15:00 | Add task | What send | Who anna | What the quote | Due fri 3pm | = Send Anna the quote
task send the quote to anna by friday => task 2026-11-27 | Add task | What send the quote to | Who anna | Due by friday | = Send the quote to Anna
task fri send quote anna => task 2026-11-27 | Add task | Due fri | What send quote | Who anna | = Send quote
task fri send quote anna 3pm => task 2026-11-27 15:00 | Add task | Due fri | What send quote | Who anna | Due 3pm | = Send quote
task anna send quote => task | Add task | Who anna | What send quote | = Send quote
task anna send quote tomorrow => task 2026-11-23 | Add task | Who anna | What send quote | Due tomorrow | = Send quote
task send quote tomorrow at noon => task 2026-11-23 12:00 | Add task | What send quote | Due tomorrow at noon | = Send quote
task call anna mon => task 2026-11-23 | Add task | What call | Who anna | Due mon | = Call Anna
task: call anna mon => task 2026-11-23 | Add task | What call | Who anna | Due mon | = Call Anna
todo anna send quote => task | Add todo | Who anna | What send quote | = Send quote
to-do anna send quote => task | Add to-do | Who anna | What send quote | = Send quote
add task anna send quote => task | Add add task | Who anna | What send quote | = Send quote
new task send quote => task | Add new task | What send quote | = Send quote
remind me to call anna fri => task 2026-11-27 | Add remind me to | What call | Who anna | Due fri | = Call Anna
remind me fri to call anna => task 2026-11-27 | Add remind me | Due fri | What call | Who anna | = Call Anna
reminder call anna tomorrow 9 => task 2026-11-23 09:00 | Add reminder | What call | Who anna | Due tomorrow 9 | = Call Anna
task pay the rent dec 1 => task 2026-12-01 | Add task | What pay the rent | Due dec 1 | = Pay the rent
task pay 12/1 => task 2026-12-01 | Add task | What pay | Due 12/1 | = Pay
task prepare for friday's meeting => task | Add task | What prepare for friday's meeting | = Prepare for friday's meeting
task prepare the friday report => task | Add task | What prepare the friday report | = Prepare the friday report
task order 10 samples mon => task 2026-11-23 | Add task | What order 10 samples | Due mon | = Order 10 samples
task read chapter 3 => task | Add task | What read chapter 3 | = Read chapter 3
task renew may contract => task | Add task | What renew may contract | = Renew may contract
task buy sun cream => task | Add task | What buy sun cream | = Buy sun cream
task buy sun cream sun => task 2026-11-22 | Add task | What buy sun cream | Due sun | = Buy sun cream
task mon-fri schedule => task | Add task | What mon-fri schedule | = Mon-fri schedule
task anna fri => task 2026-11-27 | Add task | Who anna | Due fri | ...
task fri => task 2026-11-27 | Add task | Due fri | ...
task 3pm call anna => task 2026-11-22 15:00 | Add task | Due 3pm | What call | Who anna | = Call Anna
task 9am call anna => task 2026-11-23 09:00 | Add task | Due 9am | What call | Who anna | = Call Anna
task due fri send quote => task 2026-11-27 | Add task | Due due fri | What send quote | = Send quote
task send quote until 12/3 => task 2026-12-03 | Add task | What send quote | Due until 12/3 | = Send quote
task move to 2nd floor => task | Add task | What move to 2nd floor | = Move to 2nd floor
task anna send quote in 3 days => task 2026-11-25 | Add task | Who anna | What send quote | Due in 3 days | = Send quote
task anna send quote next monday => task 2026-11-23 | Add task | Who anna | What send quote | Due next monday | = Send quote
task anna send quote end of month => task | Add task | Who anna | What send quote end of month | = Send quote end of month
task send report q3 2026 => task | Add task | What send report q3 2026 | = Send report q3 2026
task meet 5 people => task | Add task | What meet 5 people | = Meet 5 people
task anna confirm 10:30 => task 2026-11-23 10:30 | Add task | Who anna | What confirm | Due 10:30 | = Confirm
follow up anna in 2 weeks => followUp 2026-12-06 | Add follow up | Who anna | Due in 2 weeks | = Follow up with Anna
follow up with anna in 2 weeks => followUp 2026-12-06 | Add follow up with | Who anna | Due in 2 weeks | = Follow up with Anna
follow-up anna tomorrow => followUp 2026-11-23 | Add follow-up | Who anna | Due tomorrow | = Follow up with Anna
followup anna => followUp | Add followup | Who anna | = Follow up with Anna
follow up anna mon about the quote => followUp 2026-11-23 | Add follow up | Who anna | Due mon | What about the quote | = Follow up with Anna about the quote
Follow up anna next month => followUp 2026-12-22 | Add Follow up | Who anna | Due next month | = Follow up with Anna
follow up in 2 weeks => followUp 2026-12-06 | Add follow up | Due in 2 weeks | ...
follow up => followUp | Add follow up | ...
follow up on the offer fri => followUp 2026-11-27 | Add follow up | What on the offer | Due fri | = Follow up on the offer
`),
)("task: %s", (line, understood) => {
  expect(lineInWords(line)).toBe(understood);
});

test.each(
  rowsOf(`
send anna the quote fri 3pm => task 2026-11-27 15:00 | What send | Who anna | What the quote | Due fri 3pm | = Send Anna the quote
Send Jürgen Jäger the humidity report fri 3pm => task 2026-11-27 15:00 | What Send | Who Jürgen Jäger | What the humidity report | Due fri 3pm | = Send Jürgen Jäger the humidity report
Thank jürgen for the introduction => task | What Thank | Who jürgen | What for the introduction | = Thank Jürgen for the introduction
Book the train to Utrecht => task | What Book the train to Utrecht | = Book the train to Utrecht
call anna mon 9 => task 2026-11-23 09:00 | What call | Who anna | Due mon 9 | = Call Anna
follow up with anna tomorrow => task 2026-11-23 | What follow up with | Who anna | Due tomorrow | = Follow up with Anna
anna active => task | Who anna | What active | = Active
tomorrow => task 2026-11-23 | Due tomorrow | ...
#vip anna => task | What #vip | Who anna | = #vip Anna
x => task | What x | = X
`),
)("in a field for tasks no verb is needed: %s", (line, understood) => {
  expect(lineInWords(line, { as: "task" })).toBe(understood);
});
