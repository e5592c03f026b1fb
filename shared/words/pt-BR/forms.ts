import type { forms as english } from "../en/forms.ts";
import type { Words } from "../words.ts";

export const forms: Words<typeof english> = {
  restored: "O que você digitou antes está de volta. <discard>Descartar o texto</discard>",
  leaveTitle: "Sair sem salvar?",
  leaveText: "Suas alterações não foram salvas.",
  keepEditing: "Continuar editando",
  discardChanges: "Descartar alterações",
  saving: "Salvando",
  willSave: (amount) => `Será salvo como ${amount}`,
  willSaveNot: (amount, other) => `Será salvo como ${amount}, não ${other}`,
  noMatches: "Nenhum resultado",
  showList: "Mostrar a lista",
  searching: "Pesquisando",
  conflict: {
    title: "Editado em outro lugar",
    elsewhere:
      "Este registro foi alterado em outra aba ou em outro dispositivo enquanto você o editava. Qual versão você quer manter?",
    by: (who) => `${who} alterou isto enquanto você editava. Qual versão você quer manter?`,
    keepSaved: "Manter a versão salva",
    saveMine: "Salvar a minha",
    saved: "Versão salva",
    of: (who) => `Versão de ${who}`,
    yours: "Sua versão",
    empty: "Vazio",
  },
};
