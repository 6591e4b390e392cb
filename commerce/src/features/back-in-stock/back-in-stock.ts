import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, ContainerRegistrationKeys, getVariantAvailability } from "@medusajs/framework/utils";
import type { BackInStockBody } from "@su-turrone/contract/form-requests";
import { idOfToken, nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { BACK_IN_STOCK_MODULE, type StoredAlert, type BackInStockService } from "../../modules/back-in-stock";
import type { DoubleOptIn } from "../double-opt-in/double-opt-in";
import { env } from "../../platform/env";
import { type Language, localeOf } from "../../platform/languages";
import { shopUrl } from "../../platform/storefront-urls";
import { enqueueMail } from "../mail/mail-context";
import { shopChannel } from "../shop/shop-facts";
import { z } from "@medusajs/framework/zod";
import { SLUGS_MODULE } from "../../modules/slugs";
import { weightTitle } from "../catalogue/product-names";
import { readRows } from "../../platform/read-rows";

const variantRow = z.object({
  id: z.string(),
  title: z.string(),
  weight: z.coerce.number().nullable(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  product: z.object({ id: z.string(), title: z.string(), status: z.string() }),
});

type VariantRow = z.infer<typeof variantRow>;

/** The published variants among the given ids, with their texts in a language. */
async function readVariants(
  container: MedusaContainer,
  ids: string[],
  language: Language,
): Promise<VariantRow[]> {
  const rows = await readRows(container, "variant", variantRow, { id: ids }, { locale: localeOf[language] });
  return rows.filter(({ product }) => product.status === "published");
}

export interface VariantForMail {
  /** E.g. "Mandeltorrone, 300 g". */
  name: string;
  url: string;
}

/** Name and product URL of a variant in a language; null when it is not for sale. */
async function variantForMail(
  container: MedusaContainer,
  variantId: string,
  language: Language,
): Promise<VariantForMail | null> {
  const [variant] = await readVariants(container, [variantId], language);
  if (!variant) return null;
  const slugs = container.resolve(SLUGS_MODULE);
  const slug = (await slugs.slugsOf("product", [variant.product.id])).get(variant.product.id)?.[language];
  if (slug === undefined) return null;
  const weight: Record<string, string> = variant.weight === null ? {} : { weight: String(variant.weight) };
  return {
    name: `${variant.product.title}, ${weightTitle(variant.title, language)}`,
    url: shopUrl("product", language, { slug, ...weight }),
  };
}

async function availableAmong(container: MedusaContainer, ids: string[]): Promise<Set<string>> {
  const variants = await readVariants(container, ids, "de");
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const stockManaged = variants.filter((variant) => variant.manage_inventory && !variant.allow_backorder);
  const stock = await getVariantAvailability(query, {
    variant_ids: stockManaged.map(({ id }) => id),
    sales_channel_id: await shopChannel(container),
  });
  return new Set(
    variants
      .filter((variant) => !stockManaged.includes(variant) || (stock[variant.id]?.availability ?? 0) > 0)
      .map(({ id }) => id),
  );
}

const pages = { confirm: "backInStockConfirm", end: "backInStockEnd" } as const;

const serviceOf = (container: MedusaContainer) => container.resolve(BACK_IN_STOCK_MODULE);

/** Double opt-in of back-in-stock alerts. An alert is deleted once it was sent or is no longer wanted. */
export const backInStock: DoubleOptIn<BackInStockBody, StoredAlert> = {
  events: { requested: "back-in-stock.requested", confirmed: "back-in-stock.confirmed" },
  request: async (container, body, at) => {
    if (!(await variantForMail(container, body.variant_id, body.language))) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "Product not found");
    }
    return serviceOf(container).request(body, at);
  },
  find: (container, id) => serviceOf(container).retrieveAlert(id),
  link: (_container, action, { id, language }, { expires }) => {
    const token = signToken(env().SIGNING_SECRET, `restock-${action}`, [id], expires);
    return Promise.resolve(shopUrl(pages[action], language, { token }));
  },
  readToken: (_container, action, token) =>
    Promise.resolve(idOfToken(env().SIGNING_SECRET, `restock-${action}`, token, nowInSeconds())),
  apply: async (container, action, id, at) => {
    if (action === "end") {
      await serviceOf(container).deleteAlerts({ id });
      return true;
    }
    const [alert] = await serviceOf(container).listAlerts({ id }, { take: 1 });
    if (!alert) return null;
    if (alert.confirmed_at) return false;
    await serviceOf(container).updateAlerts({ id, confirmed_at: at });
    return true;
  },
  mail: {
    name: "restock-confirm",
    data: async (container, { variant_id: variantId, language }, { confirm, end }) => {
      const variant = await variantForMail(container, variantId, language);
      return variant && { name: variant.name, url: confirm, end_url: end };
    },
  },
  deleteUnconfirmed: (container, before) =>
    serviceOf(container).deleteAlerts({ confirmed_at: null, asked_at: { $lt: before } }),
};

async function sendAlert(
  container: MedusaContainer,
  service: BackInStockService,
  { id, variant_id: variantId, email, language }: StoredAlert,
): Promise<void> {
  const variant = await variantForMail(container, variantId, language);
  if (!variant) return;
  await enqueueMail(container, {
    event: "restock-back",
    key: id,
    to: email,
    language,
    data: { ...variant },
  });
  // the outbox sends each alert once; the address is not needed any more
  await service.deleteAlerts({ id });
}

/**
 * Sends each due alert once. Only variants with alerts are checked, and only the alerts of available variants are read.
 */
export async function sendBackInStockAlerts(container: MedusaContainer): Promise<void> {
  const service = container.resolve(BACK_IN_STOCK_MODULE);
  const awaited = await service.awaitedVariants();
  if (awaited.length === 0) return;
  const available = [...(await availableAmong(container, awaited))];
  if (available.length === 0) return;
  const due: StoredAlert[] = await service.listAlerts(
    { variant_id: available, confirmed_at: { $ne: null } },
    { take: null, order: { confirmed_at: "ASC", id: "ASC" } },
  );
  for (const alert of due) await sendAlert(container, service, alert);
}
