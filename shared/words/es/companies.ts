import type { companies as english } from "../en/companies.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("es", customers, { one: "# cliente", other: "# clientes" });
const ofAppointments = (appointments: number) =>
  plural("es", appointments, { one: "# cita", other: "# citas" });
const allCustomers = (customers: number) =>
  plural("es", customers, {
    one: "el único cliente de esta empresa",
    other: "los # clientes de esta empresa",
  });

export const companies: Words<typeof english> = {
  title: "Empresas",
  company: "Empresa",
  add: "Añadir empresa",
  edit: "Editar",
  editCompany: "Editar empresa",
  editName: (company) => `Editar ${company}`,
  at: (company) => `En <company>${company}</company>`,
  of: (company) => `de <company>${company}</company>`,
  customersOf: (company) => `Clientes de ${company}`,
  customers: "Clientes",
  customerCount: (customers) => ofCustomers(customers),
  noCustomers: "Sin clientes",
  noCustomersYet: "Aún no hay clientes",
  inTotal: (customers, value) =>
    `<link>${ofCustomers(customers)}</link>, <value>${value}</value> en total`,
  noWebsite: "Sin sitio web",
  noIndustry: "Sin sector",
  handOver: (company) => `Traspasar ${company}`,
  nowWith: (person, company) => `${person} es ahora responsable de ${company}`,
  newAppointment: "Nueva cita",
  details: "Datos de la empresa",
  records: "Registros de la empresa",
  story: "Cronología",
  history: "Historial",
  unchanged:
    "La empresa en sí aún no tiene cambios. La cronología muestra qué pasó con sus clientes.",
  facts: {
    totalValue: "Valor total",
    responsible: "Responsable",
    website: "Sitio web",
    email: "Correo",
    phone: "Teléfono",
    address: "Dirección",
    industry: "Sector",
    added: "Añadida",
  },
  addFact: {
    website: "Añadir sitio web",
    email: "Añadir correo",
    phone: "Añadir teléfono",
    address: "Añadir dirección",
    industry: "Añadir sector",
  },
  form: {
    about: "A qué se dedica, cómo la conociste",
    contact: "Datos de contacto",
    allOptional: "Todo opcional.",
    save: "Guardar cambios",
  },
  first: {
    title: "Aquí va tu primera empresa",
    text: "Añade una empresa con la que trabajas. Los clientes, las citas y las notas pertenecen todos a una empresa.",
  },
  like: {
    looksLike: (name) => `Se parece a <name>${name}</name>.`,
    looksLikeAt: (name, company) => `Se parece a <name>${name}</name>, de ${company}.`,
    open: (name) => `Abrir<hidden> ${name}</hidden>`,
  },
  deleting: {
    question: (company) => `¿Eliminar <name>${company}</name>?`,
    keep: "Conservar empresa",
    move: "Mover y eliminar empresa",
    both: "Eliminar empresa y clientes",
    delete: "Eliminar empresa",
    noCustomers: "Esta empresa no tiene clientes.",
    has: (customers) =>
      `Esta empresa tiene ${ofCustomers(customers)}. ¿Qué quieres hacer con ellos?`,
    hasBoth: (customers, appointments) =>
      `Esta empresa tiene ${ofCustomers(customers)}, con ${ofAppointments(appointments)}. ¿Qué quieres hacer con ellos?`,
    fate: "Qué hacer con los clientes",
    deleteToo: "Eliminar también los clientes",
    moveThem: "Mover los clientes a otra empresa",
    moveNote: "Sus citas y notas van con ellos",
    target: "Empresa a la que mover los clientes",
    addTarget: (name) => `Añadir la empresa «${name}»`,
    noTarget: "Aún no hay otras empresas. Escribe un nombre para añadir una.",
    choose: "Elige una empresa",
  },
  loss: {
    all: (customers) => `Esto también elimina ${allCustomers(customers)}.`,
    allWith: (customers, appointments) =>
      `Esto también elimina ${allCustomers(customers)} y ${ofAppointments(appointments)}.`,
    allWorth: (customers, value) =>
      `Esto también elimina ${allCustomers(customers)} (valor: ${value}).`,
    allWithWorth: (customers, appointments, value) =>
      `Esto también elimina ${allCustomers(customers)} y ${ofAppointments(appointments)} (valor: ${value}).`,
    both: "Esto también elimina los dos clientes de esta empresa.",
    bothWith: (appointments) =>
      `Esto también elimina los dos clientes de esta empresa y ${ofAppointments(appointments)}.`,
    bothWorth: (value) =>
      `Esto también elimina los dos clientes de esta empresa (valor: ${value}).`,
    bothWithWorth: (appointments, value) =>
      `Esto también elimina los dos clientes de esta empresa y ${ofAppointments(appointments)} (valor: ${value}).`,
  },
};
