import { Shopper, steps } from "./shopper";

const [add, sayWhoBuys, choosePayment, order] = steps;

/**
 * Shoppers submit one form after the other while something is being replaced, and then order; at the same time another
 * shopper for each of them keeps adding packs to a cart.
 * @param server origin that receives the requests
 * @returns failed or refused requests; nothing is retried
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
