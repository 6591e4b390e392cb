import { createInstance, type TFunction } from "i18next";
import type { NoticeLanguage } from "~/i18n/languages";
import type { Messages } from "~/i18n/messages";

/** The words around the values of a label, as product.json has them for the languages of the shop. */
type LabelWords = Omit<Messages["product"]["label"], "missing" | "ask">;

const fr: LabelWords = {
  title: "Informations sur la denrée",
  legalName: "Dénomination",
  ingredients: "Ingrédients",
  allergensTitle: "Allergènes",
  contains: "Contient : {{list}}.",
  noAllergens: "Aucun allergène à déclaration obligatoire parmi les ingrédients.",
  traces: "Peut contenir des traces de : {{list}}.",
  nutrition: "Déclaration nutritionnelle",
  per100: "Valeurs nutritionnelles moyennes pour 100 g",
  nutrient: "Valeur nutritionnelle",
  amount: "pour 100 g",
  energy: "Énergie",
  storage: "Conservation",
  origin: "Origine",
  netWeight: "Quantité nette",
  business: "Exploitant responsable",
  demo: "Données d’exemple de cette démonstration : valeurs non mesurées.",
  nutrients: {
    fat: "Matières grasses",
    saturates: "dont acides gras saturés",
    carbohydrate: "Glucides",
    sugars: "dont sucres",
    protein: "Protéines",
    salt: "Sel",
  },
  allergens: {
    wheat: "blé",
    rye: "seigle",
    barley: "orge",
    oats: "avoine",
    crustaceans: "crustacés",
    eggs: "œufs",
    fish: "poissons",
    peanuts: "arachides",
    soybeans: "soja",
    milk: "lait",
    almonds: "amandes",
    hazelnuts: "noisettes",
    walnuts: "noix",
    cashews: "noix de cajou",
    pecans: "noix de pécan",
    brazil_nuts: "noix du Brésil",
    pistachios: "pistaches",
    macadamia_nuts: "noix de Macadamia",
    celery: "céleri",
    mustard: "moutarde",
    sesame: "sésame",
    sulphites: "anhydride sulfureux et sulfites",
    lupin: "lupin",
    molluscs: "mollusques",
  },
};

const es: LabelWords = {
  title: "Información alimentaria",
  legalName: "Denominación",
  ingredients: "Ingredientes",
  allergensTitle: "Alérgenos",
  contains: "Contiene: {{list}}.",
  noAllergens: "Ningún alérgeno de declaración obligatoria entre los ingredientes.",
  traces: "Puede contener trazas de: {{list}}.",
  nutrition: "Información nutricional",
  per100: "Valores nutricionales medios por 100 g",
  nutrient: "Valor nutricional",
  amount: "por 100 g",
  energy: "Valor energético",
  storage: "Conservación",
  origin: "Origen",
  netWeight: "Cantidad neta",
  business: "Operador responsable",
  demo: "Datos de ejemplo de esta demostración: no son valores medidos.",
  nutrients: {
    fat: "Grasas",
    saturates: "de las cuales saturadas",
    carbohydrate: "Hidratos de carbono",
    sugars: "de los cuales azúcares",
    protein: "Proteínas",
    salt: "Sal",
  },
  allergens: {
    wheat: "trigo",
    rye: "centeno",
    barley: "cebada",
    oats: "avena",
    crustaceans: "crustáceos",
    eggs: "huevos",
    fish: "pescado",
    peanuts: "cacahuetes",
    soybeans: "soja",
    milk: "leche",
    almonds: "almendras",
    hazelnuts: "avellanas",
    walnuts: "nueces",
    cashews: "anacardos",
    pecans: "pacanas",
    brazil_nuts: "nueces de Brasil",
    pistachios: "pistachos",
    macadamia_nuts: "nueces de macadamia",
    celery: "apio",
    mustard: "mostaza",
    sesame: "sésamo",
    sulphites: "dióxido de azufre y sulfitos",
    lupin: "altramuces",
    molluscs: "moluscos",
  },
};

/** Apart from the shop's own messages: these two are no languages of its pages, and they are here at once. */
const notices = createInstance();
void notices.init({
  resources: { fr: { product: { label: fr } }, es: { product: { label: es } } },
  lng: "fr",
  fallbackLng: false,
  ns: ["product"],
  initImmediate: false,
  interpolation: { escapeValue: false },
});

/** `t` for the words of a label in French or Spanish (regulation (EU) 1169/2011 art. 15). */
export const labelT = (language: NoticeLanguage): TFunction<"product"> =>
  notices.getFixedT(language, "product");
