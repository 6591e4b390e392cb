import { createRegionsWorkflow, updateStoresWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { baseLanguage } from "../../languages";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { currency, regionName } from "../data/shop";
import { countries } from "../data/vat";
import type { Store } from "./store";
import { translate } from "./translate";

/** The one region, with its countries and ways of paying; the store's default. */
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

async function createRegion(container: MedusaContainer): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: regionName[baseLanguage],
          currency_code: currency,
          countries: [...countries],
          payment_providers: [BANK_TRANSFER_PROVIDER],
          automatic_taxes: true,
          is_tax_inclusive: true,
        },
      ],
    },
  });
  const [region] = result;
  if (!region) throw new Error("The region was not created");
  return region.id;
}
