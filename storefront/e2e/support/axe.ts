import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe checks, and by which rules. */
interface Look {
  /** CSS selector of the part to check; the whole page by default. */
  part?: string;
  /** Tags of axe's rules; axe's default rules if omitted. */
  tags?: string[];
  /** Whether the page has frames of other origins, which doubles the duration. */
  frames?: boolean;
}

/** WCAG 2.2 AA, and axe's best practices. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for all finite animations and transitions; endless ones are ignored. */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    // a cancelled animation has settled as well
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Accessibility violations of the rendered page found by axe: one line per violated rule. */
export async function violationsOf(page: Page, { part, tags, frames = false }: Look = {}): Promise<string[]> {
  // passed rules need not be listed with their elements, and a page without frames need not be combined in another
  // page: either takes longer than the check itself
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(!frames);
  if (part !== undefined) axe.include(part);
  if (tags) axe.withTags(tags);
  // during a colour transition a button has too little contrast
  await waitForAnimations(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
