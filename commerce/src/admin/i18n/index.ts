import afterSaleDe from "./after-sale/de.json";
import afterSaleEn from "./after-sale/en.json";
import afterSaleIt from "./after-sale/it.json";
import batchesDe from "./batches/de.json";
import batchesEn from "./batches/en.json";
import batchesIt from "./batches/it.json";
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
import erasureDe from "./erasure/de.json";
import erasureEn from "./erasure/en.json";
import erasureIt from "./erasure/it.json";
import labelsDe from "./food-labels/de.json";
import labelsEn from "./food-labels/en.json";
import labelsIt from "./food-labels/it.json";
import generalDe from "./json/de.json";
import generalEn from "./json/en.json";
import generalIt from "./json/it.json";
import launchDe from "./launch/de.json";
import launchEn from "./launch/en.json";
import launchIt from "./launch/it.json";
import newProductDe from "./new-product/de.json";
import newProductEn from "./new-product/en.json";
import newProductIt from "./new-product/it.json";
import orderListDe from "./order-list/de.json";
import orderListEn from "./order-list/en.json";
import orderListIt from "./order-list/it.json";
import ordersDe from "./orders/de.json";
import ordersEn from "./orders/en.json";
import ordersIt from "./orders/it.json";
import pageContentDe from "./page-content/de.json";
import pageContentEn from "./page-content/en.json";
import pageContentIt from "./page-content/it.json";
import peopleDe from "./people/de.json";
import peopleEn from "./people/en.json";
import peopleIt from "./people/it.json";
import priceLogDe from "./price-log/de.json";
import priceLogEn from "./price-log/en.json";
import priceLogIt from "./price-log/it.json";
import productDetailsDe from "./product-details/de.json";
import productDetailsEn from "./product-details/en.json";
import productDetailsIt from "./product-details/it.json";
import refundsDe from "./refunds/de.json";
import refundsEn from "./refunds/en.json";
import refundsIt from "./refunds/it.json";
import reviewsDe from "./reviews/de.json";
import reviewsEn from "./reviews/en.json";
import reviewsIt from "./reviews/it.json";
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
  { de: afterSaleDe, en: afterSaleEn, it: afterSaleIt },
  { de: batchesDe, en: batchesEn, it: batchesIt },
  { de: booksDe, en: booksEn, it: booksIt },
  { de: codesDe, en: codesEn, it: codesIt },
  { de: contentDe, en: contentEn, it: contentIt },
  { de: coreWordsDe, en: coreWordsEn, it: coreWordsIt },
  { de: erasureDe, en: erasureEn, it: erasureIt },
  { de: labelsDe, en: labelsEn, it: labelsIt },
  { de: generalDe, en: generalEn, it: generalIt },
  { de: launchDe, en: launchEn, it: launchIt },
  { de: newProductDe, en: newProductEn, it: newProductIt },
  { de: orderListDe, en: orderListEn, it: orderListIt },
  { de: ordersDe, en: ordersEn, it: ordersIt },
  { de: pageContentDe, en: pageContentEn, it: pageContentIt },
  { de: peopleDe, en: peopleEn, it: peopleIt },
  { de: priceLogDe, en: priceLogEn, it: priceLogIt },
  { de: productDetailsDe, en: productDetailsEn, it: productDetailsIt },
  { de: refundsDe, en: refundsEn, it: refundsIt },
  { de: reviewsDe, en: reviewsEn, it: reviewsIt },
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
