import { expect, test } from "vitest";
import { lineInWords, rowsOf } from "./line-in-words.ts";

// Today is Sunday, November 22, 2026, 1:20 PM. Only Anna Berg and four others are known.

test.each(
  rowsOf(`
tue 10 anna review 45m => book 2026-11-24 10:00 45m | When tue 10 | Who anna | What review | For 45m | = Review
tomorrow 14:30 call with o'shaughnessy about the quote => book 2026-11-23 14:30 | When tomorrow 14:30 | What call | Who o'shaughnessy | What about the quote | = Call about the quote
12/3 9am kick-off ana 2h => book 2026-12-03 09:00 120m | When 12/3 9am | What kick-off | Who ana | For 2h | = Kick-off
fri noon lunch jürgen => book 2026-11-27 12:00 | When fri noon | What lunch | Who jürgen | = Lunch
anna tue 10 => book 2026-11-24 10:00 | Who anna | When tue 10
anna tue 10:30 review => book 2026-11-24 10:30 | Who anna | When tue 10:30 | What review | = Review
review anna tue 10 => book 2026-11-24 10:00 | What review | Who anna | When tue 10 | = Review
review with anna tue 10am => book 2026-11-24 10:00 | What review | Who anna | When tue 10am | = Review
Tue 10 Anna Review 45m => book 2026-11-24 10:00 45m | When Tue 10 | Who Anna | What Review | For 45m | = Review
tue 10, anna, review, 45m => book 2026-11-24 10:00 45m | When tue 10 | Who anna | What review | For 45m | = Review
tue 10: anna, review => book 2026-11-24 10:00 | When tue 10 | Who anna | What review | = Review
anna berg tue 10 review => book 2026-11-24 10:00 | Who anna berg | When tue 10 | What review | = Review
tue 10 anna berg review => book 2026-11-24 10:00 | When tue 10 | Who anna berg | What review | = Review
tue 10 berg anna review => book 2026-11-24 10:00 | When tue 10 | Who berg anna | What review | = Review
tue 11 anna review invite => book 2026-11-24 11:00 | When tue 11 | Who anna | What review | Send invite | = Review
invite anna tue 10 => book 2026-11-24 10:00 | What invite | Who anna | When tue 10 | = Invite
tue 10 anna at berg review => book 2026-11-24 10:00 | When tue 10 | Who anna at berg | What review | = Review
tue 10 anna from berg about the quote => book 2026-11-24 10:00 | When tue 10 | Who anna from berg | What about the quote | = About the quote
tuesday 2:15 pm anna site visit 90 min => book 2026-11-24 14:15 90m | When tuesday 2:15 pm | Who anna | What site visit | For 90 min | = Site visit
next tuesday 9 anna => book 2026-11-24 09:00 | When next tuesday 9 | Who anna
next fri 3pm anna demo => book 2026-11-27 15:00 | When next fri 3pm | Who anna | What demo | = Demo
this friday at 3 anna => book 2026-11-27 15:00 | When this friday at 3 | Who anna
today 5pm anna => book 2026-11-22 17:00 | When today 5pm | Who anna
today 9am anna => book 2026-11-22 09:00 | When today 9am | Who anna
9am anna => book 2026-11-23 09:00 | When 9am | Who anna
5pm anna => book 2026-11-22 17:00 | When 5pm | Who anna
14:00 anna review => book 2026-11-22 14:00 | When 14:00 | Who anna | What review | = Review
10:30 anna review => book 2026-11-23 10:30 | When 10:30 | Who anna | What review | = Review
noon anna lunch => book 2026-11-23 12:00 | When noon | Who anna | What lunch | = Lunch
midday anna lunch => book 2026-11-23 12:00 | When midday | Who anna | What lunch | = Lunch
tomorrow morning anna coffee => book 2026-11-23 09:00 | When tomorrow morning | Who anna | What coffee | = Coffee
tomorrow evening dinner with anna => book 2026-11-23 18:00 | When tomorrow evening | What dinner | Who anna | = Dinner
tomorrow at noon anna => book 2026-11-23 12:00 | When tomorrow at noon | Who anna
tmrw 3pm anna => book 2026-11-23 15:00 | When tmrw 3pm | Who anna
day after tomorrow 9:00 anna => book 2026-11-24 09:00 | When day after tomorrow 9:00 | Who anna
in 3 days at 11 anna => book 2026-11-25 11:00 | When in 3 days at 11 | Who anna
in 2 weeks 10am anna review => book 2026-12-06 10:00 | When in 2 weeks 10am | Who anna | What review | = Review
in 2 hours anna check => book 2026-11-22 15:20 | When in 2 hours | Who anna | What check | = Check
in 45 min anna => book 2026-11-22 14:05 | When in 45 min | Who anna
nov 27 10 anna => book 2026-11-27 10:00 | When nov 27 10 | Who anna
27 nov 10:00 anna => book 2026-11-27 10:00 | When 27 nov 10:00 | Who anna
27.11. 10:00 anna => book 2026-11-27 10:00 | When 27.11. 10:00 | Who anna
27.11.2026 10:00 anna => book 2026-11-27 10:00 | When 27.11.2026 10:00 | Who anna
2026-11-27 10:00 anna => book 2026-11-27 10:00 | When 2026-11-27 10:00 | Who anna
2026-11-27T10:00 anna => book 2026-11-27 10:00 | When 2026-11-27T10:00 | Who anna
11/27 10a anna => book 2026-11-27 10:00 | When 11/27 10a | Who anna
11/27/26 10am anna => book 2026-11-27 10:00 | When 11/27/26 10am | Who anna
dec 1st at 9 anna => book 2026-12-01 09:00 | When dec 1st at 9 | Who anna
the 24th 8am anna => book 2026-11-24 08:00 | When the 24th 8am | Who anna
1st of december 9am anna => book 2026-12-01 09:00 | When 1st of december 9am | Who anna
12/3 anna 9am kick-off => book 2026-12-03 09:00 | When 12/3 | Who anna | When 9am | What kick-off | = Kick-off
anna 9am kick-off 12/3 => book 2026-12-03 09:00 | Who anna | When 9am | What kick-off | When 12/3 | = Kick-off
kick-off anna 12/3 9am for 2 hours => book 2026-12-03 09:00 120m | What kick-off | Who anna | When 12/3 9am | For for 2 hours | = Kick-off
tue 10 anna 1.5h => book 2026-11-24 10:00 90m | When tue 10 | Who anna | For 1.5h
tue 10 anna 1,5h => book 2026-11-24 10:00 90m | When tue 10 | Who anna | For 1,5h
tue 10 anna 1h30 => book 2026-11-24 10:00 90m | When tue 10 | Who anna | For 1h30
tue 10 anna 1h 30m => book 2026-11-24 10:00 90m | When tue 10 | Who anna | For 1h 30m
tue 10 anna 90 min => book 2026-11-24 10:00 90m | When tue 10 | Who anna | For 90 min
tue 10 anna 90-minute workshop => book 2026-11-24 10:00 90m | When tue 10 | Who anna | For 90-minute | What workshop | = Workshop
tue 10 anna half an hour => book 2026-11-24 10:00 30m | When tue 10 | Who anna | For half an hour
tue 10 anna an hour => book 2026-11-24 10:00 60m | When tue 10 | Who anna | For an hour
tue 10 anna for 45 minutes => book 2026-11-24 10:00 45m | When tue 10 | Who anna | For for 45 minutes
tue 10 anna 2 hrs => book 2026-11-24 10:00 120m | When tue 10 | Who anna | For 2 hrs
tue 10 anna 20 hours => book 2026-11-24 10:00 | When tue 10 | Who anna | What 20 hours | = 20 hours
tue 10-11:30 anna => book 2026-11-24 10:00 90m | When tue 10-11:30 | Who anna
tue 10:00–11:30 anna => book 2026-11-24 10:00 90m | When tue 10:00–11:30 | Who anna
tue 2-3pm anna => book 2026-11-24 14:00 60m | When tue 2-3pm | Who anna
tue 11am-1pm anna => book 2026-11-24 11:00 120m | When tue 11am-1pm | Who anna
tue 11-1pm anna => book 2026-11-24 11:00 120m | When tue 11-1pm | Who anna
from 10 to 11 anna tue => book 2026-11-24 10:00 60m | When from 10 to 11 | Who anna | When tue
tue 10 to 11 anna => book 2026-11-24 10:00 60m | When tue 10 to 11 | Who anna
tue 10 until 11:30 anna review => book 2026-11-24 10:00 90m | When tue 10 until 11:30 | Who anna | What review | = Review
9:00-10:00 anna => book 2026-11-23 09:00 60m | When 9:00-10:00 | Who anna
15h anna review => book 2026-11-22 15:00 | When 15h | Who anna | What review | = Review
١٠:٣٠ anna review => book 2026-11-23 10:30 | When ١٠:٣٠ | Who anna | What review | = Review
15h30 anna review => book 2026-11-22 15:30 | When 15h30 | Who anna | What review | = Review
tue 15h anna review => book 2026-11-24 15:00 | When tue 15h | Who anna | What review | = Review
tue 2h anna => book 2026-11-24 14:00 | When tue 2h | Who anna
tue 10 anna's contract => book 2026-11-24 10:00 | When tue 10 | Who anna's | What contract | = Contract
book anna tue 10 review => book 2026-11-24 10:00 | Add book | Who anna | When tue 10 | What review | = Review
schedule tue 10 anna review => book 2026-11-24 10:00 | Add schedule | When tue 10 | Who anna | What review | = Review
new appointment anna tue 10 => book 2026-11-24 10:00 | Add new appointment | Who anna | When tue 10
tue 10 jurgen review => book 2026-11-24 10:00 | When tue 10 | Who jurgen | What review | = Review
tue 10 juergen review => book 2026-11-24 10:00 | When tue 10 | Who juergen | What review | = Review
tue 10 JÜRGEN review => book 2026-11-24 10:00 | When tue 10 | Who JÜRGEN | What review | = Review
tue 10 oshaughnessy => book 2026-11-24 10:00 | When tue 10 | Who oshaughnessy
tue 10 o’shaughnessy => book 2026-11-24 10:00 | When tue 10 | Who o’shaughnessy
tue 10 shaughnessy => book 2026-11-24 10:00 | When tue 10 | Who shaughnessy
tue 10 padraig review => book 2026-11-24 10:00 | When tue 10 | Who padraig | What review | = Review
tue 10 lunch with anna and jürgen => book 2026-11-24 10:00 | When tue 10 | What lunch with | Who anna | What and jürgen | = Lunch with Anna and jürgen
tue 10 review @anna => book 2026-11-24 10:00 | When tue 10 | What review | Who anna | = Review
@3pm anna review => book 2026-11-22 15:00 | When 3pm | Who anna | What review | = Review
fri 27 10am anna => book 2026-11-27 10:00 | When fri 27 10am | Who anna
thu 27 10am anna => book 2026-11-26 10:00 | When thu | What 27 | When 10am | Who anna | = 27
sun 2pm anna => book 2026-11-22 14:00 | When sun 2pm | Who anna
sun 1pm anna => book 2026-11-29 13:00 | When sun 1pm | Who anna
sunday 10 anna => book 2026-11-29 10:00 | When sunday 10 | Who anna
call with anna tomorrow 9 => book 2026-11-23 09:00 | What call | Who anna | When tomorrow 9 | = Call
call anna fri 3pm => book 2026-11-27 15:00 | What call | Who anna | When fri 3pm | = Call
call anna fri 3pm about the offer => book 2026-11-27 15:00 | What call | Who anna | When fri 3pm | What about the offer | = Call about the offer
meeting with anna fri 10 about pricing => book 2026-11-27 10:00 | What meeting | Who anna | When fri 10 | What about pricing | = Meeting about pricing
meeting anna tomorrow 9-10 => book 2026-11-23 09:00 60m | What meeting | Who anna | When tomorrow 9-10 | = Meeting
fri 3pm call anna => book 2026-11-27 15:00 | When fri 3pm | What call | Who anna | = Call
tue 10 مريم مراجعة 45m => book 2026-11-24 10:00 45m | When tue 10 | Who مريم | What مراجعة | For 45m | = مراجعة
מרים tue 10 => book 2026-11-24 10:00 | What מרים | When tue 10 | = מרים
tue 10 李 review => book 2026-11-24 10:00 | When tue 10 | What 李 review | = 李 review
tue 10 陈伟 review => book 2026-11-24 10:00 | When tue 10 | What 陈伟 review | = 陈伟 review
tue 10 👩‍💻 anna review => book 2026-11-24 10:00 | When tue 10 | What 👩‍💻 | Who anna | What review | = 👩‍💻 review
tonight anna dinner => book 2026-11-22 20:00 | When tonight | Who anna | What dinner | = Dinner
call anna this afternoon => book 2026-11-22 14:00 | What call | Who anna | When this afternoon | = Call
aoife qinlan tue 10 => book 2026-11-24 10:00 | Who aoife qinlan | When tue 10
tue 10 aoife quinlann review => book 2026-11-24 10:00 | When tue 10 | Who aoife quinlann | What review | = Review
tue 10 aoife mcqinlan => book 2026-11-24 10:00 | When tue 10 | Who aoife | What mcqinlan | = Mcqinlan
tue 10 ciara lunch => book 2026-11-24 10:00 | When tue 10 | Who ciara | What lunch | = Lunch
tue 10 lunch ciara => book 2026-11-24 10:00 | When tue 10 | What lunch | Who ciara | = Lunch
tue 10 lynch => book 2026-11-24 10:00 | When tue 10 | Who lynch
`),
)("appointment: %s", (line, understood) => {
  expect(lineInWords(line)).toBe(understood);
});

test.each(
  rowsOf(`
every monday 9am anna standup => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats every monday | When 9am | Who anna | What standup | = Standup
every mon 9am anna standup => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats every mon | When 9am | Who anna | What standup | = Standup
anna standup every monday at 9 => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Who anna | What standup | Repeats every monday | When at 9 | = Standup
each monday 9am anna => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats each monday | When 9am | Who anna
every sunday 9am anna => book 2026-11-29 09:00 FREQ=WEEKLY;BYDAY=SU | Repeats every sunday | When 9am | Who anna
every sunday 3pm anna => book 2026-11-22 15:00 FREQ=WEEKLY;BYDAY=SU | Repeats every sunday | When 3pm | Who anna
mondays 9am anna => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats mondays | When 9am | Who anna
anna on mondays and thursdays 9:00 => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO,TH | Who anna | Repeats on mondays and thursdays | When 9:00
every wed and mon 9am anna => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO,WE | Repeats every wed and mon | When 9am | Who anna
every mon, wed, fri 9am anna => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO,WE,FR | Repeats every mon, wed, fri | When 9am | Who anna
every weekday 9am anna => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | Repeats every weekday | When 9am | Who anna
every day 9am anna => book 2026-11-23 09:00 FREQ=DAILY | Repeats every day | When 9am | Who anna
every morning anna => book 2026-11-23 09:00 FREQ=DAILY | Repeats every | When morning | Who anna
every other monday 9am anna => book 2026-11-23 09:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO | Repeats every other monday | When 9am | Who anna
every 2 weeks on tue 9am anna => book 2026-11-24 09:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU | Repeats every 2 weeks on tue | When 9am | Who anna
every week tue 9am anna => book 2026-11-24 09:00 FREQ=WEEKLY;BYDAY=TU | Repeats every week tue | When 9am | Who anna
tue 9am anna every week => book 2026-11-24 09:00 FREQ=WEEKLY;BYDAY=TU | When tue 9am | Who anna | Repeats every week
tue 9am anna weekly => book 2026-11-24 09:00 FREQ=WEEKLY;BYDAY=TU | When tue 9am | Who anna | Repeats weekly
weekly tue 9am anna => book 2026-11-24 09:00 FREQ=WEEKLY;BYDAY=TU | Repeats weekly | When tue 9am | Who anna
tue 9am anna weekly review => book 2026-11-24 09:00 | When tue 9am | Who anna | What weekly review | = Weekly review
every month on the 15th 9am anna => book 2026-12-15 09:00 FREQ=MONTHLY;BYMONTHDAY=15 | Repeats every month | When on the 15th 9am | Who anna
every 31st 9am anna => book 2026-12-31 09:00 FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1 | Repeats every 31st | When 9am | Who anna
every first monday 9am anna => book 2026-12-07 09:00 FREQ=MONTHLY;BYDAY=1MO | Repeats every first monday | When 9am | Who anna
every 2nd tue of the month 9am anna => book 2026-12-08 09:00 FREQ=MONTHLY;BYDAY=2TU | Repeats every 2nd tue of the month | When 9am | Who anna
every last friday 9am anna => book 2026-11-27 09:00 FREQ=MONTHLY;BYDAY=-1FR | Repeats every last friday | When 9am | Who anna
every year dec 1 9am anna => book 2026-12-01 09:00 FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1 | Repeats every year | When dec 1 9am | Who anna
every monday 9am anna until dec 24 => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20261224 | Repeats every monday | When 9am | Who anna | Repeats until dec 24
every monday 9am anna 10 times => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO;COUNT=10 | Repeats every monday | When 9am | Who anna | Repeats 10 times
every monday 9am anna for 6 weeks => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20270103 | Repeats every monday | When 9am | Who anna | Repeats for 6 weeks
every monday 9am anna from dec 1 => book 2026-12-07 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats every monday | When 9am | Who anna | When from dec 1
every monday 9 anna => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats every monday | When 9 | Who anna
every monday anna 3 invoices 9am => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats every monday | Who anna | What 3 invoices | When 9am | = 3 invoices
every monday morning anna => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | Repeats every monday | When morning | Who anna
every monday 9-10 anna standup => book 2026-11-23 09:00 60m FREQ=WEEKLY;BYDAY=MO | Repeats every monday | When 9-10 | Who anna | What standup | = Standup
call anna every monday 9am => book 2026-11-23 09:00 FREQ=WEEKLY;BYDAY=MO | What call | Who anna | Repeats every monday | When 9am | = Call
tue 10 anna every detail => book 2026-11-24 10:00 | When tue 10 | Who anna | What every detail | = Every detail
task anna every monday report => task | Add task | Who anna | What every monday report | = Every monday report
call anna every monday => call | Log call | Who anna | Text every monday | = Every monday
`),
)("repeating appointment: %s", (line, understood) => {
  expect(lineInWords(line)).toBe(understood);
});
