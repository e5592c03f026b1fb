import type { signature as english } from "../en/signature.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const signature: Words<typeof english> = {
  addTitle: "Adicionar cliente",
  title: "Assinatura colada",
  lines: (lines) =>
    plural("pt-BR", lines, {
      one: "Assinatura colada, # linha",
      other: "Assinatura colada, # linhas",
    }),
  pasted: "Colado",
  name: "Nome",
  email: "E-mail",
  phone: "Telefone",
  company: "Empresa",
  about: "Sobre",
  status: "Status",
  hasEmail: (name) => `${name} tem este e-mail.`,
  open: "Abrir cliente",
  whichCompany: "Qual empresa?",
  newCompany: "Nova empresa",
  existingCompany: "Empresa existente",
  addKey: "Adicionar cliente",
  add: "Adicionar cliente",
  editInForm: "Editar no formulário",
  added: (name) => `${name}: adicionado`,
  openAdded: "Abrir",
};
