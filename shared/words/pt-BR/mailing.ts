import type { mailing as english } from "../en/mailing.ts";
import type { Words } from "../words.ts";

export const mailing: Words<typeof english> = {
  mails: {
    title: "E-mails",
    hint: (name, email) =>
      `Para os clientes. De ${name}, as respostas vão para <email>${email}</email>.`,
    noMail:
      "<b>Este servidor não pode enviar e-mail.</b> Quem administra o servidor pode configurar o envio de e-mail. As reservas funcionam sem isso: os clientes veem a confirmação na página e guardam o endereço dela. Você pode copiar links e convites e enviá-los por conta própria.",
    names: {
      confirmation: "Confirmação",
      moved: "Remarcada",
      canceled: "Cancelada",
      reminder: "Lembrete",
      missed: "Sentimos sua falta",
    },
    times: {
      confirmation: "Ao reservar, com o horário para a agenda",
      moved: "Quando eles remarcam; quando é você, perguntamos antes",
      canceled: "Quando eles cancelam; quando é você, perguntamos antes",
      reminder: "1 dia antes, cada tipo pode variar",
      missed: "Depois de um não comparecimento, se você quiser",
    },
    own: "Seu texto",
    standard: "Texto padrão",
    edit: "Editar",
    editName: (mail) => `Editar ${mail}`,
  },
  mail: {
    test: "Enviar um teste para mim",
    tested: "Teste enviado",
    testFailed: "Não foi possível enviar o teste. Tente de novo.",
    language: "Texto em",
    languageHint: "Clientes de outro idioma recebem o texto padrão no deles até você escrever um.",
    subject: "Assunto",
    text: "Texto",
    placeholders: "Inserir",
    placeholdersHint: "Os detalhes e os links ficam sempre abaixo do seu texto.",
    save: "Salvar texto",
    cancel: "Cancelar",
    useStandard: "Usar texto padrão",
    standardQuestion: "Usar o texto padrão?",
    keepMine: "Manter o meu",
    standardText: "Seu assunto e seu texto serão excluídos.",
    use: (placeholder) => `Usar ${placeholder}`,
    arrives: "Como chega",
  },
};
