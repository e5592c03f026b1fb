/** How people end a letter, in the languages of our tests. */
const closing =
  /^(?:(?:with )?(?:best|kind|kindest|warm|warmest|many|yours|cheers|thanks|thank you|regards|sincerely|respectfully|cordially|all the best|talk soon|looking forward|have a (?:great|nice)|best wishes|take care|rgds|br|vg|mvh|lg|vlg|mfg)(?![\p{L}\d])|(?:mit )?(?:(?:freundlich|best|herzlich|viel|lieb|schön)\p{L}* )+(?:gr(?:ü|u)(?:ß|ss)\p{L}*)|viele grüße|freundliche grüsse|un (?:cordial )?saludo|(?:atenta|cordial)mente|saludos|un abrazo|(?:bien )?cordialement|(?:bien )?à vous|meilleures salutations|cordiali saluti|distinti saluti|com os melhores|atenciosamente|cumprimentos|abraços|met vriendelijke groet|groet|med vänlig(?:a)? hälsning|vänliga hälsningar|med venlig hilsen|med vennlig hilsen|hilsen|z poważaniem|pozdrawiam|s pozdravem|üdvözlettel|saygılarımla|с уважением|le gach|\p{L}+ terveisin|terveisin|敬具|以上|よろしく|宜しく|敬启|此致|顺颂|祝好|감사합니다|مع (?:أطيب )?(?:التحيات|التحية|خالص|فائق)|تحياتي|בברכה|בכבוד רב)/iu;

/** What every mail of a company ends with, and what programs add. */
const disclaimer =
  /confidential|privileged|intended (?:only|solely|recipient)|disclaimer|unsubscribe|please consider|before printing|think before|umwelt|virus|sent from my|von meinem \p{L}+ gesendet|envoyé de mon|enviado desde mi|get outlook|this (?:e-?mail|message)|diese (?:e-?mail|nachricht)|ce (?:message|courriel)|este (?:mensaje|correo)|vertraulich|confidenci|本メール|registered (?:in|office)|geschäftsführer:|amtsgericht|handelsregister|^on .+ wrote:$|^am .+ schrieb|^(?:from|sent|to|cc|subject|von|gesendet|an|betreff|de|envoyé|objet):|^begin:vcard|^end:vcard|^version:/iu;

const longest = 120;

export function isClosing(line: string): boolean {
  return closing.test(line) && line.length < 60;
}

/** What says nothing about the person. */
export function isNoise(line: string): boolean {
  const isLong = line.length > longest && !line.includes("|");
  return isClosing(line) || isLong || disclaimer.test(line) || !/[\p{L}\d]/u.test(line);
}

/** What stands before a number or an address. */
const label =
  /^(?:(?:e-?mail|mail|correo|courriel|tel|telefon|téléphone|tél|teléfono|telefone|fon|fax|telefax|phone|mobile?|mobiel|móvil|cell?|celular|gsm|handy|portable|port|office|direct|ddi|dir|main|work|home|kom|tlf|puh|тел|моб|携帯|電話|手机|手機|电话|휴대폰|휴대전화|전화|이메일|جوال|موبايل|هاتف|فاكس|נייד|טלפון|\p{L})(?!\p{L})[.:：)\s]*)+$/iu;
const taxNumber =
  /^(?:ust-?id\S*|vat|cif|nif|nip|siret|siren|gstin|abn|acn|hrb|cnpj|iban|rfc|id|tax)(?!\p{L})/iu;

/** Nothing about the person: labels of numbers, faxes, numbers of offices. */
export function isLabel(text: string): boolean {
  return label.test(text) || /^(?:(?:tele)?fax|f:)/i.test(text) || taxNumber.test(text);
}
