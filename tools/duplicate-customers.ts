import { pairs } from "./pairs.ts";

type Customer = readonly [name: string, email: string, phone: string, company: string];

// Each pair has names of its own, so that all of them fit into one account.

/** Two records of one person, as lists that were put together have them. */
export const sameCustomers = pairs<Customer>(
  [
    ["Anna Berg", "anna@berg.example", "", "Berg"],
    ["Berg, Anna", "ANNA@berg.example", "", "Berg"],
  ],
  [
    ["Jürgen Jäger", "j@jager.example", "", "Jäger"],
    ["Juergen Jaeger", "", "", "Jäger"],
  ],
  [
    ["Bo Lind", "bo@lind.example", "", "Lind"],
    ["B. Lind", "bo@lind.example", "", "Lind"],
  ],
  [
    ["Robert Moss", "moss@gmail.com", "", "Moss"],
    ["Bob Moss", "m.oss+crm@gmail.com", "", "Moss"],
  ],
  [
    ["Sean O’Hara", "", "+353 1 555 0142", "Hara"],
    ["Seán O'Hara", "", "01 555 0142", "Hara"],
  ],
  [
    ["Cy Twombly", "cy@art.example", "", "Art"],
    ["Dr. Cy Twombly", "", "", "Art"],
  ],
  [
    ["Di Jones", "", "212-555-0119", "Jones"],
    ["Di Jones", "", "+1 (212) 555 0119", "Jones Ltd"],
  ],
  [
    ["Eva Maria Sol", "eva@sol.example", "", "Sol"],
    ["Eva Sol", "eva@sol.example", "", "Sol"],
  ],
  [
    ["Finn Ras", "finn@ras.example", "", "Ras"],
    ["Finn Ras", "finn.ras@home.example", "", "Ras"],
  ],
  [
    ["Gia Como", "", "02 555 0147", "Como"],
    ["G. Como", "", "+39 02 555 0147", "Como"],
  ],
  [
    ["Hal Incandenza", "hal@eta.example", "", "ETA"],
    ["Hal J. Incandenza", "", "", "ETA"],
  ],
  [
    ["Ivy Green", "ivy@green.example", "", "Green"],
    ["Mrs Ivy Green", "IVY@GREEN.EXAMPLE", "", ""],
  ],
  [
    ["Jo Mercer", "jo@mercer.example", "", "Mercer"],
    ["jo mercer", "", "", "Mercer Inc."],
  ],
  [
    ["Kai Ito", "kai@ito.example", "", "Ito"],
    ["Ito, Kai", "", "", "Ito"],
  ],
  [
    ["Lea Thompson", "", "0151 5550144", "Thom"],
    ["Lea Thomson", "", "+49 151 5550144", "Thom"],
  ],
  [
    ["Mo Farr", "mo@farr.example", "", "Farr"],
    ["Mo Farr-Hall", "mo@farr.example", "", "Farr"],
  ],
  [
    ["Nina Voss", "nina@voss.example", "", "Voss"],
    ["Nina Voss", "", "", ""],
  ],
  [
    ["Olaf Frost", "", "030 5550148", ""],
    ["Olaf Frost", "", "0049 30 5550148", "Frost AG"],
  ],
  [
    ["Pia Sund", "pia@sund.example", "", "Sund"],
    ["Pia", "pia@sund.example", "", "Sund"],
  ],
  [
    ["王伟", "wei@wang.example", "", "Wang"],
    ["王伟", "WEI@wang.example", "", "Wang"],
  ],
);

/** Two people, or as good as surely so. */
export const otherCustomers = pairs<Customer>(
  [
    ["Hugo None", "none@none.com", "", ""],
    ["Zoe Two", "none@none.com", "", ""],
  ],
  [
    ["Ada Test", "test@test.com", "", ""],
    ["Ben Quill", "test@test.com", "", ""],
  ],
  [
    ["Carl Ruiz", "", "000 000 0000", ""],
    ["Dana Ruzi", "", "000 000 0000", ""],
  ],
  [
    ["Earl Gray", "", "1234567", ""],
    ["Fay Wray", "", "123 4567", ""],
  ],
  [
    ["Abe Stone", "abe@stone.example", "", "Stone"],
    ["Ana Stone", "ana@stone.example", "", "Stone"],
  ],
  [
    ["Gus Pike", "g@pike.example", "", "Pike"],
    ["Gia Pike", "gia@pike.example", "", "Pike"],
  ],
  [
    ["Ian Holm", "ian@holm.example", "030 5550151", ""],
    ["Jan Holm", "jan@holm.example", "030 5550152", ""],
  ],
  [
    ["Kim Novak", "kim@novak.example", "", ""],
    ["Tim Novak", "tim@novak.example", "", ""],
  ],
  [
    ["Lou Reedy", "lou@reedy.example", "", ""],
    ["Lou Reedman", "lou@reedman.example", "", ""],
  ],
  [
    ["Max Weber", "max@weber.example", "", ""],
    ["Max Weberer", "mw@weberer.example", "", ""],
  ],
  [
    ["Ned Ryan", "ned@one.example", "", "One"],
    ["Fred Ryan", "fred@one.example", "", "One"],
  ],
  [
    ["Oda Lund", "oda@gmail.com", "", ""],
    ["Ola Lund", "ola@gmail.com", "", ""],
  ],
  [
    ["Unknown", "u@first.example", "", ""],
    ["Unknown", "u@second.example", "", ""],
  ],
  [
    ["Guest", "a@third.example", "", ""],
    ["Guest", "b@fourth.example", "", ""],
  ],
  [
    ["Paul Klee", "", "+49 30 5550161", ""],
    ["Paula Kleer", "", "+49 40 5550161", ""],
  ],
  [
    ["Rex Harr", "", "212 555 0171 x12", ""],
    ["Roy Hart", "", "212 555 0171 x13", ""],
  ],
  [
    ["Frank Miller Sr.", "frank@miller.example", "", ""],
    ["Frank Miller Jr.", "junior@miller.example", "", ""],
  ],
  [
    ["John Smith", "john@denver.example", "", "Denver"],
    ["John Smith", "john@atlanta.example", "", "Atlanta"],
  ],
  [
    ["Sam Vale", "sales@vale.example", "", "Vale"],
    ["Sue Dahl", "sales@vale.example", "", "Vale"],
  ],
  [
    ["Ty Cobb", "ty@cobb.example", "", ""],
    ["Ty Webb", "ty@webb.example", "", ""],
  ],
);
