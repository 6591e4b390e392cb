// Measures the same shop twice: as it is opened, and with thousands of products, orders and reviews. Writes LARGE.md.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { href } from "../app/i18n/paths";
import { tellChanged } from "../e2e/support/content-changed";
import { buy, reviewedAs } from "../e2e/support/delivered-order";
import { asOwner } from "../e2e/support/admin";
import { env } from "../e2e/support/env";
import { hazelnut } from "../e2e/support/goods";
import { placeOrder, smallHazelnut } from "../e2e/support/orders";
import { openStorefront } from "../e2e/support/own-storefront";
import { byShop } from "./carts";
import { enlarge, type Size } from "./large-shop";
import { figure, machine, median, table, time } from "./measure";

const given = z
  .object({
    DATABASE_URL: z.url(),
    LARGE_PRODUCTS: z.coerce.number().int().default(1_000),
    LARGE_ORDERS: z.coerce.number().int().default(20_000),
    LARGE_REVIEWS: z.coerce.number().int().default(2_000),
  })
  .parse(process.env);
const size: Size = {
  products: given.LARGE_PRODUCTS,
  orders: given.LARGE_ORDERS,
  reviews: given.LARGE_REVIEWS,
};

/** Each thing is done so often. */
const rounds = 5;

/** Pages as a shopper opens them; nothing of them is kept, because the storefront is told of a change before each. */
const pages = {
  home: href("home", "de"),
  list: href("products", "de"),
  "list, page 2": `${href("products", "de")}?page=2`,
  search: `${href("search", "de")}?q=haselnuss`,
  product: href("product", "de", { slug: hazelnut.de.slug }),
};

const orderFields =
  "id,status,created_at,email,display_id,payment_status,fulfillment_status,total,currency_code,*customer,*sales_channel";

/** What the owner's admin asks for. */
const lists = {
  "admin: products": "/admin/products?limit=20&order=-created_at",
  "admin: orders": `/admin/orders?limit=20&order=-display_id&fields=${orderFields}`,
  "admin: orders, searched": `/admin/orders?limit=20&q=grazia&fields=${orderFields}`,
  "admin: today": "/admin/today",
  "admin: documents": "/admin/documents?limit=20",
  "admin: reviews": "/admin/reviews?limit=20",
  "admin: waiting reviews": "/admin/reviews?status=pending&limit=20",
  "admin: mails": "/admin/mails?limit=20",
  "admin: failed mails": "/admin/mails?status=failed&limit=20",
};

const storefront = await openStorefront(env.COMMERCE_URL, env.PUBLISHABLE_KEY);

async function open(url: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
}

/** What each thing takes, in ms: the median. */
async function measure(): Promise<Map<string, number>> {
  const { token } = z.object({ token: z.string() }).parse(
    await (
      await fetch(new URL("/auth/user/emailpass", env.COMMERCE_URL), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
      })
    ).json(),
  );
  const variantId = await smallHazelnut();
  const times = new Map<string, number[]>();
  const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, page] of Object.entries(pages)) {
      await tellChanged(storefront.url);
      note(name, await time(() => open(storefront.url + page)));
    }
    for (const [step, ms] of Object.entries(await byShop(storefront.url, variantId)))
      note(`cart: ${step}`, ms);
    note("order by transfer", await time(() => placeOrder("de")));
    for (const [name, list] of Object.entries(lists)) {
      note(name, await time(() => open(env.COMMERCE_URL + list, { Authorization: `Bearer ${token}` })));
    }
    // the first round warms what is compiled and connected
    if (round === 0) times.clear();
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

/** An order of a product of the catalogue that was paid, delivered and reviewed, and one that waits for its money. */
async function originals(): Promise<{ reviewed: string; open: string }> {
  const product = {
    id: "",
    slug: hazelnut.de.slug,
    title: hazelnut.de.name,
    variantId: await smallHazelnut(),
  };
  await reviewedAs(product, 5, "Bröselt herrlich");
  const { reviews } = z
    .object({ reviews: z.array(z.object({ order_id: z.string() })).min(1) })
    .parse(await asOwner("/admin/reviews?limit=1"));
  const { orderId } = await buy(product);
  return { reviewed: reviews[0]?.order_id ?? "", open: orderId };
}

try {
  const { reviewed, open: waiting } = await originals();
  const small = await measure();
  const filling = await time(() => enlarge(given.DATABASE_URL, size, reviewed, waiting));
  process.stdout.write(`The shop has been made large in ${figure(filling / 1000)} s.\n`);
  const large = await measure();
  const rows = [...small].map(([name, before]) => {
    const after = large.get(name) ?? NaN;
    return [name, figure(before), figure(after), figure(after / before)];
  });
  const written = [
    "# The same shop, small and large",
    `${machine()} Made by \`pnpm bench:large\`.`,
    `Twelve products and a few orders against ${size.products} products, ${size.orders} orders and ${size.reviews} reviews, median of ${rounds}, one after the other; pages with nothing kept. Goal: 1.5.`,
    table(["", "small, ms", "large, ms", "ratio"], rows),
  ];
  writeFileSync(path.join(import.meta.dirname, "LARGE.md"), `${written.join("\n\n")}\n`);
  process.stdout.write(`${written.join("\n\n")}\n`);
} finally {
  storefront.close();
}
