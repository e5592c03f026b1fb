import type { RegionCode } from "./regions.ts";
import { commaList } from "./word-lists.ts";

export interface NamePool {
  given: readonly string[];
  family: readonly string[];
  order: "given-first" | "family-first" | "joined";
  script: "latin" | "other";
}

function pool(
  given: string,
  family: string,
  order: NamePool["order"] = "given-first",
  script: NamePool["script"] = "latin",
): NamePool {
  return { given: commaList(given), family: commaList(family), order, script };
}

/** Given and family names by region. A name in another script has its Latin form behind a stroke. */
export const namePools: Record<RegionCode, NamePool> = {
  us: pool(
    `Tom, Hannah, Desmond, Ruth, Imogen, Caleb, Odessa, Marcus, Wren, Josephine, Tyrell, Abigail,
    Gus, Latoya, Wyatt, Beatrice, Shanice, Elliott, June, Monroe`,
    `Ashby, Whitford, Calloway, Park, Brightman, Hollis, Vance, Underwood, Lockhart, Freeman,
    Pettigrew, Sandoval, Yates, Oakley, Winslow, McAllister, Begay, Castellano, Drummond, Tate`,
  ),
  uk: pool(
    `Ottoline, Alistair, Gemma, Rhys, Siân, Callum, Harriet, Nigel, Poppy, Angus, Fiona, Jasper,
    Zadie, Gareth, Isla, Rupert`,
    `Featherstonehaugh, Pemberton, Macleod, Llewellyn, Ashworth, Blackwood, Thistlewood, Kerr,
    Cholmondeley, Fairweather, Harding, Oduya, St. John, Penrose, Braithwaite, Lyle`,
  ),
  ie: pool(
    `Aoife, Séamus, Niamh, Pádraig, Saoirse, Cormac, Róisín, Declan, Gráinne, Eoin, Caoimhe, Finn`,
    `O’Brien, O’Malley, MacCarthy, O'Sullivan, Fitzgerald, Devereux, Kinsella, Byrne,
    Delaney, O’Shaughnessy, Tierney, Quinlan`,
  ),
  de: pool(
    `Anneliese, Jürgen, Renata, Matthias, Käthe, Björn, Liesel, Götz, Sabine, Uwe, Änne, Florian,
    Heike, Torsten, Ulrike, Moritz`,
    `Müller, Köhler, Brandt, Weißmann, Schröder, Vogelsang, von der Heide, Grünwald, Jäger, Strauß,
    Lindenbaum, Böhm, Oppermann, Kästner, zu Hohenfels, Reißig`,
  ),
  fr: pool(
    `Élodie, Étienne, Anaïs, Maëlys, François, Zoé, Jean-Baptiste, Héloïse, Rémi, Océane, Loïc,
    Marie-Claire, Aurélien, Noëlle`,
    `Aubry, Lefèvre, d’Aubigny, Beauchêne, L'Hermitte, Gauthier, de La Tour, Rousselot, Mercœur,
    Delacroix-Petit, Fournier, Guérin, Chabrol, Bénard`,
  ),
  es: pool(
    `Luz Marisol, Íñigo, Begoña, José Ángel, Nerea, Álvaro, Concepción, Iñaki, Montserrat, Óscar,
    Lucía, Gonzalo`,
    `Echeverría, Domínguez, Núñez, Fernández de Córdoba, Ibáñez, Zúñiga, Peñalver, Montoya, Güell,
    Arrieta, Villaverde, Sáenz`,
  ),
  mx: pool(
    `Ximena, Joaquín, Guadalupe, Emiliano, Renata, Ángel, Citlali, Rodrigo, Itzel, Mateo, Valentina,
    Nicanor`,
    `Hernández, Quiñones, Villaseñor, Xochihua, Ordóñez, Treviño, Castañeda, de la Cruz, Ávila,
    Gutiérrez, Ramírez, Tecuapetla`,
  ),
  br: pool(
    `João, Conceição, Thaís, Inês, Luís Otávio, Raíssa, Caetano, Jussara, Antônio, Iara, Fabrício,
    Vitória`,
    `Gonçalves, Conceição, Assunção, dos Santos, Magalhães, Brandão, Falcão, de Araújo, Queirós,
    Teixeira, Simões, Leitão`,
  ),
  it: pool(
    `Niccolò, Chiara, Ginevra, Ettore, Fiorella, Cosimo, Letizia, Raffaele, Ornella, Tullio`,
    `D’Angelo, Dell’Acqua, Castelnuovo, Forlì, Tramontana, De Santis, Bellincioni, Nicolò, Zanetti,
    Lo Presti`,
  ),
  nl: pool(
    `Bram, Femke, Joost, Sanne, Wouter, Anouk, Maarten, Liselotte, Daan, Griet, Siebe, Noor`,
    `Vandeputte, van 't Hof, de Groot, van den Berg, IJsbrands, Hoekstra, 't Jong, Verschuren,
    ter Horst, Dijkgraaf, van Oosbeek, Claes`,
  ),
  no: pool(
    `Sigrid, Øystein, Åse, Bjørn, Ingrid, Håkon, Solveig, Sæmund, Ragnhild, Þóra, Märta, Göran`,
    `Halvorsen, Lindqvist, Ødegård, Bjørnstad, Åkesson, Sørlie, Guðjohnsen, Nordström, Kjær,
    Ellingsen, Håland, Västerlund`,
  ),
  pl: pool(
    `Łukasz, Zdzisława, Grzegorz, Małgorzata, Świętosława, Bořivoj, Jiří, Kateřina, Błażej, Želmíra,
    István, Ágnes`,
    `Wójcik, Brzęczyszczykiewicz, Łabędź, Žižka, Zaręba, Gżegżółka, Kovács, Nagy-Pál, Ščerba,
    Grześkowiak, Król, Vejvoda`,
  ),
  tr: pool(
    `Ayşe, Çağlar, Işıl, Oğuz, Şebnem, Gökçe, İlker, Tuğba, Ömer, Ünal`,
    `Yıldırım, Öztürk, Çelikoğlu, Şahin, Güneş, Kılıç, Aydın, İnce, Ağaoğlu, Uçar`,
  ),
  ng: pool(
    `Chidi, Ngozi, Adébáyọ̀, Oluwaseun, Ifeoma, Emeka, Yewande, Babatunde, Chiamaka, Tùnjí, Obinna,
    Fọlákẹ́`,
    `Eze, Okonkwo, Adéyẹmí, Okafor, Balogun, Nwachukwu, Ọláyínká, Ogunlesi, Abubakar, Uzoma, Bello,
    Ṣówándé-Cole`,
  ),
  ke: pool(
    `Ruth, Wanjikũ, Kipchoge, Atieno, Juma, Nyambura, Baraka, Zawadi, Tesfaye, Makena, Omondi, Hirut`,
    `Okello, Mwangi, Kamau, wa Kĩmani, Otieno, Chebet, Njoroge, Barasa, Gebremariam, Mutua,
    Were, Achieng`,
  ),
  in: pool(
    `Priya, Arjun, Lakshmi, Raghav, Ananya, Venkatesh, Meenakshi, Imran, Gurpreet, Sunita, Anil,
    Devika, Tanvi, Zubin`,
    `Raghunathan, Iyer, Chattopadhyay, Singh, Krishnamurthy, D'Souza, Patel, Venkataraghavan, Sharma,
    Banerjee, Kaur, Mukherjee, Subramaniam, Qureshi`,
  ),
  cn: pool(
    `美玲/Mei-Ling, 伟/Wei, 小红/Xiaohong, 建国/Jianguo, 雅婷/Yating, 志明/Zhiming, 芳/Fang, 子轩/Zixuan`,
    `赵/Zhao, 李/Li, 欧阳/Ouyang, 陈/Chen, 黄/Huang, 林/Lin, 吴/Wu, 司马/Sima`,
    "joined",
    "other",
  ),
  jp: pool(
    `さくら/Sakura, 健太/Kenta, 美穂/Miho, 翔/Sho, 由美子/Yumiko, 大輔/Daisuke, 葵/Aoi, 隆/Takashi`,
    `佐藤/Sato, 鈴木/Suzuki, 渡辺/Watanabe, 小林/Kobayashi, 山口/Yamaguchi, 斎藤/Saito, 長谷川/Hasegawa, 森/Mori`,
    "family-first",
    "other",
  ),
  kr: pool(
    `Ji-woo, Min-jun, Seo-yeon, Hyun-woo, Eun-ji, Sang-hoon, Ha-neul, Yu-jin`,
    `Kim, Park, Choi, Jeong, Kang, Yoon, Hwangbo, Seo`,
    "family-first",
  ),
  vn: pool(
    `Thị Hồng, Văn Đức, Ngọc Ánh, Quốc Bảo, Thùy Linh, Minh Tuấn, Phương Thảo, Hữu Phước`,
    `Nguyễn, Trần, Phạm, Đặng, Võ, Huỳnh, Lê, Bùi`,
    "family-first",
  ),
  ua: pool(
    `Олена/Olena, Юрій/Yurii, Соломія/Solomiia, Андрій/Andrii, Єва/Yeva, Микола/Mykola, Ганна/Hanna,
    Тарас/Taras`,
    `Шевчук/Shevchuk, Ковальчук/Kovalchuk, Їжакевич/Yizhakevych, Бондаренко/Bondarenko, Щербак/Shcherbak,
    Лисенко/Lysenko, Гнатюк/Hnatiuk, Мороз/Moroz`,
    "given-first",
    "other",
  ),
  gr: pool(
    `Ελένη/Eleni, Γιώργος/Giorgos, Ιωάννα/Ioanna, Νίκος/Nikos, Αγγελική/Angeliki, Στέλιος/Stelios`,
    `Παπαθανασίου/Papathanasiou, Χατζή/Chatzi, Οικονόμου/Oikonomou, Βασιλείου/Vasileiou,
    Γεωργίου/Georgiou, Αθανασίου/Athanasiou`,
    "given-first",
    "other",
  ),
  ae: pool(
    `Noor, Samir, Yousef, Layla, Khadija, Rashid, Zaynab, Tariq, Amal, Idris, Hala, Faisal`,
    `El-Amin, Haddad, Al-Rashidi, Bin Saleh, Abu-Khalil, Mansour, Ben Youssef, Al-Zahra, Darwish,
    Nasser, Khoury, El Ghazali`,
  ),
};
