import { expect, test } from "vitest";
import { lineInWords, rowsOf } from "./line-in-words.ts";

test.each(
  rowsOf(`
note anna wants blue => note | Log note | Who anna | Text wants blue | = Wants blue
note: anna wants blue => note | Log note | Who anna | Text wants blue | = Wants blue
Note anna wants blue => note | Log Note | Who anna | Text wants blue | = Wants blue
note anna wants it by friday 3pm => note | Log note | Who anna | Text wants it by friday 3pm | = Wants it by friday 3pm
note anna berg prefers mornings => note | Log note | Who anna berg | Text prefers mornings | = Prefers mornings
note anna at berg prefers mornings => note | Log note | Who anna at berg | Text prefers mornings | = Prefers mornings
note spoke to anna about terms => note | Log note | Text spoke to | Who anna | Text about terms | = Spoke to Anna about terms
note "anna" prefers mornings => note | Log note | Who anna | Text prefers mornings | = Prefers mornings
note anna said "no way!" => note | Log note | Who anna | Text said "no way | = Said "no way!"
note the alarm rings => note | Log note | Text the alarm rings | = The alarm rings
note anna 10% discount, at most! => note | Log note | Who anna | Text 10% discount, at most | = 10% discount, at most!
note anna => note | Log note | Who anna | ...
note anna called about the invoice => call | Log note | Who anna | Text called about the invoice | = Called about the invoice
note yesterday anna called => call 2026-11-21 | Log note | When yesterday | Who anna | Text called | = Called
yesterday note anna called => call 2026-11-21 | When yesterday | Log note | Who anna | Text called | = Called
call anna wants the new quote => call | Log call | Who anna | Text wants the new quote | = Wants the new quote
call anna => call | Log call | Who anna
call with anna about the roof => call | Log call | Who anna | Text about the roof | = About the roof
call from anna about the roof => call | Log call | Who anna | Text about the roof | = About the roof
called anna => call | Log called | Who anna
called anna yesterday => call 2026-11-21 | Log called | Who anna | When yesterday
called anna this morning => call 2026-11-22 09:00 | Log called | Who anna | When this morning
called anna 9am => call 2026-11-22 09:00 | Log called | Who anna | When 9am
called anna 3pm => call 2026-11-21 15:00 | Log called | Who anna | When 3pm
yesterday called anna about the roof => call 2026-11-21 | When yesterday | Log called | Who anna | Text about the roof | = About the roof
yesterday 4pm called anna about the roof => call 2026-11-21 16:00 | When yesterday 4pm | Log called | Who anna | Text about the roof | = About the roof
last friday called anna => call 2026-11-20 | When last friday | Log called | Who anna
phoned anna re: invoice => call | Log phoned | Who anna | Text re: invoice | = Re: invoice
spoke with anna about the deal => call | Log spoke | Who anna | Text about the deal | = About the deal
talked to anna about the deal => call | Log talked | Who anna | Text about the deal | = About the deal
rang anna no answer => call | Log rang | Who anna | Text no answer | = No answer
call center => call | Log call | Text center | = Center
called anna this morning about the roof => call 2026-11-22 09:00 | Log called | Who anna | When this morning | Text about the roof | = About the roof
note anna emailed the signed contract => email | Log note | Who anna | Text emailed the signed contract | = Emailed the signed contract
emailed anna the offer => email | Log emailed | Who anna | Text the offer | = The offer
email from anna about invoice => email | Log email | Who anna | Text about invoice | = About invoice
email to anna: offer sent => email | Log email | Who anna | Text offer sent | = Offer sent
wrote to anna about the offer => email | Log wrote | Who anna | Text about the offer | = About the offer
email marketing agency => email | Log email | Text marketing agency | = Marketing agency
note anna met jürgen => meeting | Log note | Who anna | Text met jürgen | = Met jürgen
met anna => meeting | Log met | Who anna
met anna on friday => meeting 2026-11-20 | Log met | Who anna | When on friday
met with anna at the fair => meeting | Log met | Who anna | Text at the fair | = At the fair
visited anna tue => meeting 2026-11-17 | Log visited | Who anna | When tue
call aoife yesterday, rates => call 2026-11-21 | Log call | Who aoife | When yesterday | Text rates | = Rates
call aoife yesterday rates => call 2026-11-21 | Log call | Who aoife | When yesterday | Text rates | = Rates
call aoife quinlan yesterday, new rates for spring and summer => call 2026-11-21 | Log call | Who aoife quinlan | When yesterday | Text new rates for spring and summer | = New rates for spring and summer
call with aoife quinlan 2 days ago, rates => call 2026-11-20 | Log call | Who aoife quinlan | When 2 days ago | Text rates | = Rates
call aoife last friday about the rates => call 2026-11-20 | Log call | Who aoife | When last friday | Text about the rates | = About the rates
call aoife 9am, rates => call 2026-11-22 09:00 | Log call | Who aoife | When 9am | Text rates | = Rates
meeting aoife yesterday 4pm, rates => meeting 2026-11-21 16:00 | Log meeting | Who aoife | When yesterday 4pm | Text rates | = Rates
email aoife yesterday: rates sent => email 2026-11-21 | Log email | Who aoife | When yesterday | Text rates sent | = Rates sent
note aoife yesterday, rates are fine => note 2026-11-21 | Log note | Who aoife | When yesterday | Text rates are fine | = Rates are fine
call aoife, yesterday the rates changed => call 2026-11-21 | Log call | Who aoife | When yesterday | Text the rates changed | = The rates changed
call anna said yesterday was bad => call | Log call | Who anna | Text said yesterday was bad | = Said yesterday was bad
note anna liked what we showed yesterday, more to come => note | Log note | Who anna | Text liked what we showed yesterday, more to come | = Liked what we showed yesterday, more to come
meeting room berlin => meeting | Log meeting | Text room berlin | = Room berlin
`),
)("what happened: %s", (line, understood) => {
  expect(lineInWords(line)).toBe(understood);
});
