/** Written out by hand from the demo label of the chocolate nougat (commerce's migration-scripts/data/recipes.json). */
export const chocolate = {
  de: {
    slug: "torrone-mit-zartbitterschokolade",
    title: "Was drin ist",
    emphasised: ["Mandeln", "Soja", "Hühnerei"],
    contains: "Enthält: Eier, Soja und Mandeln.",
    traces: "Kann in Spuren enthalten: Milch, Haselnüsse und Walnüsse.",
    table: "Durchschnittliche Nährwerte je 100 g",
    rows: [
      ["Brennwert", "2.029 kJ / 486 kcal"],
      ["Fett", "28 g"],
      ["davon gesättigte Fettsäuren", "6,8 g"],
      ["Kohlenhydrate", "45 g"],
      ["davon Zucker", "41,9 g"],
      ["Eiweiß", "10,1 g"],
      ["Salz", "0,04 g"],
    ],
    storage: "Aufbewahrung",
    business: "Verantwortlicher Lebensmittel\u00adunternehmer",
  },
  it: {
    slug: "torrone-al-cioccolato-fondente",
    title: "Che cosa contiene",
    emphasised: ["mandorle", "soia", "uovo"],
    contains: "Contiene: uova, soia e mandorle.",
    traces: "Può contenere tracce di latte, nocciole e noci.",
    table: "Valori nutrizionali medi per 100 g",
    rows: [
      ["Energia", "2029 kJ / 486 kcal"],
      ["Grassi", "28 g"],
      ["di cui acidi grassi saturi", "6,8 g"],
      ["Carboidrati", "45 g"],
      ["di cui zuccheri", "41,9 g"],
      ["Proteine", "10,1 g"],
      ["Sale", "0,04 g"],
    ],
    storage: "Conservazione",
    business: "Operatore responsabile",
  },
  en: {
    slug: "dark-chocolate-nougat",
    title: "What is in it",
    emphasised: ["almonds", "soya", "egg"],
    contains: "Contains: eggs, soya and almonds.",
    traces: "May contain traces of: milk, hazelnuts and walnuts.",
    table: "Typical nutrition values per 100 g",
    rows: [
      ["Energy", "2,029 kJ / 486 kcal"],
      ["Fat", "28 g"],
      ["of which saturates", "6.8 g"],
      ["Carbohydrate", "45 g"],
      ["of which sugars", "41.9 g"],
      ["Protein", "10.1 g"],
      ["Salt", "0.04 g"],
    ],
    storage: "Storage",
    business: "Responsible food business",
  },
} as const;

/** The same label for buyers in France and Spain. */
export const notices = {
  fr: {
    open: "Informations sur la denrée en français",
    emphasised: ["amandes", "soja", "œuf"],
    texts: [
      "Contient : œufs, soja et amandes.",
      "Peut contenir des traces de : lait, noisettes et noix.",
      "Torrone (nougat blanc) aux amandes, enrobé de chocolat noir",
      "Fabriqué à Tonara, en Sardaigne (Italie)",
    ],
    table: "Valeurs nutritionnelles moyennes pour 100 g",
    cells: ["2 029 kJ / 486 kcal", "28 g", "6,8 g", "45 g", "41,9 g", "10,1 g", "0,04 g"],
    withdrawal: "Droit de rétractation",
    notice: "Vous avez le droit de vous rétracter du présent contrat",
    guarantee: "Garantie légale de conformité",
  },
  es: {
    open: "Información alimentaria en español",
    emphasised: ["almendras", "soja", "huevo"],
    texts: [
      "Contiene: huevos, soja y almendras.",
      "Puede contener trazas de: leche, avellanas y nueces.",
      "Torrone (turrón italiano) con almendras, recubierto de chocolate negro",
      "Elaborado en Tonara, Cerdeña (Italia)",
    ],
    table: "Valores nutricionales medios por 100 g",
    cells: ["2029 kJ / 486 kcal", "28 g", "6,8 g", "45 g", "41,9 g", "10,1 g", "0,04 g"],
    withdrawal: "Derecho de desistimiento",
    notice: "Tiene usted derecho a desistir del presente contrato",
    guarantee: "Garantía legal de conformidad",
  },
} as const;

/** A gift box, which lists its contents. */
export const giftBox = {
  de: {
    slug: "geschenkschachtel-barbagia",
    box: "Das liegt darin",
    bars: ["Mandeltorrone", "Haselnusstorrone", "Torrone mit Mandeln und Haselnüssen"],
    taste: "Wie er schmeckt",
    few: /15 Portionen zu 30\sg/,
    many: /30 Portionen zu 30\sg/,
    once: ["Nettofüllmenge", "Aufbewahrung", "Herkunft"],
  },
  it: {
    slug: "confezione-regalo-barbagia",
    box: "Che cosa c’è dentro",
    bars: ["Torrone alle mandorle", "Torrone alle nocciole", "Torrone mandorle e nocciole"],
    taste: "Al palato",
    few: /15 da 30\sg/,
    many: /30 da 30\sg/,
    once: ["Quantità netta", "Conservazione", "Origine"],
  },
} as const;
