import type { people as english } from "../en/people.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const people: Words<typeof english> = {
  roles: { owner: "Propietario", member: "Miembro", reader: "Lector" },
  mayDo: {
    owner: "Todo el trabajo, las personas y los ajustes del escritorio",
    member: "Todo el trabajo",
    reader: "Mira y busca, no cambia nada",
  },
  onlyYou: "solo tú",
  count: (count) => plural("es", count, { one: "# persona", other: "# personas" }),
  roleAndCount: (role, people) => `${role}, ${people}`,
  thisDesk: ", este escritorio",
  newDesk: "Nuevo escritorio",
  deskSettings: "Personas y ajustes del escritorio",
  newDeskDialog: {
    text: "Nada pasa de un escritorio a otro.",
    name: "Nombre",
    save: "Crear escritorio",
    saving: "Creando",
    failed: "No se pudo crear el escritorio. Inténtalo de nuevo.",
  },
  join: {
    title: (desk) => `¿Unirte a «${desk}»?`,
    button: "Unirme",
    joining: "Uniéndote",
    notNow: "Ahora no",
    failed: "No se pudo responder a la invitación. Inténtalo de nuevo.",
    invites: {
      owner: (from, desk, own) =>
        `${from} te invita a «${desk}», con el rol Propietario. Conservas «${own}» y puedes cambiar de uno a otro cuando quieras.`,
      member: (from, desk, own) =>
        `${from} te invita a «${desk}», con el rol Miembro. Conservas «${own}» y puedes cambiar de uno a otro cuando quieras.`,
      reader: (from, desk, own) =>
        `${from} te invita a «${desk}», con el rol Lector. Conservas «${own}» y puedes cambiar de uno a otro cuando quieras.`,
    },
    invited: {
      owner: (desk, own) =>
        `Tienes una invitación a «${desk}», con el rol Propietario. Conservas «${own}» y puedes cambiar de uno a otro cuando quieras.`,
      member: (desk, own) =>
        `Tienes una invitación a «${desk}», con el rol Miembro. Conservas «${own}» y puedes cambiar de uno a otro cuando quieras.`,
      reader: (desk, own) =>
        `Tienes una invitación a «${desk}», con el rol Lector. Conservas «${own}» y puedes cambiar de uno a otro cuando quieras.`,
    },
  },
  dead: {
    title: "Esta invitación ya no es válida.",
    text: "Se usó, se revocó o tiene más de 7 días. Pide una nueva.",
  },
  notLoaded: "No se pudo cargar la invitación. Abre su enlace de nuevo.",
  other: {
    title: "Esta invitación es para otra persona",
    text: (email, wanted) => `Iniciaste sesión como ${email}. Esta invitación es para ${wanted}.`,
    logIn: "Iniciar sesión con otra cuenta",
  },
};
