import { createRegionsWorkflow, updateStoresWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { baseLanguage } from "../../platform/languages";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../modules/payment-stripe";
import { currency } from "../../platform/currency";
import { regionName } from "../data/shop";
import type { Store } from "./store";
import { created, translate } from "./entities";

/** The only region, with its countries and payment providers; the store's default. */
export async function getOrCreateRegion(container: MedusaContainer, store: Store): Promise<string> {
  const regions = container.resolve(Modules.REGION);
  const [existing] = await regions.listRegions({ currency_code: currency }, { take: 1 });
  const id = existing?.id ?? (await createRegion(container));
  const { default_region_id: chosen } = await container.resolve(Modules.STORE).retrieveStore(store.id);
  if (!chosen) {
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { default_region_id: id } },
    });
  }
  await translate(container, [{ reference: "region", id, fields: { name: regionName } }]);
  return id;
}

/** Ids of the configured payment providers; Medusa knows further ones, which the shop does not offer. */
async function offeredProviders(container: MedusaContainer): Promise<string[]> {
  const known = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true });
  return [CARD_PROVIDER, PAYPAL_PROVIDER, BANK_TRANSFER_PROVIDER].filter((id) =>
    known.some((provider) => provider.id === id),
  );
}

async function createRegion(container: MedusaContainer): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: regionName[baseLanguage],
          currency_code: currency,
          countries: [...countryCodes],
          payment_providers: await offeredProviders(container),
          automatic_taxes: true,
          is_tax_inclusive: true,
        },
      ],
    },
  });
  return created(result, "The region").id;
}
