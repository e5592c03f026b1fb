import type { forms as english } from "../en/forms.ts";
import type { Words } from "../words.ts";

export const forms: Words<typeof english> = {
  restored: "Se recuperó lo que escribiste antes. <discard>Descartar el texto</discard>",
  leaveTitle: "¿Salir sin guardar?",
  leaveText: "Tus cambios no están guardados.",
  keepEditing: "Seguir editando",
  discardChanges: "Descartar cambios",
  saving: "Guardando",
  willSave: (amount) => `Se guardará como ${amount}`,
  willSaveNot: (amount, other) => `Se guardará como ${amount}, no ${other}`,
  noMatches: "Sin resultados",
  showList: "Mostrar la lista",
  searching: "Buscando",
  conflict: {
    title: "Editado en otro lugar",
    elsewhere:
      "Este registro se cambió en otra pestaña o en otro dispositivo mientras lo editabas. ¿Qué versión quieres conservar?",
    by: (who) => `${who} cambió esto mientras lo editabas. ¿Qué versión quieres conservar?`,
    keepSaved: "Conservar la versión guardada",
    saveMine: "Guardar la mía",
    saved: "Versión guardada",
    of: (who) => `Versión de ${who}`,
    yours: "Tu versión",
    empty: "Vacío",
  },
};
