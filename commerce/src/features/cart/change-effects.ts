import type { CartEffect, RemovedLine } from "@su-turrone/contract/cart-changes";
import type { CartView, CodeStatus } from "@su-turrone/contract/cart-view";
import { toCents } from "@su-turrone/contract/money";
import type { CartBeforeChange } from "./cart-before-change";

type Before = Pick<CartBeforeChange, "lines" | "applied">;

/**
 * What is told of codes after a change.
 * @param statuses of every code the shopper wants, and of those that were lost
 * @param asked the code that was asked for, of which the change itself tells
 */
function codeEffects(statuses: readonly CodeStatus[], { applied }: Before, asked?: string): CartEffect[] {
  return statuses.flatMap((status): CartEffect[] => {
    const { code, state } = status;
    if (code.toUpperCase() === asked?.toUpperCase()) return [];
    const before = applied.includes(code);
    if (state === "invalid") return [{ kind: "code_lost", code }];
    if (state === "applied") return before ? [] : [{ kind: "code_back", code }];
    return before ? [{ kind: "code_waits", status }] : [];
  });
}

/** Lines that have taken on today's price. */
const priceEffects = ({ lines }: Before, after: CartView): CartEffect[] =>
  after.lines.flatMap(({ id, name, unit_cents }): CartEffect[] => {
    const line = lines.find((before) => before.id === id);
    return line && toCents(line.unit_price) !== unit_cents ? [{ kind: "price", name, unit_cents }] : [];
  });

/** What came along with a change: first what became of codes, then of prices. Pure. */
export const effectsOf = (
  before: Before,
  after: CartView,
  statuses: readonly CodeStatus[],
  asked?: string,
): CartEffect[] => [...codeEffects(statuses, before, asked), ...priceEffects(before, after)];

/** Lines that were in the cart before a change and are not any more. Pure. */
export const removedLines = ({ lines }: Before, after: CartView): RemovedLine[] =>
  lines
    .filter(({ id }) => !after.lines.some((line) => line.id === id))
    .map(({ id, variant_id, name, grams, quantity }) => ({ id, variant_id, name, grams, quantity }));
