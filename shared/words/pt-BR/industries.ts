import type { industries as english } from "../en/industries.ts";
import type { Words } from "../words.ts";

export const industries: Words<typeof english> = {
  suggested: [
    "Contabilidade",
    "Agricultura",
    "Arquitetura",
    "Automotivo",
    "Construção",
    "Consultoria",
    "Educação",
    "Energia",
    "Finanças",
    "Alimentos e bebidas",
    "Frete e logística",
    "Governo",
    "Saúde",
    "Hotelaria",
    "Seguros",
    "Design de interiores",
    "Jurídico",
    "Indústria",
    "Marketing",
    "Mídia",
    "Sem fins lucrativos",
    "Gráfica",
    "Imóveis",
    "Varejo",
    "Software",
    "Telecomunicações",
    "Viagens",
  ],
};
