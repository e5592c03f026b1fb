import type { reports as english } from "../en/reports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reports: Words<typeof english> = {
  title: "Relatórios",
  print: "Imprimir",
  period: {
    label: "Período",
    month: "Este mês",
    "90d": "Últimos 90 dias",
    year: "Este ano",
    custom: "Personalizado…",
  },
  compared: {
    year: (days, year) => `${days}, em comparação com os mesmos dias de ${year}`,
    month: (days, month) => `${days}, em comparação com os mesmos dias de ${month}`,
    days: (days, before) => `${days}, em comparação com: ${before}`,
  },
  sums: {
    value: "Valor total",
    closed: "Negócios fechados",
    held: "Compromissos realizados",
    upToDate: "Em dia",
    failed: "Não foi possível carregar. <retry>Tentar de novo</retry>",
    before: (figure) => `${figure} antes`,
    of: (share, all) => `${share} de ${all}`,
    nobody: "Ninguém para acompanhar",
    same: "como antes",
    up: (share) => `${share} a mais`,
    down: (share) => `${share} a menos`,
  },
  sections: {
    pipeline: "Funil",
    value: {
      day: "Valor por dia",
      week: "Valor por semana",
      month: "Valor por mês",
    },
    growth: "Novos e fechados",
    appointments: "Compromissos",
    shares: "Onde está o valor",
    contact: "Manter contato",
  },
  begins: {
    pipeline:
      "A partir do seu primeiro cliente, isto mostra como os clientes passam de um status para o seguinte e quanto tempo ficam.",
    value:
      "A partir do seu primeiro cliente, isto mostra quanto valem os seus clientes, por status e ao longo do tempo.",
    growth:
      "A partir do seu primeiro cliente, isto mostra quantos clientes chegam e quantos negócios são fechados.",
    appointments:
      "Quando o seu primeiro compromisso terminar, isto mostra quais foram realizados e em que horários.",
    shares:
      "A partir do seu primeiro cliente, isto mostra quais setores, etiquetas e empresas concentram o valor.",
    contact:
      "A partir do seu primeiro cliente, isto mostra quantos são contatados dentro do prazo de acompanhamento do seu status.",
  },
  firstEntry: (day) => `O primeiro registro é de ${day}.`,
  failed: (title) => `Não foi possível carregar “${title}”.`,
  tools: {
    asChart: (title) => `Mostrar como gráfico<more>: ${title}</more>`,
    asTable: (title) => `Mostrar como tabela<more>: ${title}</more>`,
    csv: (title) => `CSV<more>: ${title}</more>`,
  },
  two: (first, second) => `${first} ${second}`,
  named: (name, what) => `${name}: ${what}`,
  customers: (count) => plural("pt-BR", count, { one: "# cliente", other: "# clientes" }),
  companies: (count) => plural("pt-BR", count, { one: "# empresa", other: "# empresas" }),
  others: (count) => plural("pt-BR", count, { one: "# outro", other: "# outros" }),
  total: "Total",
  unit: {
    day: "Dia",
    week: "Semana",
    month: "Mês",
  },
  noneHeld: "Nenhum foi realizado.",
  nothing: "Nada tem valor ainda.",
  noFollowUp: "Nenhum cliente tem um status com prazo de acompanhamento.",
  value: {
    asOf: {
      day: "Valores no fim do dia.",
      week: "Valores no fim da semana.",
      month: "Valores no fim do mês.",
    },
    are: (share) => `Os negócios fechados são ${share} do total.`,
    stayed: (share) => `Os negócios fechados ficaram em ${share} do total.`,
    grew: (from, to) => `Os negócios fechados subiram de ${from} para ${to} do total.`,
    fell: (from, to) => `Os negócios fechados caíram de ${from} para ${to} do total.`,
    inCustomers: (value, customers) =>
      `${value} em ${plural("pt-BR", customers, { one: "# cliente", other: "# clientes" })}`,
    ofCompanies: (value, customers, companies) =>
      `${value} em ${plural("pt-BR", customers, { one: "# cliente", other: "# clientes" })} de ${plural("pt-BR", companies, { one: "# empresa", other: "# empresas" })}`,
    statusOn: (status, day) => `${status} em ${day}`,
    chart: "Valor por status ao longo do tempo",
  },
  growth: {
    sums: (added, closed) =>
      `${plural("pt-BR", added, { one: "# novo cliente", other: "# novos clientes" })}, ${plural("pt-BR", closed, { one: "# negócio fechado", other: "# negócios fechados" })}.`,
    best: {
      day: (name, closed) =>
        `Melhor dia: ${name}, ${plural("pt-BR", closed, { one: "# fechado", other: "# fechados" })}.`,
      week: (name, closed) =>
        `Melhor semana: ${name}, ${plural("pt-BR", closed, { one: "# fechado", other: "# fechados" })}.`,
      month: (name, closed) =>
        `Melhor mês: ${name}, ${plural("pt-BR", closed, { one: "# fechado", other: "# fechados" })}.`,
    },
    chart: "Novos clientes e negócios fechados ao longo do tempo",
    added: "Novos clientes",
    closed: "Negócios fechados",
  },
  appointments: {
    noNoShows: "Ninguém deixou de comparecer.",
    noShows: (share) => `${share} não compareceram.`,
    most: [
      (share) => `${share} não compareceram, a maioria aos domingos.`,
      (share) => `${share} não compareceram, a maioria às segundas-feiras.`,
      (share) => `${share} não compareceram, a maioria às terças-feiras.`,
      (share) => `${share} não compareceram, a maioria às quartas-feiras.`,
      (share) => `${share} não compareceram, a maioria às quintas-feiras.`,
      (share) => `${share} não compareceram, a maioria às sextas-feiras.`,
      (share) => `${share} não compareceram, a maioria aos sábados.`,
    ],
    all: [
      (share) => `${share} não compareceram, sempre aos domingos.`,
      (share) => `${share} não compareceram, sempre às segundas-feiras.`,
      (share) => `${share} não compareceram, sempre às terças-feiras.`,
      (share) => `${share} não compareceram, sempre às quartas-feiras.`,
      (share) => `${share} não compareceram, sempre às quintas-feiras.`,
      (share) => `${share} não compareceram, sempre às sextas-feiras.`,
      (share) => `${share} não compareceram, sempre aos sábados.`,
    ],
    open: (count) =>
      `${plural("pt-BR", count, { one: "# compromisso passado ainda não tem resultado.", other: "# compromissos passados ainda não têm resultado." })} <ask>Como foi?</ask>`,
    per: {
      day: "Por dia",
      week: "Por semana",
      month: "Por mês",
    },
    perWeeks: (weeks) => plural("pt-BR", weeks, { one: "Por # semana", other: "Por # semanas" }),
    chart: {
      day: "Compromissos por dia",
      week: "Compromissos por semana",
      month: "Compromissos por mês",
    },
    chartOfWeeks: (weeks) =>
      plural("pt-BR", weeks, {
        one: "Compromissos por # semana",
        other: "Compromissos por # semanas",
      }),
    outcomes: {
      held: "Realizados",
      noShow: "Não compareceu",
      canceled: "Cancelados",
      open: "Sem resultado",
    },
    shareOf: (count, all, share) =>
      `${count} de ${plural("pt-BR", all, { one: "# compromisso", other: "# compromissos" })}, ${share}`,
    busiest: "Horários mais cheios",
    noneTimed: "Nenhum compromisso com horário foi realizado.",
    at: (day, hour) => `${day}, ${hour}`,
    held: (count) => plural("pt-BR", count, { one: "# realizado", other: "# realizados" }),
    became: "O que aconteceu com os compromissos",
    byHour: "Compromissos realizados por hora",
    heldAt: "Hora",
  },
  shares: {
    noIndustry: "Nenhuma empresa com valor tem um setor definido.",
    holds: (name, share) => `${name} concentra ${share}.`,
    hold: (names, share) => `${names} concentram ${share}.`,
    byIndustry: "Por setor",
    byTag: "Por etiqueta",
    several: "Um cliente pode ter várias",
    all: "Todo o valor",
    ofAll: (share) => `${share} de todo o valor`,
    topTen: "As dez maiores empresas",
    top: "As maiores empresas",
    ten: "As dez maiores",
    none: "Sem setor",
    untagged: "Sem etiqueta",
    valueByIndustry: "Valor por setor",
    valueByTag: "Valor por etiqueta",
    topByValue: "As maiores empresas por valor",
  },
  heads: {
    industry: "Setor",
    tag: "Etiqueta",
    company: "Empresa",
    companies: "Empresas",
    customers: "Clientes",
    value: "Valor",
    share: "Parcela",
    attention: "Precisa de atenção",
    before: "Antes",
  },
  contact: {
    answer: "Clientes contatados dentro do prazo de acompanhamento do seu status.",
    chart: "Clientes em dia ao longo do tempo",
    upToDate: (kept, customers) =>
      `${kept} de ${plural("pt-BR", customers, { one: "# cliente", other: "# clientes" })} em dia`,
    last90: "Últimos 90 dias",
    before90: "Os 90 dias anteriores",
    longer: {
      day: "O gráfico precisa de dois dias de dados. Escolha um período maior.",
      week: "O gráfico precisa de duas semanas de dados. Escolha um período maior.",
      month: "O gráfico precisa de dois meses de dados. Escolha um período maior.",
    },
    tomorrow: "O gráfico precisa de dois dias de dados. Volte amanhã.",
    nextWeek: "O gráfico precisa de duas semanas de dados. Volte na próxima semana.",
    inMonth: (month) => `O gráfico precisa de dois meses de dados. Volte em ${month}.`,
  },
};
