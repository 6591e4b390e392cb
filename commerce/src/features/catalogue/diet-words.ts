import type { listChoices } from "@su-turrone/contract/lists";
import { foldAccents, wordsIn } from "./search-text";

/*
 * Words for diets and foods to avoid, in all languages of the shop at once: whichever language it is read in, a text
 * search for them would find the goods that contain what is to be avoided.
 */

type Avoided = (typeof listChoices.free)[number];

/** Foods to avoid, by the folded words people use for them; "nuts" may include peanuts, so it excludes both. */
const foods = new Map<string, readonly Avoided[]>(
  (
    [
      ["gluten,glutine,weizen,grano,wheat", ["gluten"]],
      ["laktose,milch,milchzucker,lattosio,latte,latticini,lactose,dairy,milk", ["milk"]],
      ["ei,eier,eiern,uovo,uova,egg,eggs", ["eggs"]],
      ["soja,soia,soya,soy", ["soybeans"]],
      ["erdnuss,erdnusse,erdnussen,arachide,arachidi,peanut,peanuts", ["peanuts"]],
      ["nuss,nusse,nussen,schalenfruchte,schalenfruchten,frutta secca,nut,nuts", ["nuts", "peanuts"]],
      ["frutta a guscio", ["nuts"]],
      ["mandel,mandeln,mandorla,mandorle,almond,almonds", ["almonds"]],
      ["haselnuss,haselnusse,haselnussen,nocciola,nocciole,hazelnut,hazelnuts", ["hazelnuts"]],
      ["walnuss,walnusse,walnussen,noce,noci,walnut,walnuts", ["walnuts"]],
    ] as const
  ).flatMap(([words, avoided]) => words.split(",").map((word) => [word, avoided] as const)),
);

/** Words before a food that is to be avoided. */
const before =
  /^(ohne|keine?n?|weder|senza|without|neither|no|frei von|free from|free of|priv[oaie] di|(allerg\w+|intoller\w+) (al\w*|ai|agli|a|to|gegen|auf))$/;

/** What is said after a food that is to be avoided, as a word of its own or as the end of a compound. */
const after = /(frei(e[rsnm]?)?|free|less|allerg(y|ies|ic|ien?|iker\w*)|intoleran\w+|unvertr(a|ae)glich\w*)$/;

/** Who does not bear gluten. */
const coeliac = /^(zoliakie|zoeliakie|celiac\w*|celiach\w*|coeliac\w*)$/;

const connector = /^(und|oder|noch|sowie|e|ed|o|ne|and|or|nor)$/;

/**
 * The foods that a search text asks to be without, and its remaining words. A food joined to such a one is avoided as
 * well: "nuss- und glutenfrei", "senza glutine e uova".
 */
export function avoidedIn(text: string): { avoided: Avoided[]; remaining: string[] } {
  // commas list what is avoided: "ohne Gluten, Ei"; "e" is no word to search for in any language
  const remaining = wordsIn(text.replace(/[,;&+/]/g, " e "));
  const avoided = new Set<Avoided>();
  const folded = (start: number, length = 1) => foldAccents(remaining.slice(start, start + length).join(" "));
  /** The food named by the words at a place, the longest first. */
  const foodAt = (start: number) =>
    [3, 2, 1].flatMap((length) => {
      const food = foods.get(folded(start, length));
      return food ? { length, food } : [];
    })[0];
  const avoid = (start: number, length: number, food: readonly Avoided[]) => {
    remaining.splice(start, length);
    for (const one of food) avoided.add(one);
  };
  /** Takes foods that follow a place, each after a connector. */
  const avoidListed = (start: number) => {
    for (let next = foodAt(start + 1); connector.test(folded(start)) && next; next = foodAt(start + 1)) {
      avoid(start, 1 + next.length, next.food);
    }
  };
  for (let index = 0; index < remaining.length; index++) {
    const length = [2, 1].find((count) => before.test(folded(index, count)) && foodAt(index + count));
    const named = foodAt(index + (length ?? 0));
    const compound = foods.get(folded(index).replace(after, ""));
    const next = folded(index + (named?.length ?? 1));
    const isLast = index + (named?.length ?? 1) === remaining.length - 1;
    if (length !== undefined && named) {
      avoid(index, length + named.length, named.food);
      avoidListed(index--);
    } else if (coeliac.test(folded(index))) {
      avoid(index--, 1, ["gluten"]);
    } else if (named && (after.exec(next)?.index === 0 || (next === "no" && isLast))) {
      avoid(index, named.length + 1, named.food);
      avoidJoinedBefore(index);
      index = -1;
    } else if (!named && compound) {
      avoid(index, 1, compound);
      avoidJoinedBefore(index);
      index = -1;
    }
  }
  return { avoided: [...avoided], remaining: remaining.filter((word) => word !== "e") };

  /** Takes foods that end before a place, each followed by a connector. */
  function avoidJoinedBefore(end: number) {
    while (end > 1 && connector.test(folded(end - 1)) && foods.has(folded(end - 2))) {
      avoid(end - 2, 2, foods.get(folded(end - 2)) ?? []);
      end -= 2;
    }
  }
}

/** Diets; without accents, umlauts also as two letters. */
const diets = [
  /\b(vegan|vegeta[rl]|veg\b|veggie|diabet|diat|diaet|diet[ae]?\b|dietet|halal|helal|kosher|koscher|kascher|kasher|parve\b|keto|paleo)/,
  /\b(low ?carb|fodmap|light|lite|raw|histamin|pescatar|pflanzlich|plant ?based|ipocaloric|bio\b|biologic|organic)/,
  // "Laktoseintoleranz" of foods the label does not name; German writes one word with the food: "Nussallergie"
  /allerg|intoll?eran|unvertr(a|ae)glich|\b(gluten|lactose|sugar) sensitiv/,
  /\b(zucker|kalorien|fett|salz|laktose|fru[ck]tose|histamin|gluten)-? ?(arm|reduziert|los|krank)/,
  /\b(low|reduced|less|little|non|zero|no)\b ?-?(in )?(fat|calori|cal\b|gi\b|salt|lactose|dairy|sugar|carb)/,
  /\b(sugar|egg|nut|milk|dairy|gluten|fat) ?(less|reduced)\b/,
  /\b(0|null|arm an|wenig(er)?|reduzierte[rs]?|geringer?|kaum) ?(%|g\b|prozent)? ?(zucker|fett|kalorien|salz)/,
  /\b(poc[oh]i?|meno|ridott\w+|pover\w+|bass\w+|contenuto)\b.*\b(zuccher|grass|calor|sale\b)/,
  /\b(non zuccherat|ungezuckert|ungesuss?t|unsweetened|sin|sans) ?\w*/,
  /\b(zuccher|grass|lattosio|glutin|uov|latte)\w* no$/,
];

/** What one may wish to be without at a shop: costs, prices, plastic; no food. */
const noFood =
  "(?:preis|prezz|price|karte|card|biglietto|kost|spes|cost|charge|fee|gebuhr|versand|sped|shipping|liefer|deliver|porto|plasti|verpack|imballagg|packag|rechnung|fattur|invoice|steuer|mehrwertsteuer|mwst|iva|vat|tax|duty|zoll|waste|tempo|limit|obbligo|konto|account|anmeld|registr|haus|gift|sample|return)";

/** Phrases that exclude something else than a thing of the shop. */
const exclusions = [
  new RegExp(`\\b(ohne|senza|without|keine?n?|frei von|free from|free of|no) (?!.*${noFood})[a-z]{3}`),
  /(?<!\b(km|chilometr[io]) )\bzero (?!waste|plasti|emission)/,
  new RegExp(
    `[a-z]{3}(?<!${noFood}\\w*|\\b(?:ins|for|get one|one|im|hands)) ?(frei(e[rsnm]?)?|free)\\b(?! ?${noFood})`,
  ),
];

/**
 * Whether words ask for a diet or exclude a food. Of the words that `avoidedIn` leaves, no label answers them, and the
 * goods whose texts have similar words may be the wrong ones: "sugar free" is like "sugar".
 */
export const asksForDiet = (words: string): boolean => {
  const text = foldAccents(words);
  return [...diets, ...exclusions].some((pattern) => pattern.test(text));
};
