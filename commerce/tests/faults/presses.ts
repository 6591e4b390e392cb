import { Shopper, steps } from "./shopper";

const [add, submitInformation, choosePayment, order] = steps;

/**
 * Shoppers submit one form after the other while something is being replaced, and then order; at the same time another
 * shopper for each of them keeps adding packs to a cart.
 * @param server origin that receives the requests
 * @returns failed or refused requests; nothing is retried
 */
export async function failedRequests(
  shoppers: readonly Shopper[],
  replace: () => Promise<void>,
  server?: string,
): Promise<string[]> {
  const failures: string[] = [];
  let isReplacing = true;
  const replaced = replace().finally(() => (isReplacing = false));
  const perform = async (shopper: Shopper, [name, step]: (typeof steps)[number]): Promise<void> => {
    const { status } = await step(shopper);
    if (status < 200 || status >= 400) failures.push(`${name}: ${status}`);
  };
  const buy = async (shopper: Shopper): Promise<void> => {
    const other = new Shopper(null, server);
    await perform(shopper, add);
    do {
      await perform(other, add);
      await perform(shopper, submitInformation);
      await perform(shopper, choosePayment);
    } while (isReplacing);
    await perform(shopper, order);
  };
  await Promise.all(shoppers.map(buy));
  await replaced;
  return failures;
}
