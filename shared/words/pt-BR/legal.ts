import type { legal as english } from "../en/legal.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const hoursOf = (count: number) => plural("pt-BR", count, { one: "# hora", other: "# horas" });
const daysOf = (count: number) => plural("pt-BR", count, { one: "# dia", other: "# dias" });

export const legal: Words<typeof english> = {
  termsTitle: "Termos",
  privacyTitle: "Política de privacidade",
  questions: (email) => `Em caso de dúvidas, escreva para <mail>${email}</mail>.`,
  terms: {
    service: "O serviço",
    serviceText:
      "O Client Desk é grátis. O servidor é mantido por seu operador, que deu este endereço a você e cuida dele.",
    data: "Seus dados",
    dataText:
      "O que você insere continua sendo seu. Você pode alterar, excluir ou baixar uma cópia a qualquer momento. Insira apenas o que você pode guardar sobre as pessoas com quem trabalha.",
    account: "Sua conta",
    accountText:
      "Cada conta é para uma pessoa. Não compartilhe sua senha e não tente acessar os dados de outras pessoas.",
    warranty: "Sem garantia",
    warrantyText:
      "O programa é fornecido como está, sob a licença MIT. Guarde uma cópia de tudo o que você não pode perder.",
  },
  privacy: {
    stored: "O que é guardado",
    storedText: (days) =>
      `Seu nome, e-mail e fuso horário, e tudo o que você insere: empresas, clientes, compromissos, notas, tarefas, etiquetas, visualizações salvas e configurações, com um histórico de alterações. Sua senha é guardada apenas como um hash, do qual não pode ser recuperada. De cada dispositivo em que você entrou: o navegador, o sistema operacional e quando foi usado pela última vez. De cada chave de acesso: o nome, a metade pública e quando foi usada pela última vez. Seu rosto, sua digital e seu PIN nunca saem do seu dispositivo. Da verificação em duas etapas: a chave que gera os códigos. Acessos, exportações e alterações na forma de entrar ficam listados em Configurações, Acesso, por ${daysOf(days)}, com o dispositivo e o endereço de rede. Senhas erradas são contadas por até um dia.`,
    where: "Onde",
    whereText:
      "No banco de dados deste servidor, mantido por seu operador. Nenhuma outra conta pode ver seus dados. Se você criar um endereço de calendário, quem tiver esse endereço pode ler os compromissos que ele mostra; com um token de acesso, um programa pode fazer o que você permitiu. O registro do programa anota que houve uma solicitação, mas não quem a fez nem sobre o quê.",
    browser: "No seu navegador",
    browserText: (days) =>
      `Seu token de sessão, as configurações de exibição e os nomes dos últimos registros abertos ficam no armazenamento local. O texto não salvo fica neste navegador até você salvar ou descartar: formulários nesta aba, notas neste dispositivo. Um cookie lembra que você já entrou aqui, para que ninguém que tente adivinhar sua senha consiga bloquear você. Outro lembra o idioma que você escolheu. Se você quiser, um terceiro dispensa o código da verificação em duas etapas por ${daysOf(days)}. Não há rastreadores, e as páginas não carregam nada de outros servidores.`,
    long: "Por quanto tempo",
    longText: (hours, days, most, mostRemembered, kept) =>
      `Uma sessão termina quando você sai, ou ${hoursOf(hours)} depois do último uso (${daysOf(days)} com “Lembrar de mim”), e no máximo após ${daysOf(most)} (${daysOf(mostRemembered)}). O que você exclui pode ser restaurado pelo histórico por ${daysOf(kept)}, a menos que o operador tenha definido outro prazo, e depois é removido do banco de dados; esvaziar a lixeira remove na hora. O mesmo vale para excluir sua conta nas configurações, com tudo o que há nela. Os backups do operador podem guardar por mais um tempo.`,
    email: "E-mail",
    emailText:
      "O Client Desk envia um link para redefinir sua senha ou confirmar um novo e-mail, um aviso quando você entra em um dispositivo novo ou algo muda na sua forma de entrar, lembretes dos seus compromissos e o que outras pessoas da sua mesa pedem, atribuem ou transferem a você. Nas configurações você pode desativar esses e-mails e ativar uma agenda diária ou um resumo mensal. Cada um desses e-mails tem um link para desativá-lo.",
  },
};
