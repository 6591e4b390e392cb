import { Shopper, steps } from "./shopper";

const [add, sayWhoBuys, choosePayment, order] = steps;

/**
 * Shoppers press one button after the other for as long as something is being replaced, and then order; beside each of them somebody
 * goes on putting packs into a cart.
 * @param server where what they send arrives
 * @returns the answers that were none, or a refusal; nothing is pressed again
 */
export async function lostPresses(
  shoppers: readonly Shopper[],
  replace: () => Promise<void>,
  server?: string,
): Promise<string[]> {
  const lost: string[] = [];
  let isReplacing = true;
  const replaced = replace().finally(() => (isReplacing = false));
  const press = async (shopper: Shopper, [name, step]: (typeof steps)[number]): Promise<void> => {
    const { status } = await step(shopper);
    if (status < 200 || status >= 400) lost.push(`${name}: ${status}`);
  };
  const buy = async (shopper: Shopper): Promise<void> => {
    const other = new Shopper(null, server);
    await press(shopper, add);
    do {
      await press(other, add);
      await press(shopper, sayWhoBuys);
      await press(shopper, choosePayment);
    } while (isReplacing);
    await press(shopper, order);
  };
  await Promise.all(shoppers.map(buy));
  await replaced;
  return lost;
}
