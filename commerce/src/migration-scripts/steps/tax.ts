import { createTaxRatesWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { countryCodes, type CountryCode } from "@su-turrone/contract/country-rules";
import { catalogue, type ProductTypeKey } from "../data";
import { created } from "./entities";

interface VatRow {
  /** Rate for everything other than the goods below, in per cent. */
  standard: number;
  /** Rate per kind of goods, in per cent. Shipping follows the goods: it has the rate of plain nougat. */
  goods: Readonly<Record<ProductTypeKey, number>>;
  /** Local name of VAT. */
  name: string;
  /** First day on which the rates apply, ISO date. */
  validFrom: string;
  /** Source, and points the tax adviser has to check. */
  note: string;
}

/**
 * VAT of the five countries the shop delivers to. TO BE CONFIRMED BY THE OWNER'S TAX ADVISER before the first real
 * order. Prices include VAT and are the same everywhere, so a changed rate changes the margin, not the price. The table
 * only contains the initial values; afterwards the rates in the database (admin: Settings, Tax Regions) are charged.
 */
const vat = {
  de: {
    standard: 19,
    goods: { nougat: 7, chocolate: 7 },
    name: "MwSt.",
    validFrom: "2026-01-01",
    note: "UStG Anlage 2, Nr. 29 (Kap. 17 and 18)",
  },
  it: {
    standard: 22,
    goods: { nougat: 10, chocolate: 10 },
    name: "IVA",
    validFrom: "2026-01-01",
    note: "DPR 633/72, Tab. A III n. 62 and 64; the wooden crate may count as luxury packaging (22 %)",
  },
  fr: {
    standard: 20,
    goods: { nougat: 20, chocolate: 20 },
    name: "TVA",
    validFrom: "2026-01-01",
    note: "BOI-TVA-LIQ-30-10-10: confectionery 20 %. 5.5 % for chocolate sweets of at most 5 cm and 20 g only (BOI-RES-TVA-000180); ours are bars",
  },
  es: {
    standard: 21,
    goods: { nougat: 10, chocolate: 10 },
    name: "IVA",
    validFrom: "2026-01-01",
    note: "Ley 37/1992 art. 91.Uno.1.1",
  },
  gb: {
    standard: 20,
    goods: { nougat: 20, chocolate: 20 },
    name: "VAT",
    validFrom: "2026-01-01",
    note: "HMRC VFOOD6160, all sweets. Consignments up to 135 GBP: the seller is registered and charges UK VAT",
  },
} as const satisfies Record<CountryCode, VatRow>;

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
