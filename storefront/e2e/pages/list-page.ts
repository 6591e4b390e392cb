import type { Locator, Page } from "@playwright/test";
import type { Language } from "../../app/i18n/languages";
import { words } from "../support/words";

/** Page object of a product list: all products, a category, a search. */
export class ListPage {
  readonly cards: Locator;
  readonly count: Locator;
  readonly min: Locator;
  readonly max: Locator;
  readonly sort: Locator;
  readonly chosen: Locator;
  readonly t;

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.t = words(language, "list");
    const main = page.getByRole("main");
    this.cards = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
    this.count = main.getByRole("status").filter({ hasText: /\d/ }).last();
    this.min = page.getByLabel(this.t.filter.min, { exact: true });
    this.max = page.getByLabel(this.t.filter.max, { exact: true });
    this.sort = page.getByLabel(this.t.sort.label);
    this.chosen = page.getByRole("group", { name: this.t.chosen.label });
  }

  /** Summary of a panel. */
  panel(name: "categories" | "filters"): Locator {
    return this.page.locator("summary").filter({ hasText: new RegExp(`^${this.t.panel[name]}$`) });
  }

  /** Opens the filters if they are hidden. */
  async showFilters(): Promise<void> {
    if (!(await this.min.isVisible())) await this.panel("filters").click();
  }

  /** Submits the filters; with JavaScript each choice is applied immediately. */
  async apply(): Promise<void> {
    const button = this.page.getByRole("button", { name: this.t.filter.apply });
    if (await button.isVisible()) await button.click();
  }

  /** A checkbox, by the beginning of its label. */
  choice(label: string): Locator {
    const text = label.replaceAll(" ", "\\s");
    return this.page.getByRole("checkbox", { name: new RegExp(`^${text}`) });
  }

  /** Names of the products, in display order. */
  names(): Promise<string[]> {
    return this.cards.getByRole("heading", { level: 2 }).allInnerTexts();
  }
}
