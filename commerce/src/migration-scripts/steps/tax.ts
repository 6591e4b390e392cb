import { createTaxRatesWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { catalogue, type ProductTypeKey } from "../data";
import { vat } from "../data/vat";
import { created } from "./entities";

/** Ids of the entities with their own tax rate. */
export interface TaxTargets {
  types: Readonly<Record<ProductTypeKey, string>>;
  shippingOptionId: string;
}

const typeKeys = Object.keys(catalogue.types) as ProductTypeKey[];

/** "MwSt. 7 %"; fractions are written with a decimal comma, "5,5 %". */
const rateName = (name: string, rate: number) => `${name} ${String(rate).replace(".", ",")} %`;

/**
 * A tax region per country with its standard rate, and the rates of nougat (also applied to shipping) and chocolate.
 */
export async function getOrCreateTaxes(container: MedusaContainer, targets: TaxTargets): Promise<void> {
  const taxes = container.resolve(Modules.TAX);
  for (const country of countryCodes) {
    const row = vat[country];
    const metadata = { valid_from: row.validFrom, note: row.note, confirmed_by_adviser: false };
    const code = (kind: string) => `${country}-${kind}`.toUpperCase();
    const [known] = await taxes.listTaxRegions({ country_code: country }, { take: 1 });
    const regionId = known?.id ?? (await createTaxRegion());
    for (const key of typeKeys) {
      const [rate] = await taxes.listTaxRates({ tax_region_id: regionId, code: code(key) }, { take: 1 });
      if (rate) continue;
      const rules = [{ reference: "product_type", reference_id: targets.types[key] }];
      if (key === "nougat")
        rules.push({ reference: "shipping_option", reference_id: targets.shippingOptionId });
      await createTaxRatesWorkflow(container).run({
        input: [
          {
            tax_region_id: regionId,
            code: code(key),
            name: rateName(row.name, row.goods[key]),
            rate: row.goods[key],
            is_default: false,
            rules,
            metadata,
          },
        ],
      });
    }

    async function createTaxRegion(): Promise<string> {
      const { result } = await createTaxRegionsWorkflow(container).run({
        input: [
          {
            country_code: country,
            provider_id: "tp_system",
            default_tax_rate: {
              code: code("standard"),
              name: rateName(row.name, row.standard),
              rate: row.standard,
              metadata,
            },
          },
        ],
      });
      return created(result, `The tax region ${country}`).id;
    }
  }
}
