import { pairs } from "./pairs.ts";

type Company = readonly [name: string, email: string, phone: string, website: string];

/** Two records of one company. */
export const sameCompanies = pairs<Company>(
  [
    ["Acme Inc", "", "", "acme.example"],
    ["ACME", "", "", "https://www.acme.example/about"],
  ],
  [
    ["Bakkerij Noord", "", "", ""],
    ["Bakkerij Noord B.V.", "", "", ""],
  ],
  [
    ["Corvus GmbH & Co. KG", "", "", ""],
    ["Corvus", "", "", ""],
  ],
  [
    ["Delta Bau", "info@delta.example", "", ""],
    ["Delta Bau GmbH", "INFO@delta.example", "", ""],
  ],
  [
    ["Eck & Söhne", "", "", ""],
    ["Eck und Soehne", "", "", ""],
  ],
  [
    ["Fjord AS", "", "+47 22 55 01 42", ""],
    ["Fjord", "", "22 55 01 42", ""],
  ],
  [
    ["The Garden Shop", "", "", ""],
    ["Garden Shop Ltd.", "", "", ""],
  ],
  [
    ["Halvorsen", "", "", "halvorsen.example"],
    ["Halvorsen Boats", "", "", "www.halvorsen.example"],
  ],
  [
    ["Iris S.A.", "", "", ""],
    ["IRIS", "", "", ""],
  ],
  [
    ["Juno LLC", "", "", ""],
    ["Juno, L.L.C.", "", "", ""],
  ],
  [
    ["Kilo", "hello@kilo.example", "", ""],
    ["Kilo Media", "hello@kilo.example", "", ""],
  ],
  [
    ["Lumen AB", "", "", "lumen.wordpress.com"],
    ["Lumen", "", "", "https://lumen.wordpress.com/"],
  ],
  [
    ["Mistral", "", "01 55 50 14 20", ""],
    ["Mistral SARL", "", "+33 1 55 50 14 20", ""],
  ],
  [
    ["Nordlicht", "", "", ""],
    ["NORDLICHT e.K.", "", "", ""],
  ],
  [
    ["Orbis Corp", "", "", ""],
    ["Orbis Corporation", "", "", ""],
  ],
  [
    ["Phở Bùi", "", "", ""],
    ["Pho Bui", "", "", ""],
  ],
  [
    ["Quill", "", "", "facebook.com/quill"],
    ["Quill Books", "", "", "www.facebook.com/Quill/"],
  ],
  [
    ["Rasa Ltd", "", "", ""],
    ["Rasa Limited", "", "", ""],
  ],
  [
    ["SunTec", "", "", ""],
    ["Sun Tec", "", "", ""],
  ],
  [
    ["Tor & Co", "", "", "tor.example"],
    ["Tor", "", "", "tor.example"],
  ],
);

/** Two companies, or as good as surely so. */
export const otherCompanies = pairs<Company>(
  [
    ["Jackson Inc", "", "", "jackson.example"],
    ["Jackson PLC", "", "", "jackson-plc.example"],
  ],
  [
    ["Uno Bau", "", "", ""],
    ["Uno Immobilien", "", "", ""],
  ],
  [
    ["Alpha One", "", "", "alpha.wordpress.com"],
    ["Beta One", "", "", "beta.wordpress.com"],
  ],
  [
    ["Gamma Six", "", "", "gamma.github.io"],
    ["Epsilon Six", "", "", "epsilon.github.io"],
  ],
  [
    ["Zeta Two", "", "", "facebook.com"],
    ["Eta Two", "", "", "facebook.com"],
  ],
  [
    ["Theta Cars", "info@gmx.example", "", ""],
    ["Theta Bikes", "office@gmx.example", "", ""],
  ],
  [
    ["Unknown", "", "", ""],
    ["unknown", "", "", ""],
  ],
  [
    ["n/a", "", "", ""],
    ["N/A", "", "", ""],
  ],
  [
    ["Kappa", "none@none.com", "", ""],
    ["Lambda", "none@none.com", "", ""],
  ],
  [
    ["Mu Foods", "", "000000", ""],
    ["Nu Foods", "", "000000", ""],
  ],
  [
    ["Xi Print", "", "", "xi.example"],
    ["Xi Paint", "", "", "xi.test"],
  ],
  [
    ["Rho North", "", "", ""],
    ["Rho South", "", "", ""],
  ],
  [
    ["Sigma 1", "", "", ""],
    ["Sigma 2", "", "", ""],
  ],
  [
    ["Tau Hotel Berlin", "", "", ""],
    ["Tau Hotel Bern", "", "", ""],
  ],
  [
    ["Smith Legal", "", "", ""],
    ["Smyth Legal", "", "", ""],
  ],
  [
    ["Phi", "", "", ""],
    ["Phil", "", "", ""],
  ],
  [
    ["Star Denver", "", "303 555 0101", ""],
    ["Star Atlanta", "", "404 555 0101", ""],
  ],
  [
    ["Omega Tax", "", "", "test.com"],
    ["Omega Law", "", "", "test.com"],
  ],
  [
    ["Vita Care", "", "1234567", ""],
    ["Viva Care", "", "1234567", ""],
  ],
  [
    ["Ada Optik", "", "", "shop.optik.example"],
    ["Bea Optik", "", "", "club.optik.example"],
  ],
);
