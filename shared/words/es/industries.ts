import type { industries as english } from "../en/industries.ts";
import type { Words } from "../words.ts";

export const industries: Words<typeof english> = {
  suggested: [
    "Contabilidad",
    "Agricultura",
    "Arquitectura",
    "Automoción",
    "Construcción",
    "Consultoría",
    "Educación",
    "Energía",
    "Finanzas",
    "Alimentación y bebidas",
    "Transporte y logística",
    "Administración pública",
    "Salud",
    "Hostelería",
    "Seguros",
    "Interiorismo",
    "Derecho",
    "Fabricación",
    "Marketing",
    "Medios",
    "Sin ánimo de lucro",
    "Imprenta",
    "Inmobiliario",
    "Comercio minorista",
    "Software",
    "Telecomunicaciones",
    "Viajes",
  ],
};
