/** What is typed, each understood alike in all languages. Today is Sunday, November 22, 2026, 1:20 PM. */
export const lines = `
tue 10 anna review 45m
tomorrow 14:30 call with anna about the quote
fri noon lunch jürgen
3 dec 9am kick-off ana 2h
next tuesday 9 anna
this friday at 3pm anna
today 5pm anna
14:00 anna review
tomorrow morning anna coffee
tomorrow evening dinner with anna
day after tomorrow 9:00 anna
in 3 days at 11 anna
in 2 weeks 10am anna review
in 2 hours anna check
27 nov 10:00 anna
dec 1st at 9 anna
tue 10 anna half an hour
tue 10 anna for 45 minutes
tue 10-11:30 anna
from 10 to 11 anna tue
tuesday 2:15 pm anna site visit 90 min
every monday 9am anna standup
anna on mondays and thursdays 9:00
every 2 weeks on tue 9am anna
every weekday 9am anna
every first monday 9am anna
every monday 9am anna until dec 24
every monday 9am anna 10 times
call anna wants the new quote
yesterday call anna about the rates
note anna wants a discount
email anna tomorrow
call anna fri 3pm
task anna send quote fri 3pm
task send the quote to anna by friday
remind me to call anna fri
follow up with anna in 2 weeks
anna active
set anna to pending
anna is now window shopper
cancel anna tomorrow
move anna to fri 10
anna no-show
snooze anna until friday
snooze anna for 2 weeks
new customer Zelda Quint
anna tomorrow
anna yesterday held
`;
