import type { signature as english } from "../en/signature.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const signature: Words<typeof english> = {
  addTitle: "Añadir cliente",
  title: "Firma pegada",
  lines: (lines) =>
    plural("es", lines, { one: "Firma pegada, # línea", other: "Firma pegada, # líneas" }),
  pasted: "Pegado",
  name: "Nombre",
  email: "Correo",
  phone: "Teléfono",
  company: "Empresa",
  about: "Acerca de",
  status: "Estado",
  hasEmail: (name) => `${name} tiene este correo.`,
  open: "Abrir cliente",
  whichCompany: "¿Qué empresa?",
  newCompany: "Empresa nueva",
  existingCompany: "Empresa existente",
  addKey: "Añadir cliente",
  add: "Añadir cliente",
  editInForm: "Editar en el formulario",
  added: (name) => `Se añadió a ${name}`,
  openAdded: "Abrir",
};
