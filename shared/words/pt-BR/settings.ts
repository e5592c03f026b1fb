import type { settings as english } from "../en/settings.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const settings: Words<typeof english> = {
  title: "Configurações",
  tabs: {
    account: "Conta",
    people: "Pessoas",
    "sign-in": "Acesso",
    calendar: "Calendário",
    booking: "Reservas",
    notifications: "Notificações",
    "follow-up": "Acompanhamento",
    tags: "Etiquetas",
    formats: "Formatos",
    appearance: "Aparência",
    data: "Seus dados",
  },
  saved: "Salvo",
  saveFailed: "Não foi possível salvar as configurações. Tente de novo.",
  notSaved: "Não foi possível salvar. Tente de novo.",
  notDone: "Não foi possível fazer isso. Tente de novo.",
  loading: "Carregando",
  appliesHere: "Vale na hora, neste dispositivo.",
  appearance: "Aparência",
  keyboard: {
    title: "Teclado",
    single: "Atalhos de uma tecla",
    singleHint:
      "Por exemplo, <book>n</book> para um novo compromisso. <palette>k</palette> funciona de qualquer forma.",
    show: "Mostrar atalhos",
  },
  facts: {
    label: "Sua conta",
    since: "Desde",
    zone: "Fuso horário",
    changingPassword: "Alterar sua senha",
    logsOut: "Encerra a sessão em todos os outros dispositivos.",
  },
  profile: {
    title: "Perfil",
    password: "Senha",
    passwordHint: (least) =>
      plural("pt-BR", least, {
        one: "Pelo menos # caractere. Deixe em branco para manter sua senha atual.",
        other: "Pelo menos # caracteres. Deixe em branco para manter sua senha atual.",
      }),
    passwordOff: (least) =>
      plural("pt-BR", least, {
        one: "Desativada. Defina uma com pelo menos # caractere para entrar de novo com senha.",
        other: "Desativada. Defina uma com pelo menos # caracteres para entrar de novo com senha.",
      }),
    emailHint: "Para alterar seu e-mail, informe abaixo sua senha atual.",
    save: "Salvar alterações",
    discard: "Descartar alterações",
  },
  lastUse: {
    at: (day, time) => `${day} ${plural("pt-BR", time, { one: "à #", other: "às #" })}`,
    on: (day) => `${day}`,
  },
  noMail:
    "Este servidor não está configurado para enviar e-mail. Fale com quem administra o servidor.",
  reminders: {
    title: "Lembretes",
    hint: "Cada compromisso tem seu próprio horário de lembrete.",
    email: "Enviar os lembretes também por e-mail",
    emailHint: (email) => `Para ${email}, a menos que você os tenha dispensado aqui antes.`,
    here: "Notificações neste dispositivo",
    allow: "Permitir notificações",
    permissions: {
      default: "Os lembretes também podem chegar enquanto você faz outra coisa.",
      granted: "Ativadas. Os lembretes chegam mesmo com outra aba ou aplicativo na frente.",
      denied:
        "Bloqueadas por este navegador. Você pode permitir notificações nas configurações do navegador para este site.",
    },
  },
  agenda: {
    title: "Agenda diária",
    email: "Enviar os compromissos do dia por e-mail",
    emailHint: (email) => `Nos dias com compromissos, para ${email}.`,
    time: "Horário",
  },
  summary: {
    title: "Resumo mensal",
    email: "Enviar um resumo mensal por e-mail",
    emailHint: (time, email) =>
      `No dia 1º do mês seguinte ${plural("pt-BR", time, { one: "à #", other: "às #" })}, para ${email}.`,
  },
  forYou: {
    title: "Para você",
    hint: "O que outras pessoas pedem, atribuem ou transferem a você.",
    reasons: {
      mention: "Menções",
      task: "Tarefas atribuídas a você",
      handed: "O que é transferido a você",
      appointment: "Inclusão em um compromisso",
    },
    times: {
      atOnce: "Na hora",
      daily: "Diariamente",
      never: "Nunca",
    },
    note: "Diariamente: junto com a agenda. Os convites chegam na hora.",
  },
  away: {
    title: "Ausência",
    hint: (desk) => `Alguém de “${desk}” substitui você.`,
    button: "Ausência…",
  },
  followUp: {
    title: "Acompanhamento",
    hint: "Quanto tempo depois do último contato um cliente aparece em “Precisa de atenção”. Salvo enquanto você digita.",
    hintFixed:
      "Quanto tempo depois do último contato um cliente aparece em “Precisa de atenção”. Só quem tem a função Proprietário altera isso.",
    failed: "Não foi possível carregar os prazos.",
    facts: "Acompanhamento hoje",
    attention: "Precisa de atenção hoje",
    value: "Valor total",
    snoozed: "Adiados",
    nobody: "Ninguém",
    customers: (customers) => plural("pt-BR", customers, { one: "# cliente", other: "# clientes" }),
    after: "Depois de",
    days: (days) => plural("pt-BR", days, { one: "dia", other: "dias" }),
    never: "Nunca",
    noReminders: "Sem lembretes",
    now: (customers) => `${customers} agora`,
    wrong: "Informe de 1 a 730 dias.",
    suggested: (days, last) =>
      plural("pt-BR", last, { one: `Sugestão: ${days} dia.`, other: `Sugestão: ${days} dias.` }),
    useSuggested: "Usar a sugestão",
    saveFailed: "Não foi possível salvar os prazos de acompanhamento",
    loadFailed: "Não foi possível carregar os prazos de acompanhamento",
  },
};
