import { aboutWords } from "@su-turrone/contract/page-words/about";
import { unchangedPageContent } from "@su-turrone/contract/page-content";
import { asOwner } from "../../testing/owner";
import { href } from "../app/i18n/paths";
import { closeMenu, expectAccessible, goTo, openAdmin } from "./pages/admin-page";
import { env } from "./support/env";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, locale: "it-IT" });

/** Restores the page's defaults, so that no content is left for the next story. */
async function restore(name: string): Promise<void> {
  await asOwner(`/admin/page-content/${name}`, { content: unchangedPageContent });
}

// both viewports change the same pages
test.describe.configure({ mode: "default" });

test.afterEach(async () => {
  await restore("about");
  await restore("contact");
});

const absolute = (path: string) => new URL(path, env.SHOP_URL).href;

test("the owner edits, previews and publishes the about page", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await openAdmin(page, "content?kind=site");
  await page.getByRole("link", { name: "Chi siamo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chi siamo" })).toBeVisible();
  await expectAccessible(page);

  // validation errors are shown next to their fields, and nothing is lost
  const publish = page.getByRole("button", { name: "Pubblica" }).first();
  const title = page.getByLabel("Titolo", { exact: true }).first();
  await expect(title).toHaveValue(aboutWords.title.it);
  await title.fill("Il paiolo di {{nonno}}");
  await publish.click();
  await expect(title).toHaveAccessibleDescription(/La pagina non conosce queste parentesi graffe/);
  await title.fill("Il paiolo del nonno");
  await expect(title).toHaveAccessibleDescription("Ancora invariato: Tedesco, Inglese.");

  // a picture needs alt texts
  const top = page
    .locator("section, div")
    .filter({ has: page.getByRole("heading", { name: "In cima alla pagina" }) })
    .last();
  await top.getByLabel("Immagine", { exact: true }).setInputFiles("pictures/process-2.webp");
  await expect(top.getByLabel("Descrizione dell’immagine (Italiano)")).toBeVisible();
  await publish.click();
  await expect(top.getByLabel("Descrizione dell’immagine (Tedesco)")).toHaveAccessibleDescription(
    "Va indicato che cosa mostra l’immagine.",
  );
  for (const [language, text] of [
    ["Tedesco", "Der alte Kessel"],
    ["Italiano", "Il vecchio paiolo"],
    ["Inglese", "The old cauldron"],
  ]) {
    await top.getByLabel(`Descrizione dell’immagine (${language})`).fill(text ?? "");
  }

  await page.getByRole("switch", { name: "Chi lavora qui: visibile nel negozio" }).click();
  await page.getByRole("button", { name: "Aggiungi sezione" }).click();
  const section = page.getByRole("group", { name: "Sezione 1" });
  await section.getByLabel("Titolo").fill("Aperti a Natale");
  await section.getByLabel("Testo").fill("Anche **la domenica**.");

  // the preview uses the real shop and is not visible to others
  await page.getByRole("button", { name: "Anteprima" }).first().click();
  const preview = await page.getByRole("link", { name: "Anteprima in Italiano" }).getAttribute("href");
  const seen = await visitor.goto(preview ?? "");
  expect(seen?.headers()["cache-control"]).toContain("no-");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Il paiolo del nonno");
  await expect(
    visitor.getByText("Anteprima: queste parole e immagini non sono ancora pubblicate"),
  ).toBeVisible();
  await expect(visitor.getByRole("img", { name: "Il vecchio paiolo" })).toBeVisible();
  expect(await visitor.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await visitor.goto(absolute(href("about", "it")));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(aboutWords.title.it);

  await publish.click();
  await expect(page.getByText("Pubblicato: nel negozio si vede subito.")).toBeVisible();
  await visitor.goto(absolute(href("about", "it")));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Il paiolo del nonno");
  await expect(visitor.getByRole("img", { name: "Il vecchio paiolo" })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Aperti a Natale" })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Chi lavora qui" })).toHaveCount(0);
  // the section has no German text: it is marked with its language
  await visitor.goto(absolute(href("about", "de")));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(aboutWords.title.de);
  await expect(visitor.locator('section[lang="it"]')).toContainText("Aperti a Natale");
  // a preview link to content published in the meantime redirects to the page itself
  await visitor.goto(preview ?? "");
  await expect(visitor).toHaveURL(absolute(href("about", "it")));
  await visitor.close();
});

test("asks before unsaved changes are discarded and restores an earlier version", async ({ page }) => {
  await openAdmin(page, "content/site/contact");
  const title = page.getByLabel("Titolo", { exact: true }).first();
  const publish = page.getByRole("button", { name: "Pubblica" }).first();
  for (const words of ["Prima versione", "Seconda versione"]) {
    await title.fill(words);
    await publish.click();
    await expect(publish).toBeDisabled();
  }
  await expectAccessible(page);
  // on a phone the toast covers the menu button as long as the pointer stays there
  await title.click();
  await title.fill("Mai salvata");
  await goTo(page, "Ordini");
  await page
    .getByRole("alertdialog", { name: "Abbandonare le modifiche?" })
    .getByRole("button", { name: "Continua a modificare" })
    .click();
  await closeMenu(page);
  await expect(title).toHaveValue("Mai salvata");

  await page
    .getByRole("button", { name: /^Porta nel modulo la versione/ })
    .first()
    .click();
  await expect(title).toHaveValue("Prima versione");
  await publish.click();
  await expect(publish).toBeDisabled();
});
