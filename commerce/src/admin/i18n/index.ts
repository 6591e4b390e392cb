import booksDe from "./books/de.json";
import booksEn from "./books/en.json";
import booksIt from "./books/it.json";
import codesDe from "./codes/de.json";
import codesEn from "./codes/en.json";
import codesIt from "./codes/it.json";
import contentDe from "./content/de.json";
import contentEn from "./content/en.json";
import contentIt from "./content/it.json";
import coreWordsDe from "./core-words/de.json";
import coreWordsEn from "./core-words/en.json";
import coreWordsIt from "./core-words/it.json";
import inboxDe from "./inbox/de.json";
import inboxEn from "./inbox/en.json";
import inboxIt from "./inbox/it.json";
import generalDe from "./json/de.json";
import generalEn from "./json/en.json";
import generalIt from "./json/it.json";
import newProductDe from "./new-product/de.json";
import newProductEn from "./new-product/en.json";
import newProductIt from "./new-product/it.json";
import ordersDe from "./orders/de.json";
import ordersEn from "./orders/en.json";
import ordersIt from "./orders/it.json";
import peopleDe from "./people/de.json";
import peopleEn from "./people/en.json";
import peopleIt from "./people/it.json";
import productsDe from "./products/de.json";
import productsEn from "./products/en.json";
import productsIt from "./products/it.json";
import shopSettingsDe from "./shop-settings/de.json";
import shopSettingsEn from "./shop-settings/en.json";
import shopSettingsIt from "./shop-settings/it.json";
import stockDe from "./stock/de.json";
import stockEn from "./stock/en.json";
import stockIt from "./stock/it.json";
import todayDe from "./today/de.json";
import todayEn from "./today/en.json";
import todayIt from "./today/it.json";
import transfersDe from "./transfers/de.json";
import transfersEn from "./transfers/en.json";
import transfersIt from "./transfers/it.json";

const areas = [
  { de: booksDe, en: booksEn, it: booksIt },
  { de: codesDe, en: codesEn, it: codesIt },
  { de: contentDe, en: contentEn, it: contentIt },
  { de: coreWordsDe, en: coreWordsEn, it: coreWordsIt },
  { de: inboxDe, en: inboxEn, it: inboxIt },
  { de: generalDe, en: generalEn, it: generalIt },
  { de: newProductDe, en: newProductEn, it: newProductIt },
  { de: ordersDe, en: ordersEn, it: ordersIt },
  { de: peopleDe, en: peopleEn, it: peopleIt },
  { de: productsDe, en: productsEn, it: productsIt },
  { de: shopSettingsDe, en: shopSettingsEn, it: shopSettingsIt },
  { de: stockDe, en: stockEn, it: stockIt },
  { de: todayDe, en: todayEn, it: todayIt },
  { de: transfersDe, en: transfersEn, it: transfersIt },
];

const translationsIn = (language: "de" | "en" | "it") => ({
  translation: Object.assign({}, ...areas.map((area) => area[language])) as Record<string, unknown>,
});

/** Translations of the shop's own admin extensions, in the languages available to admin users. */
export default { de: translationsIn("de"), en: translationsIn("en"), it: translationsIn("it") };
