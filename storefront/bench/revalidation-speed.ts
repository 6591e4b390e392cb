import { z } from "zod";
import { asOwner } from "../../testing/owner";
import { href } from "../app/i18n/paths";
import { env } from "../e2e/support/env";
import { hazelnut } from "../e2e/support/goods";
import { figure, median, table, time } from "./measure";

const found = z.object({ products: z.array(z.object({ id: z.string(), title: z.string() })) });

/**
 * Time from the admin's response until the product page shows a new title, in ms.
 * @returns a Markdown table with the median and the maximum of five rounds
 */
export async function revalidationSpeed(): Promise<string> {
  const page = env.SHOP_URL + href("product", "de", { slug: hazelnut.de.slug });
  const { products } = found.parse(await asOwner(`/admin/products?fields=id,title&limit=100`));
  const product = products.find(({ title }) => title === hazelnut.de.name);
  if (!product) throw new Error("the product of the bench was not found");
  const path = `/admin/products/${product.id}`;
  const times: number[] = [];
  try {
    for (let round = 1; round <= 5; round += 1) {
      const title = `${product.title} ${round}`;
      await asOwner(path, { title });
      times.push(
        await time(async () => {
          while (!(await (await fetch(page)).text()).includes(title));
        }),
      );
    }
  } finally {
    await asOwner(path, { title: product.title });
  }
  return table(
    ["", "ms"],
    [
      ["median", figure(median(times))],
      ["maximum", figure(Math.max(...times))],
    ],
  );
}
