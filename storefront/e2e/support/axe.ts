import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Where axe looks, and by which rules. */
interface Look {
  /** CSS selector of the part it looks at; the whole page where it is left out. */
  part?: string;
  /** Tags of axe's rules; all rules that axe runs by itself where they are left out. */
  tags?: string[];
  /** Whether there are frames of other origins, which takes twice as long. */
  frames?: boolean;
}

/** WCAG 2.2 AA, and what axe advises. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits until nothing changes its colour or place any more; what moves for ever is left out. */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    // one that is taken away before its end has settled as well
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What of a page as it is shown not everybody can use, by axe: one line for each rule that is broken. */
export async function violationsOf(page: Page, { part, tags, frames = false }: Look = {}): Promise<string[]> {
  // what is right need not be listed with its elements; a page without frames need not be put together in another page:
  // either takes longer than the look itself
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(!frames);
  if (part !== undefined) axe.include(part);
  if (tags) axe.withTags(tags);
  // half-way between two colours a button has too little contrast
  await waitForAnimations(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
