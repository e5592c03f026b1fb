import { fieldsOf } from "../../../../shared/kinds/fields.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { type ImportKind, importKinds } from "../../../../shared/transfer/import-kinds.ts";
import { inEnglish } from "../read/own-headings.ts";
import type { Target } from "./column-match.ts";
import { furtherTargets } from "./targets.ts";

type Words = Partial<Record<Target, string>>;

/**
 * What headings mean, without case and accents, in English, German, French, Spanish, Italian,
 * Portuguese and Dutch, and as the programs write them that people come from.
 */
const shared: Words = {
  email:
    "email|e mail|emails|mail|email address|e mail address|email addresses|primary email|main email|work email|email work|email home|home email|personal email|email 1|e mail 1|e mail 2|e mail 3|email 2|email 3|email 4|e mail 2 address|e mail 3 address|email other|other email|secondary email|alternate email|email jsonb|emails primary email|emails additional emails|person email|person email work|person email home|person email other|email id|e mail adresse|emailadresse|mailadresse|e mail privat|e mail geschaftlich|courriel|adresse e mail|adresse email|adresse mail|adresse electronique|adresse de messagerie|mel|correo|correo electronico|direccion de correo electronico|direccion de correo|indirizzo email|indirizzo e mail|indirizzo di posta elettronica|posta elettronica|endereco de email|endereco de e mail|correio eletronico|e mailadres|mailadres|emailadres|contact email",
  phone:
    "phone|phones|telephone|tel|tel no|phone number|phone numbers|phone 1|phone 2|phone 3|phone 4|phone no|telephone number|mobile|mobile phone|mobile number|mobile phone number|cell|cell phone|work phone|business phone|business phone 2|home phone|home phone 2|primary phone|main phone|company main phone|other phone|car phone|phone jsonb|phones primary phone number|phones additional phones|person phone|person phone work|person phone home|person phone mobile|person phone other|contact phone|iphone|phone work|phone home|phone mobile|phone number work|phone number mobile|phone number home|telefon|telefonnummer|tel nr|rufnummer|handy|handynummer|mobil|mobilnummer|mobiltelefon|mobiltelefon 2|telefon geschaftlich|telefon geschaftlich 2|telefon privat|telefon privat 2|telefon 1|telefon 2|festnetz|telefono|telefono 1|telefono 2|telefonos|telefono movil|telefono del trabajo|telefono particular|movil|celular|numero de telefono|numero di telefono|telephone portable|telephone mobile|telephone bureau|telephone domicile|telephone bureau 2|portable|numero de telephone|n de telephone|tel mobile|tel portable|tel mobil|cellulare|telefono cellulare|telefono ufficio|telefono abitazione|telefone|telefone celular|telemovel|telefone comercial|telefone residencial|numero de telefone|telefoon|telefoonnummer|telefoon werk|telefoon thuis|telefoon op werk|mobiel|mobiele telefoon|mobiel nummer|gsm",
  website:
    "website|web site|web|url|homepage|home page|web page|website url|company website|company domain name|domain|domain name|company domain|website 1|domain name primary link url|webseite|internet|internetseite|webadresse|site web|site internet|site|page web|sitio web|pagina web|sito|sito web|sitio|website adres|account website",
  tags: "tags|tag|person label|person labels|contact labels|labels|label|categories|category|group membership|groups|group|contact groups|kategorien|kategorie|etiketten|schlagworte|schlagworter|gruppen|gruppe|categorie|etiquettes|etiquette|libelles|groupes|etiquetas|etiqueta|categorias|categoria|grupos|etichette|etichetta|gruppi|marcadores|labels en categorieen|labels|trefwoorden|groepen",
  notes:
    "notes|note|comments|comment|description|about|background|background info|remarks|memo|contact notes|person notes|notizen|notiz|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|kommentare|beschreibung|remarque|remarques|commentaire|commentaires|notas|nota|comentarios|comentario|observaciones|descripcion|note aggiuntive|commenti|osservazioni|descrizione|observacoes|observacao|descricao|notities|notitie|opmerking|opmerkingen|toelichting|omschrijving",
};

const person: Words = {
  firstName:
    "first name|middle name|additional name|zweiter vorname|weitere vornamen|autre prenom|deuxieme prenom|segundo nombre|secondo nome|segundo nome|firstname|given name|forename|first|fname|name first name|person first name|vorname|prenom|nombre|nombre de pila|primer nombre|nome proprio|primeiro nome|nome di battesimo|voornaam|roepnaam",
  lastName:
    "last name|tussenvoegsel|lastname|family name|surname|last|lname|name last name|person last name|nachname|familienname|zuname|nom de famille|nom|apellido|apellidos|primer apellido|cognome|apelido|sobrenome|ultimo nome|achternaam|familienaam",
  name: "name|full name|fullname|display name|contact name|contact|customer|customer name|client|client name|person name|complete name|vollstandiger name|ganzer name|anzeigename|kunde|kundenname|kontakt|kontaktname|ansprechpartner|nom complet|nom et prenom|nom prenom|nom affiche|client e|nom du client|contact nom|nombre completo|nombre y apellidos|cliente|nombre del cliente|contacto|nome completo|nome e cognome|nominativo|nome cliente|nome do cliente|contato|nome|naam|volledige naam|weergavenaam|klant|klantnaam|contactpersoon",
  company:
    "company|company name|organization|organisation|organization name|organization 1 name|organisation name|account|account name|employer|business|business name|primary company|associated company|associated company name|person organization|company worker company name|firma|firmenname|unternehmen|organisation|arbeitgeber|betrieb|societe|entreprise|nom de lentreprise|nom de la societe|raison sociale|organisme|empresa|compania|nombre de la empresa|organizacion|azienda|societa|ditta|ragione sociale|nome azienda|nome da empresa|companhia|organizacao|entidade|bedrijf|bedrijfsnaam|organisatie|werkgever",
  status:
    "status|stage|lead status|lifecycle stage|contact status|customer status|pipeline stage|deal stage|lead stage|phase|kundenstatus|stand|stufe|statut|etat|etape|stade|estado|etapa|fase|stato|situacao|contact type|lead status label|person status",
  value:
    "value|deal value|deal|amount|deal amount|total value|revenue|turnover|price|budget|annual revenue|opportunity amount|lifetime value|total revenue|worth|wert|umsatz|betrag|auftragswert|summe|preis|jahresumsatz|valeur|montant|chiffre daffaires|ca|prix|valor|importe|monto|ingresos|facturacion|precio|valore|importo|fatturato|prezzo|faturamento|receita|preco|waarde|bedrag|omzet|prijs",
  lastContact:
    "last contact|last contacted|last talked|last talked to|last contact date|last contacted date|date of last contact|last activity|last activity date|last activity time|last seen|last touch|last communication|last stay in touch date|person last activity date|letzter kontakt|zuletzt kontaktiert|letzte aktivitat|letztes gesprach|dernier contact|date du dernier contact|derniere activite|ultimo contacto|fecha de ultimo contacto|ultima actividad|ultimo contatto|data ultimo contatto|ultima attivita|data do ultimo contato|ultimo contato|laatste contact|laatst gesproken|laatste activiteit|last modified activity",
};

const addressParts =
  "street|street 2|street 3|city|state|state province|province|postal code|zip|zipcode|zip code|zip postal code|country|country region|address".split(
    "|",
  );

/** What a row of a person says of the company: a new one gets it. */
const ofCompany: Words = {
  companyWebsite:
    "website|web site|company website|company url|website url|company domain name|company domain|domain name|domain name primary link url|account website|organization website|web page|business web page|website 1|webseite|firmenwebsite",
  companyAddress: ["business", "company", "work", "office", "billing", "organization"]
    .flatMap((whose) => addressParts.map((part) => `${whose} ${part}`))
    .concat(
      ["strasse", "ort", "region", "postleitzahl", "land region"].map(
        (part) => `${part} geschaftlich`,
      ),
    )
    .join("|"),
  companyId:
    "account id|company id|associated company ids|associated company id|primary associated company id|primary company id|organization id|organisation id|parent company id|account name id",
};

const company: Words = {
  ownId: "id|record id|account id|company id|organization id|system id",
  name: `name|${person.company}|company owner name|kunde|klant|client|cliente|nom|nombre|nome|naam`,
  notes: `${shared.notes}|about us|company description`,
  industry:
    "industry|sector|branch|line of business|branche|industrie|wirtschaftszweig|secteur|secteur dactivite|sector|rubro|giro|industria|settore|settore industriale|setor|ramo|bedrijfstak|sic description",
  address:
    "address|street|street address|street address 2|address 1|address 2|address line 1|address line 2|city|town|state|state region|region|province|county|zip|zip code|postal code|postcode|country|country region|location|billing street|billing city|billing state|billing state province|billing zip|billing zip postal code|billing code|billing postal code|billing country|billing address street|billing address city|billing address state|billing address postal code|billing address country|address street|address city|address state|address postal code|address country|address of organization|full address|address address street 1|address address street 2|address address city|address address state|address address post code|address address country|organization address|adresse|strasse|hausnummer|anschrift|ort|stadt|plz|postleitzahl|land|bundesland|rue|ville|code postal|pays|direccion|calle|ciudad|codigo postal|pais|provincia|poblacion|indirizzo|via|citta|cap|paese|endereco|rua|cidade|cep|estado|adres|straat|plaats|huisnummer",
};

const appointment: Words = {
  title:
    "title|subject|summary|event|event name|appointment|what|name|titel|betreff|termin|thema|objet|sujet|titre|evenement|rendez vous|titulo|asunto|evento|cita|oggetto|titolo|appuntamento|assunto|compromisso|onderwerp|afspraak",
  date: "date|start|start date|starts|begin|begins|when|day|date start|start at|start time and date|starts at|dtstart|due date|datum|beginn|beginnt am|startdatum|anfang|tag|date de debut|debut|commence le|quand|fecha|fecha de inicio|inicio|comienzo|comienza el|data|data di inizio|data inizio|inizio|data de inicio|begindatum|start datum|begint op|dag|date and time",
  time: "time|start time|starts time|begins at|uhrzeit|beginnt um|startzeit|zeit|anfangszeit|heure|heure de debut|hora|hora de inicio|ora|ora inizio|ora di inizio|tijd|begintijd|starttijd",
  end: "end|end date|end time|ends|date end|end at|finish|ends at|dtend|ende|endet am|endet um|enddatum|endzeit|endzeitpunkt|fin|date de fin|heure de fin|fecha de finalizacion|fecha de fin|hora de finalizacion|hora de fin|fine|data di fine|data fine|ora fine|ora di fine|fim|data de termino|termino|hora de termino|einde|einddatum|eindtijd",
  duration:
    "duration|length|minutes|duration minutes|duration min|dauer|lange|minuten|duree|duracion|durata|duracao|duur",
  customer:
    "customer|client|contact|contact name|customer name|client name|attendee|attendees|with|person|guest|invitee|invitee name|participants|required attendees|parent|related to|name of client|kunde|kundin|kontakt|teilnehmer|mit|erforderliche teilnehmer|client e|participant|avec|cliente|contacto|asistentes|asistentes necesarios|partecipanti|contatto|con|participantes|contato|convidado|klant|deelnemers|met|verplichte deelnemers|contactpersoon",
  company: person.company ?? "",
  notes: `${shared.notes}|details|agenda|body|desc|detalles|dettagli|detalhes`,
  outcome:
    "outcome|result|status|held|attendance|show status|ergebnis|resultat|resultado|esito|risultato|uitkomst|statut|estado|stato",
  repeat: "repeats|repeat|recurrence|rrule|recurring|wiederholung|recurrence rule",
};

/** What only programs read: their own keys, and pictures. A tax or customer number is none of them. */
const technical =
  /^(?:(?:(?:record|contact|company|account|person|organization|organisation|associated|primary associated|lead|deal|user|owner|created|modified|assigned|master|individual|source|unique|external|system|import|photo)\b.*)? ?(?:id|ids|uuid|guid))$|^do not modify (?!modified on)|(?:^| )(?:hash|etag|checksum|photo|avatar|picture|image|logo|icon|color|colour|latitude|longitude|geo|schema|import source id|leid|euid|gmtoff|dstoff)(?: |$)/;

/** What programs write of each record; of people and companies it is kept where it differs. */
const noise =
  /(^| )(type|priority|sensitivity|private|gender|locale|language|initials|phonetic|yomi|nickname language|created|create date|assigned|updated|modified|creation|created at|updated at|deleted at|position|owner|created by|modified by|file as|keywords|billing information|mileage|internet free busy|subscribed|unsubscribed|opted out|opt out|bounced|show time as|reminder|all day event|meeting organizer|record|label|salutation|anrede|newsletter|snoozed until|deleted|opted|do not call|optin|opt in|optin time|optin ip|confirm time|member rating|typ|angezeigter name|screen name|timezone)( |$)| po box$|nom complet de ladresse|^(e mail (\d )?(display name|type|label)|phone \d (type|label)|email \d (type|label)|address \d (type|label))$/;

/** Numbers that nobody answers, or that somebody else does. */
const unanswered =
  /(^| )(tele)?(fax|telecopi|telex)\p{L}*( |$)|(^| )(pager|beeper|radio|callback|tty tdd|isdn|radiomessagerie|buscapersonas|cercapersone|semafoon|assistants?|asst|assistant e|assistenten?)( |$)/u;

/** What tells something of somebody, though there is no field for it. */
const told =
  /title|position|role|job|department|address|street|city|country|zip|postal|birthday|anniversary|website|url|spouse|linkedin|source|nickname|titel|abteilung|adresse|strasse|ort|geburtstag|fonction|poste|anniversaire|cargo|direccion|puesto|indirizzo|ruolo|endereco|adres|functie/;

const words: Record<ImportKind, Map<string, Target>> = {
  customers: toMap({ ...shared, ...person, ...ofCompany, ...titlesOf("customers") }, ["website"]),
  companies: toMap({
    ...shared,
    ...company,
    skip: "total value|customers|client count",
    ...titlesOf("companies"),
  }),
  appointments: toMap({ ...shared, ...appointment, ...titlesOf("appointments") }, [
    "website",
    "tags",
  ]),
};

/** Whose a record is, where several people are on the desk; else such columns are noise. */
const responsible =
  "responsible|responsible person|owner|owner name|record owner|contact owner|contact owner alias|company owner|account owner|lead owner|deal owner|person owner|organization owner|assigned to|assigned user|assignee|account manager|sales rep|sales representative|verantwortlich|verantwortliche|verantwortlicher|zustandig|zustandige|zustandiger|betreuer|betreuerin|besitzer|inhaber|responsable|proprietaire|charge de compte|propietario|encargado|encargada|asignado a|responsabile|proprietario|assegnato a|responsavel|atribuido a|verantwoordelijke|eigenaar|toegewezen aan";
const people: Record<ImportKind, Map<string, Target>> = {
  customers: toMap({ responsible }),
  companies: toMap({ responsible }),
  appointments: toMap({
    host: `calendar|host|${responsible}`,
    attending: "attending|also attending|colleagues|team|team members|internal attendees|staff",
  }),
};

/** A column that tells whose records are; undefined for any other. */
export function personTargetOfHeading(heading: string, kind: ImportKind): Target | undefined {
  return people[kind].get(toPlainHeading(heading));
}

/** A field that no words stand for above is known by its title. */
function titlesOf(kind: ImportKind): Words {
  return Object.fromEntries(
    furtherTargets(kind).map((target) => [
      target,
      toPlainHeading(fieldsOf[kind][target]?.title ?? ""),
    ]),
  );
}

function toMap(table: Words, without: readonly Target[] = []): Map<string, Target> {
  const map = new Map<string, Target>();
  for (const [target, names = ""] of Object.entries(table)) {
    // as: the table's own keys.
    if (without.includes(target as Target)) continue;
    for (const name of names.split("|")) if (!map.has(name)) map.set(name, target as Target);
  }
  return map;
}

/** `E-mail 1 - Value` and `email_1` become `e mail 1` and `email 1`. */
export function toPlainHeading(heading: string): string {
  const bare = heading
    .replace(/\s*[([{][^)\]}]*[)\]}]?\s*$/, "")
    .replace(/\s+in (?:[A-Z]{3}|\p{Sc})$/u, "")
    .replace(/([\p{Ll}\d])(?=\p{Lu})/gu, "$1 ");
  return fold(bare || heading)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/ value$/, (ending, at) => (at > 0 && /\d/.test(heading) ? "" : ending))
    .trim();
}

/** What a heading says that its column is; null where it says nothing. */
export function targetOfHeading(heading: string, kind: ImportKind): Target | null {
  return targetOf(heading, kind) ?? targetOf(inEnglish(heading) ?? "", kind);
}

function targetOf(heading: string, kind: ImportKind): Target | null {
  const plain = toPlainHeading(heading);
  if (unanswered.test(plain)) return "addToNotes";
  const known = words[kind].get(plain) ?? words[kind].get(plain.replace(/ \d+$/, ""));
  if (known) return known;
  if (technical.test(plain)) return "skip";
  if (told.test(plain)) return "addToNotes";
  if (!noise.test(plain)) return null;
  return kind === "appointments" ? "skip" : "addToNotes";
}

/** Whether programs fill a column for each record, most often with the same. */
export function isOfProgram(heading: string): boolean {
  return noise.test(toPlainHeading(heading));
}

/** Whether a heading is one that some program or language has for one of our fields. */
export function isKnownHeading(heading: string): boolean {
  if (inEnglish(heading)) return true;
  const plain = toPlainHeading(heading);
  return importKinds.some(
    (kind) => words[kind].has(plain) || words[kind].has(plain.replace(/ \d+$/, "")),
  );
}
