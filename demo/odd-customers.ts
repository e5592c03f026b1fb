import type { CustomerInput } from "../shared/kinds/customers.ts";
import { maxValue } from "../shared/money.ts";

type OddCustomer = Partial<CustomerInput> & Pick<CustomerInput, "name" | "email">;

/** What screens and sums must bear as well: each appears once, spread over the companies. */
const oddCustomers: readonly OddCustomer[] = [
  { name: "Q", email: "q@mailbox.example", phone: "" },
  {
    name: "María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha-Montenegro, Marquesa viuda de Peñalver",
    email:
      "maria.de.los.angeles.fernandez-villaverde.y.gutierrez.de.la.concha-montenegro@correo-de-la-marquesa.example",
  },
  { name: "Ottoline Featherstonehaugh-Grant", email: "o.fg@post.test", value: 0 },
  { name: "Nic O'Brien-D’Angelo", email: "nic.o'brien@mailbox.example" },
  { name: "欧阳 娜娜", email: "ouyang@mailbox.example", notes: "请用中文联系。" },
  { name: "Володимир Їжакевич-Щербак", email: "v.yizhakevych@post.test" },
  { name: "عمر الحداد", email: "omar@post.test", notes: "يفضل الاتصال صباحا" },
  { name: "सुनीता शर्मा", email: "sunita@inbox.example" },
  { name: "J. Park", email: "jpark@mailbox.example", value: 450, phone: "" },
  { name: "Gus", email: "gus@mailbox.example", status: "Returning Client", value: 215.75 },
  { name: "Ø", email: "oe@post.test", value: 0.01, phone: "+47 55 50 01 9" },
  { name: "Ng", email: "ng@post.test", value: 1_250_000, status: "Deal Closed" },
  { name: "McAllister, Bob (accounts)", email: "accounts+bob@mailbox.example", value: 19.99 },
  { name: "Phạm Nguyễn Thùy Linh", email: "linh@post.test", phone: "(024) 5550-01 #2" },
  { name: "Dr. Dr. h.c. Götz-Uwe von der Heide zu Hohenfels", email: "goetz@mailbox.example" },
  { name: "Renée née Lefèvre", email: "renee@post.test", value: 100_000 },
];

/** The sum that shows whether totals overflow; it dwarfs all others. */
const richestCustomer: OddCustomer = {
  name: "Ministry of Works, Harbours and Lighthouses",
  email: "tenders@ministry-of-works.example",
  status: "Deal Closed",
  value: maxValue - 1_000_000,
  notes: "Framework agreement over twelve years.",
};

const firstPlace = 6;
const distance = 17;

/** The odd customer that stands at this place among all customers, if one does. */
export function findOddCustomer(place: number, extremes: boolean): OddCustomer | undefined {
  const index = (place - firstPlace) / distance;
  if (!Number.isInteger(index)) return undefined;
  if (extremes && index === oddCustomers.length) return richestCustomer;
  return oddCustomers[index];
}
