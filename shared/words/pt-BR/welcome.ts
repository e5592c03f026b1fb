import type { welcome as english } from "../en/welcome.ts";
import type { Words } from "../words.ts";

export const welcome: Words<typeof english> = {
  title: "Comece com uma empresa",
  text: "Basta um nome. Clientes particulares não precisam de empresa: adicione-os em Clientes.",
  import: "Tem uma lista? <import>Importe-a</import>",
  nextSteps: "Próximos passos",
  steps: {
    customers: "Adicione os clientes dela",
    customersWhy: "Cada um com um status, um valor e o dia da última conversa.",
    appointment: "Marque um compromisso",
    appointmentWhy: "Ele aparece aqui no dia, e o calendário o destaca.",
    morning: "Passe aqui todas as manhãs",
    morningWhy:
      "Veja os compromissos de hoje, quem espera notícias suas e quanto valem seus negócios.",
  },
  sample: "Dados de exemplo",
  justLooking: "Só olhando?",
  addSample: "Adicionar dados de exemplo",
  addingSample: "Adicionando dados de exemplo",
  sampleFailed: "Não foi possível adicionar os dados de exemplo. Tente de novo.",
  sampleText:
    "Quatro empresas inventadas com seus clientes, um dia cheio e algumas notas. Pelo histórico, todos os dados de exemplo podem ser desfeitos de uma vez, durante 30 dias.",
  sampleAdded: "Dados de exemplo adicionados",
};
