import type { MedusaContainer } from "@medusajs/framework/types";
import {
  CartWorkflowEvents,
  ContainerRegistrationKeys,
  generateEntityId,
  Modules,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { FirstAddition } from "@su-turrone/contract/cart-requests";
import { priceRulesState } from "../catalogue/catalogue-snapshot";
import { readTerms, shippingEuro } from "./cart-terms";
import { priceToSell } from "./current-lines";
import { writeRequests } from "./direct-buyer";
import {
  changeFacts,
  factColumns,
  insert,
  lineRow,
  lineTaxRows,
  shippingColumns,
  shippingTaxRows,
} from "./direct-change-rows";
import { changeKeyOf, withChange } from "./plan-cart-change";

const newCartFacts = z.tuple([changeFacts.extend({ price_rules_state: z.string() })]);

/** Creates a cart with its first goods. Returns its id. */
export async function createDirectly(
  container: MedusaContainer,
  addition: FirstAddition,
  { locale, salesChannelId }: { locale: string; salesChannelId: string },
): Promise<{ id: string; codes: [] } | null> {
  const { variant_id, quantity, country, code, gift } = addition;
  if (code) return null;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const read: unknown = await knex.select({
    ...factColumns(knex, variant_id, salesChannelId),
    price_rules_state: knex.raw(priceRulesState),
  });
  const [facts] = newCartFacts.parse(read);
  const variant = facts.added;
  if (!variant || variant.is_giftcard || facts.automatic_promotions) return null;
  const nowhere = { province: null, city: null, postalCode: null };
  const terms = await readTerms(container, facts.settings_state, {
    salesChannelId,
    regionId: null,
    locale,
    country,
    ...nowhere,
  });
  if (!terms?.region.automatic_taxes || !terms.region.countries.some(({ iso_2 }) => iso_2 === country))
    return null;
  const { id: region_id, currency_code } = terms.region;
  const priced = { currency_code, region_id, price_rules_state: facts.price_rules_state };
  const price = await priceToSell(container, priced, salesChannelId, { variant, quantity });
  if (!price) return null;
  const id = generateEntityId(undefined, "cart");
  const address = { id: generateEntityId(undefined, "caaddr"), country_code: country };
  const line = lineRow(id, variant, quantity, price, locale);
  const method = {
    id: generateEntityId(undefined, "casm"),
    cart_id: id,
    shipping_option_id: terms.option.id,
    ...shippingColumns(terms.option.name, shippingEuro([{ unit_price: price.euro, quantity }], terms, null)),
    data: {},
  };
  const key = changeKeyOf({ type: "add", ...addition })?.key;
  const cart = {
    id,
    region_id,
    sales_channel_id: salesChannelId,
    currency_code,
    locale,
    shipping_address_id: address.id,
    metadata: key === undefined ? null : withChange(null, key, new Date()),
  };
  const taxes = lineTaxRows(line.id, await terms.taxesOf(variant));
  await knex.transaction(async (transaction) => {
    await insert(transaction, "cart_address", [address]);
    await insert(transaction, "cart", [cart]);
    await insert(transaction, "cart_line_item", [line]);
    await insert(transaction, "cart_line_item_tax_line", taxes);
    await insert(transaction, "cart_shipping_method", [method]);
    await insert(
      transaction,
      "cart_shipping_method_tax_line",
      shippingTaxRows(method.id, terms.shippingTaxes),
    );
    if (gift) await writeRequests(transaction, id, null, { gift });
  });
  await container.resolve(Modules.EVENT_BUS).emit({ name: CartWorkflowEvents.CREATED, data: { id } });
  return { id, codes: [] };
}
