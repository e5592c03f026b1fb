import type { mails as english } from "../en/mails.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof english> = {
  link: {
    moveIt: "Remarcar",
    moveUntil: (time) => `Remarcar até ${time}`,
    cancel: "Cancelar",
    propose: "Propor outro horário",
    decline: "Recusar",
    accept: "Aceitar",
    pick: "Escolher outro horário",
  },
  confirm: {
    subject: (title, time) => `Confirme: ${title}, ${time}`,
    title: (name) => `Falta um passo, ${name}`,
    text: (time) =>
      `Confirme que você quer fazer esta reserva. O horário está reservado para você até ${time}. Se não foi você quem reservou, não faça nada: o horário será liberado.`,
    button: "Confirmar a reserva",
  },
  invited: {
    subject: (title, time) => `Convite: ${title}, ${time}`,
    title: (host, name) => `${name}, ${host} convida você`,
    text: "Aceite e está combinado. Se o horário não servir, proponha outros.",
    allTimes: "O convite vale para todos os horários. Aceite e ficam combinados.",
  },
  booked: {
    subject: (title, time) => `Confirmada: ${title}, ${time}`,
    title: (name) => `Sua reunião está reservada, ${name}`,
    text: "Agradecemos a escolha do horário.",
    textPhone: (host) => `Agradecemos a escolha do horário. ${host} liga para você nesse momento.`,
  },
  moved: {
    subject: (title, time) => `Remarcada: ${title}, agora ${time}`,
    title: (what) => `Um novo horário para “${what}”`,
    text: (name, what) => `Olá, ${name}! Sua reunião “${what}” foi remarcada.`,
  },
  rescheduled: {
    text: (name, host, what) =>
      `Olá, ${name}! ${host} precisa remarcar sua reunião “${what}”. O novo horário serve para você?`,
    button: "Sim, serve",
    subjectSeries: (title, time) => `Alterada: ${title}, próximo horário ${time}`,
    titleSeries: (what) => `Novos horários para “${what}”`,
    textSeries: (name, host) =>
      `Olá, ${name}! ${host} alterou alguns dos horários. Sua agenda recebe todos eles.`,
  },
  canceled: {
    subject: (title, time) => `Cancelada: ${title}, ${time}`,
    title: (what) => `Sua reunião “${what}” está cancelada`,
    byYou: (name, what) =>
      `Olá, ${name}! Você cancelou a reunião “${what}”. Não é preciso fazer mais nada; sua agenda é atualizada.`,
    byHost: (name, host, what) =>
      `Olá, ${name}! ${host} cancelou a reunião “${what}”. Não é preciso fazer mais nada; sua agenda é atualizada.`,
  },
  declined: {
    subject: (host, title, time) => `${host} não pode nesse horário: ${title}, ${time}`,
    title: (host) => `${host} não pode nesse horário`,
    text: (name, host, what) =>
      `Olá, ${name}! ${host} não pode participar da reunião “${what}” nesse horário.`,
    textWord: (name, host, what, word) =>
      `Olá, ${name}! ${host} não pode participar da reunião “${what}” nesse horário. ${host} diz: ${word}`,
  },
  offered: {
    title: (host) => `${host} propõe outro horário`,
    text: (name, host, what, times) =>
      `Olá, ${name}! ${host} não pode participar da reunião “${what}” nesse horário e propõe ${times}.`,
    textWord: (name, host, what, times, word) =>
      `Olá, ${name}! ${host} não pode participar da reunião “${what}” nesse horário e propõe ${times}. ${host} diz: ${word}`,
    button: "Escolher um horário",
  },
  reminder: {
    subjectTomorrow: (title, time) => `Amanhã: ${title}, ${time}`,
    subject: (day, title, time) => `${day}: ${title}, ${time}`,
    titleTomorrow: (name) => `Até amanhã, ${name}`,
    title: (what, name) => `“${what}”, ${name}`,
    calls: (host) => `${host} liga para você nesse momento.`,
    expects: (host) => `${host} espera você.`,
  },
  missed: {
    subject: "Sentimos sua falta",
    title: (name) => `Sentimos sua falta, ${name}`,
    text: (host, time) =>
      `${host} esperou por você: ${time}. Acontece; escolha outro horário quando for bom para você.`,
  },
  lapsed: {
    subject: (title, time) => `Não reservada: ${title}, ${time}`,
    title: "Não houve resposta a tempo",
    text: (name, host) => `Olá, ${name}! ${host} não respondeu, por isso o horário foi liberado.`,
    notChosenTitle: "Nenhum horário foi escolhido",
    notChosen: (name) =>
      `Olá, ${name}! Nenhum dos horários propostos foi escolhido, por isso o horário foi liberado.`,
  },
  foot: {
    booked: (from, host, site) =>
      `${from}. Você recebe este e-mail porque uma reunião com você foi reservada em ${site}. Os links mostram a situação atual a qualquer momento; quem os tiver pode alterar a reunião. As respostas a este e-mail chegam a ${host}.`,
    invited: (from, host, site) =>
      `${from}. Você recebe este e-mail porque ${host} convida você em ${site}. Os links mostram a situação atual a qualquer momento; quem os tiver pode alterar a reunião. As respostas a este e-mail chegam a ${host}.`,
  },
  entry: {
    answer: (url) => `Responder: ${url}`,
    change: (url) => `Remarcar ou cancelar: ${url}`,
  },
  when: (day, time) => `${day}, ${plural("pt-BR", time, { one: "à #", other: "às #" })}`,
  labeled: (label, text) => `${label}: ${text}`,
  standard: {
    confirmation: {
      subject: "Confirmada: {what}, {when}",
      text: "Olá, {first name}!\n\nAgradeço a escolha do horário: {what}, {when}.\n\n{my name}",
    },
    moved: {
      subject: "Remarcada: {what}, agora {when}",
      text: "Olá, {first name}!\n\nA reunião “{what}” agora é {when}.\n\n{my name}",
    },
    canceled: {
      subject: "Cancelada: {what}, {when}",
      text: "Olá, {first name}!\n\nA reunião “{what}”, {when}, está cancelada. Sua agenda é atualizada.\n\n{my name}",
    },
    reminder: {
      subject: "Amanhã: {what}, {time}",
      text: "Olá, {first name}!\n\nUm lembrete da reunião “{what}”, {when}.\n\nSe o horário não servir mais: {move link}\n\nAté lá,\n{my name}",
    },
    missed: {
      subject: "Sentimos sua falta",
      text: "Olá, {first name}!\n\nEsperei por você, {when}. Acontece; escolha outro horário quando for bom para você.\n\n{my name}",
    },
  },
};
