import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "O Client Desk reúne as empresas com que você trabalha, as pessoas de cada uma e o tempo que você prometeu a elas em uma mesa tranquila. Grátis.",
  noScript: "O Client Desk precisa de JavaScript.",
  lost: "Não foi possível carregar o Client Desk. Verifique sua conexão e |recarregue a página|.",
  preview: "O painel do Client Desk",
};
