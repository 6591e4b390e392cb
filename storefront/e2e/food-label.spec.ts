import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";

/** Written out by hand from the demo label of the chocolate nougat (commerce's migration-scripts/data/labels). */
const chocolate = {
  de: {
    slug: "torrone-mit-zartbitterschokolade",
    title: "Was drin ist",
    emphasised: ["Mandeln", "Soja", "Hühnerei"],
    contains: "Enthält: Eier, Soja und Mandeln.",
    traces: "Kann Spuren enthalten von: Milch, Haselnüsse und Walnüsse.",
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
    business: "Verantwortlicher Lebensmittelunternehmer",
  },
  it: {
    slug: "torrone-al-cioccolato-fondente",
    title: "Che cosa contiene",
    emphasised: ["mandorle", "soia", "uovo"],
    contains: "Contiene: uova, soia e mandorle.",
    traces: "Può contenere tracce di: latte, nocciole e noci.",
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

/** The same label as buyers in France and Spain read it. */
const notices = {
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

/** The page is the server's; that scripts leave it as it is shows one language of each. */
const scripted = { de: true, it: false, en: false, fr: true, es: false } as const;

for (const language of ["de", "it", "en"] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled: scripted[language] });

    test(`${language}: what is in it stands on the page before it is bought`, async ({ page }) => {
      const told = chocolate[language];
      await page.goto(`${href("product", language, { slug: told.slug })}?weight=300`);
      const label = page.getByRole("region", { name: told.title });
      for (const text of told.emphasised) {
        await expect(label.locator("strong").getByText(text, { exact: true })).toBeVisible();
      }
      await expect(label.getByText(told.contains)).toBeVisible();
      await expect(label.getByText(told.traces)).toBeVisible();
      const table = label.getByRole("table", { name: told.table });
      const cells = await table
        .getByRole("row")
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())),
        );
      expect(cells.slice(1)).toEqual(told.rows);
      await expect(label.getByRole("term").filter({ hasText: told.storage })).toBeVisible();
      await expect(label.getByRole("term").filter({ hasText: told.business })).toBeVisible();
      await expect(label).toContainText("08039 Tonara");
      // the net quantity is that of the weight in the address
      await expect(label).toContainText(/300\sg/);
    });
  });
}

for (const [lang, told] of [
  ["fr", notices.fr],
  ["es", notices.es],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled: scripted[lang] });

    test(`${lang}: buyers find it in their language too`, async ({ page }) => {
      await page.goto(`${href("product", "en", { slug: chocolate.en.slug })}?weight=300`);
      const notice = page.locator(`details[lang=${lang}]`);
      await notice.getByText(told.open, { exact: true }).click();
      for (const text of told.emphasised) {
        await expect(notice.locator("strong").getByText(text, { exact: true })).toBeVisible();
      }
      for (const text of told.texts) await expect(notice.getByText(text)).toBeVisible();
      const cells = await notice.getByRole("table", { name: told.table }).getByRole("cell").allTextContents();
      expect(cells.map((text) => text.replace(/\s/g, " "))).toEqual(told.cells);
      await expect(notice).toContainText(/300\sg/);
      await notice.getByRole("link", { name: told.withdrawal }).click();
      await expect(page.locator(`.prose[lang=${lang}]`)).toContainText(told.notice);
      await page.goto(`${href("guarantee", "en")}#${lang}`);
      await expect(page.locator(`section[lang=${lang}]`)).toContainText(told.guarantee);
    });
  });
}

test("an address with a weight opens with its price and its own delivery dates", async ({ page }) => {
  await page.goto(`${href("product", "de", { slug: chocolate.de.slug })}?weight=500`);
  await expect(page.getByText("Preis für 500 g: 21,90 €")).toBeAttached();
  await expect(page.getByText("43,80 €/kg").first()).toBeVisible();
  await expect(page.getByText(/^Voraussichtlich bei Ihnen: \d/)).toBeVisible();
});

for (const [language, javaScriptEnabled] of [
  ["de", true],
  ["it", false],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`${language}: a gift box names what is in it, tells its portions by weight, and nothing twice`, async ({
      page,
    }) => {
      const told = {
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
          taste: "Com’è al gusto",
          few: /15 porzioni da 30\sg/,
          many: /30 porzioni da 30\sg/,
          once: ["Quantità netta", "Conservazione", "Origine"],
        },
      }[language];
      await page.goto(`${href("product", language, { slug: told.slug })}?weight=450`);
      const links = page.getByRole("region", { name: told.box }).getByRole("link");
      expect(await links.allTextContents()).toEqual(told.bars);
      const taste = page.getByRole("region", { name: told.taste });
      await expect(taste.getByText(told.few)).toBeVisible();
      // those of the labels in French and Spanish are closed
      for (const name of told.once) {
        await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
      }
      await page.goto(`${href("product", language, { slug: told.slug })}?weight=900`);
      await expect(taste.getByText(told.many)).toBeVisible();
      await links.first().click();
      await expect(page.getByRole("heading", { level: 1, name: told.bars[0] })).toBeVisible();
    });
  });
}
