import type { booking as english } from "../en/booking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booking: Words<typeof english> = {
  skip: "Ir para o conteúdo",
  privacy: "Privacidade",
  language: "Idioma",
  optional: "Opcional",
  meetingWith: (title, name) => `${title} com ${name}`,
  zone: {
    change: "Alterar",
    now: (time) => `Hora atual lá: ${time}.`,
    label: "Fuso horário",
    use: "Usar este fuso horário",
  },
  choose: {
    title: (name) => `Reserve uma reunião com ${name}`,
    heading: "Escolha uma reunião",
    none: "Ainda não há nada para reservar aqui.",
    firstFree: (time) => `Primeiro horário livre: ${time}`,
    nothingFree: (day) => `Nenhum horário livre antes de ${day}`,
    all: "Todas as reuniões",
  },
  days: {
    day: "Dia",
    choose: "Escolha um dia",
    free: (day) => `${day}, livre`,
    earlier: "Semanas anteriores",
    later: "Semanas seguintes",
    time: "Horário",
    none: "Não há horários livres nestas semanas.",
    morning: "Manhã",
    afternoon: "Tarde",
    evening: "Noite",
    openWeek: "Reservas abertas para a próxima semana.",
    openWeeks: (weeks) => `Reservas abertas para as próximas ${weeks} semanas.`,
    openDays: (days) =>
      plural("pt-BR", days, {
        one: "Reservas abertas para o próximo dia.",
        other: "Reservas abertas para os próximos # dias.",
      }),
  },
  details: {
    otherTimes: "Outros horários",
    heading: "Seus dados",
    name: "Nome",
    email: "E-mail",
    phone: "Telefone",
    company: "Empresa",
    address: "Seu endereço",
    forConfirmation: "Para a confirmação e para remarcar ou cancelar.",
    didYouMean: (email) => `Você quis dizer ${email}?`,
    callsThis: (host) => `${host} liga para este número.`,
    book: "Reservar este horário",
    bookAt: (time) => `Reservar ${time}`,
    whoGets: (name) =>
      `${name} recebe o que você informa aqui para preparar a reunião. Sem cookies, sem rastreamento. <privacy>Privacidade</privacy>`,
    failed: "Não foi possível reservar. O que você digitou foi mantido.",
    taken: (time) =>
      `<b>O horário ${plural("pt-BR", time, { one: "da #", other: "das #" })} acabou de ser reservado.</b> O que você digitou foi mantido. Estes são os próximos horários livres:`,
    takenLast: (time) =>
      `<b>O horário ${plural("pt-BR", time, { one: "da #", other: "das #" })} acabou de ser reservado.</b> O que você digitou foi mantido. Não há outro horário livre no momento.`,
    nextTimes: "Próximos horários livres",
    moreTimes: "Mais horários",
  },
  wrong: {
    name: "Informe seu nome",
    email: "Informe seu e-mail",
    emailUnreadable: "Informe um e-mail válido",
    phone: (host) => `Informe o número para o qual ${host} deve ligar`,
    address: "Informe o endereço",
    answer: "Responda a esta pergunta",
  },
  checking: {
    title: "Verificando, só um momento",
    text: "Muitas pessoas estão reservando aqui agora. O que você digitou foi mantido.",
    wait: "O botão aparece em cinco segundos.",
  },
  notices: {
    noPage: "Não há página de reservas aqui",
    noPageText:
      "O endereço pode ter um erro de digitação, ou a página não existe mais. Pergunte a quem o passou para você.",
    closed: "As reservas online estão fechadas",
    closedText: (host) =>
      `${host} não aceita reservas nesta página no momento. O que você já reservou continua valendo; o link no seu e-mail ainda funciona.`,
    full: "Até lá, todos os horários estão ocupados. Quando alguém cancelar, o horário volta a aparecer aqui.",
    otherMeetings: "Outras reuniões",
    writeTo: (host) => `Escrever para ${host}`,
    tooMany: "Muitas tentativas",
    tooManyText: (minutes) =>
      plural("pt-BR", minutes, {
        one: "Muitas tentativas a partir daqui. Tente de novo em um minuto.",
        other: "Muitas tentativas a partir daqui. Tente de novo em # minutos.",
      }),
    away: "Indisponível no momento",
    awayText: "Tente de novo daqui a pouco.",
    awayKept: "O que você digitou foi mantido. Tente de novo daqui a pouco.",
    tryAgain: "Tentar de novo",
    noBooking: "Não há reserva aqui",
    noBookingText: "O link pode estar incompleto, ou a reunião já aconteceu há muito tempo.",
    privacyTitle: "O que acontece com o que você informa",
    privacyUse:
      "Seu nome, e-mail, telefone, empresa e respostas vão para a pessoa ou a equipe com quem você reserva a reunião, que os usa para prepará-la e realizá-la.",
    privacyKept:
      "Eles são guardados com a reunião até serem excluídos lá. Peça à pessoa com quem você reserva que os corrija ou exclua.",
    privacyCookies:
      "Sem cookies, sem rastreamento, e nada é carregado de outro lugar. Para manter robôs afastados, uma impressão digital irreversível do seu endereço de rede é guardada por até um dia.",
  },
};
