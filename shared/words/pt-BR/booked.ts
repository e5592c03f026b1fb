import type { booked as english } from "../en/booked.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booked: Words<typeof english> = {
  back: "Voltar à reserva",
  backToInvitation: "Voltar ao convite",
  addToCalendar: "Adicionar à agenda",
  move: "Remarcar",
  cancel: "Cancelar",
  accept: "Aceitar",
  decline: "Recusar",
  propose: "Propor outro horário",
  withdraw: "Retirar",
  bookAnother: "Reservar outro horário",
  wordTo: (host) => `Uma mensagem para ${host}`,
  says: (host, word) => `${host} diz: ${word}`,
  knows: (host) => `${host} já sabe.`,
  toldAtOnce: (host) => `${host} fica sabendo na hora.`,
  stays: (day, host) => `${day} continua valendo até ${host} escolher.`,
  movingClosed: (time) =>
    `Era possível remarcar até ${time}. Você pode <propose>propor outro horário</propose>.`,
  kept: "Esta página sempre mostra a situação atual. O endereço dela também está no e-mail; quem o tiver pode remarcar ou cancelar.",
  keepAddress: "Guarde este endereço para remarcar ou cancelar",
  confirm: {
    title: "Confirme a reserva",
    text: (time) => `O horário está reservado para você até ${time}.`,
    button: "Confirmar a reserva",
  },
  held: {
    title: "Falta um passo: confirme por e-mail",
    text: (email) =>
      `Enviamos um link para <b>${email}</b>. Abra-o para tornar a reserva definitiva. Até lá, o horário é seu:`,
    until: (time) => `até ${time}`,
    noEmail:
      "Não recebeu o e-mail? Veja na pasta de spam. Esta página mostra a reserva assim que ela for confirmada.",
    noEmailYet:
      "Não recebeu o e-mail? Veja na pasta de spam, <again>envie de novo</again> ou <correct>corrija o endereço</correct>. Esta página mostra a reserva assim que ela for confirmada.",
    didYouMean: (email) => `Você quis dizer <correct>${email}</correct>?`,
  },
  correct: {
    title: "Corrija o endereço",
    text: "O link vai para o novo endereço, e o anterior deixa de funcionar.",
    email: "E-mail",
    send: "Enviar o link",
  },
  lapsed: {
    title: "O horário foi liberado",
    text: "Ele ficou reservado por 30 minutos e não foi confirmado.",
    again: "Reservar de novo",
  },
  asked: {
    title: (host) => `${host} confirma primeiro`,
    heldUntil: (time) => `O horário está reservado para você até ${time}.`,
    heldAndMailed: (time) =>
      `O horário está reservado para você até ${time}. Você recebe a resposta por e-mail.`,
  },
  unanswered: {
    title: "Não foi confirmada a tempo",
    text: (host) => `${host} não respondeu, por isso o horário foi liberado.`,
    notChosen: "Nenhum dos horários propostos foi escolhido, por isso o horário foi liberado.",
  },
  declined: {
    withdrawn: "Solicitação retirada",
    title: (host) => `${host} não pode nesse horário`,
    text: "Nada está reservado.",
  },
  moved: {
    title: (host) => `${host} remarcou a reunião`,
    text: "O novo horário serve para você?",
    accept: "Sim, serve",
  },
  proposed: {
    title: "Você propôs outro horário",
    accept: "Aceitar o horário atual",
    row: "Sua proposta",
  },
  canceled: {
    title: "Cancelada",
    told: (host) => `${host} já sabe.`,
    byHost: (host) => `${host} cancelou a reunião.`,
    today: (time) => `Hoje ${plural("pt-BR", time, { one: "à #", other: "às #" })}`,
    byYou: (time) => `Por você, ${time}`,
    byYouToday: (time) => `Por você, hoje ${plural("pt-BR", time, { one: "à #", other: "às #" })}`,
  },
  over: {
    title: "Esta reunião já passou",
    text: (day) => `Ela aconteceu em ${day}.`,
  },
  done: {
    title: "Sua reunião está reservada",
    mailed: (host, email) => `${host} já sabe. A confirmação está a caminho de ${email}.`,
    notMailed: (host) =>
      `${host} já sabe. Nenhum e-mail é enviado daqui, então esta página é a sua confirmação.`,
  },
  invited: {
    title: (host, name) => `${name}, ${host} convida você`,
    text: "Aceite e está combinado. Se o horário não servir, proponha outros.",
    allTimes: "Aceite e todos os horários ficam combinados.",
    accepted: "Você aceitou",
    acceptedText: (host) => `${host} já sabe. Não é preciso fazer mais nada.`,
    declined: "Você recusou",
    acceptAfterAll: "Aceitar mesmo assim",
    entry: "<download>Baixe aqui a entrada da agenda</download>.",
    entryMailed:
      "O e-mail traz a entrada da agenda. <download>Baixe-a aqui</download> se ela não aparecer.",
  },
  offered: {
    title: (host) => `${host} propõe outro horário`,
    text: (host, time) =>
      `${host} não pode no horário que você pediu. Ele fica reservado para você até ${time}.`,
    times: "Horários",
    take: "Reservar este horário",
    taken: (time) => `Este horário foi reservado nesse meio-tempo: ${time}.`,
    passed: (time) => `Este horário já passou: ${time}.`,
  },
  canceling: {
    question: (what) => `Cancelar “${what}”?`,
    text: (host) =>
      `${host} fica sabendo na hora, e o horário fica livre para outras pessoas. Ao remarcar, você mantém o seu lugar.`,
    button: "Cancelar a reunião",
    keep: "Manter",
    move: "Prefiro remarcar",
    title: (title) => `Cancelar “${title}”`,
  },
  declining: {
    question: "Recusar?",
    back: "Voltar",
    title: (title) => `Recusar “${title}”`,
  },
  moving: {
    heading: (what) => `Remarcar “${what}”`,
    now: (day) => `Agora <b>${day}</b>`,
    until: (time) => `Você pode remarcar até ${time}.`,
    to: (time) => `Para ${time}`,
    told: (host) => `${host} fica sabendo, e sua agenda é atualizada.`,
    keep: (time) => `Manter ${time}`,
    taken: (time) =>
      `O horário ${plural("pt-BR", time, { one: "da #", other: "das #" })} acabou de ser reservado. Estes estão livres.`,
    title: (title) => `Remarcar “${title}”`,
  },
  proposing: {
    planned: (day) => `Previsto <b>${day}</b>`,
    note: "Os dias coloridos têm horários livres. Escolha até três.",
    button: (count) =>
      plural("pt-BR", count, { one: "Propor # horário", other: "Propor # horários" }),
  },
};
