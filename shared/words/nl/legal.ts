import type { legal as english } from "../en/legal.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const hoursOf = (count: number) => plural("nl", count, { one: "# uur", other: "# uur" });
const daysOf = (count: number) => plural("nl", count, { one: "# dag", other: "# dagen" });

export const legal: Words<typeof english> = {
  termsTitle: "Voorwaarden",
  privacyTitle: "Privacybeleid",
  questions: (email) => `Schrijf met vragen naar <mail>${email}</mail>.`,
  terms: {
    service: "De dienst",
    serviceText:
      "Client Desk is gratis. De server is van de beheerder, die je dit adres heeft gegeven en ervoor zorgt.",
    data: "Je gegevens",
    dataText:
      "Wat je invoert, blijft van jou. Je kunt het altijd wijzigen, verwijderen of als kopie downloaden. Voer alleen in wat je over de mensen met wie je werkt mag bewaren.",
    account: "Je account",
    accountText:
      "Elk account is voor één persoon. Houd je wachtwoord voor jezelf, en probeer niet bij de gegevens van anderen te komen.",
    warranty: "Geen garantie",
    warrantyText:
      "Het programma wordt geleverd zoals het is, onder de MIT-licentie. Bewaar een kopie van alles wat je niet kunt missen.",
  },
  privacy: {
    stored: "Wat wordt bewaard",
    storedText: (days) =>
      `Je naam, e-mailadres en tijdzone, en alles wat je invoert: bedrijven, klanten, afspraken, notities, taken, labels, opgeslagen weergaven en instellingen, met een geschiedenis van wijzigingen. Je wachtwoord wordt alleen als hash bewaard, waaruit het niet terug te rekenen is. Van elk apparaat waarop je bent ingelogd: de browser, het besturingssysteem en wanneer het voor het laatst is gebruikt. Van elke passkey: de naam, de openbare helft en wanneer die voor het laatst is gebruikt. Je gezicht, vingerafdruk en pincode verlaten je apparaat nooit. Bij inloggen in twee stappen: de sleutel waaruit de codes worden gemaakt. Inloggen, exports en wijzigingen in hoe je inlogt staan ${daysOf(days)} lang bij Instellingen, Inloggen, met het apparaat en het netwerkadres. Foute wachtwoorden worden maximaal een dag lang geteld.`,
    where: "Waar",
    whereText:
      "In de database van deze server, die de beheerder draait. Geen ander account kan je gegevens zien. Maak je een agenda-adres, dan kan wie dat adres heeft de afspraken lezen die het toont; met een toegangstoken kan een programma doen wat je hebt toegestaan. Het logboek van het programma houdt bij dat er een verzoek was, maar niet van wie of waarover.",
    browser: "In je browser",
    browserText: (days) =>
      `Je inlogtoken, weergave-instellingen en de namen van wat je het laatst hebt geopend staan in lokale opslag. Niet-opgeslagen tekst blijft in deze browser tot je die opslaat of weggooit: formulieren in dit tabblad, notities op dit apparaat. Eén cookie onthoudt dat je hier eerder hebt ingelogd, zodat iemand die je wachtwoord raadt je niet kan buitensluiten. Een ander onthoudt de taal die je hebt gekozen. Als je dat wilt, slaat een derde de code van inloggen in twee stappen ${daysOf(days)} lang over. Er zijn geen trackers, en pagina’s laden niets van andere servers.`,
    long: "Hoelang",
    longText: (hours, days, most, mostRemembered, kept) =>
      `Een sessie eindigt als je uitlogt, of ${hoursOf(hours)} na het laatste gebruik (${daysOf(days)} met “Ingelogd blijven”), en uiterlijk na ${daysOf(most)} (${daysOf(mostRemembered)}). Wat je verwijdert, kan ${daysOf(kept)} lang vanuit Geschiedenis worden hersteld, tenzij de beheerder een andere termijn heeft ingesteld, en wordt daarna uit de database gehaald; de prullenbak legen haalt het meteen weg. Dat geldt ook als je bij Instellingen je account verwijdert, met alles erin. In back-ups van de beheerder kan het wat langer blijven.`,
    email: "E-mail",
    emailText:
      "Client Desk mailt je een link om je wachtwoord te herstellen of een nieuw e-mailadres te bevestigen, een bericht als je op een nieuw apparaat inlogt of er iets verandert in hoe je inlogt, herinneringen aan je afspraken, en wat anderen op je desk je vragen of geven. Bij Instellingen kun je die uitzetten en een dagoverzicht of maandoverzicht aanzetten. Elk van die e-mails heeft een link waarmee je die uitzet.",
  },
};
