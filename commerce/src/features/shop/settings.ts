import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { schemaHours } from "@su-turrone/contract/opening-hours";
import type { Company } from "@su-turrone/contract/shop-facts";
import { SHOP_SETTINGS_MODULE, type SettingsVersion } from "../../modules/shop-settings";
import type { ShopSettings } from "../../modules/shop-settings/setting-types";
import { env, type Env } from "../../platform/env";

/** Usual season of Christmas gifts; the category has to be chosen by each shop. */
export const usualGiftDays = { first: "11-01", last: "12-24" } as const;

/** A sender as `Name <address>`. */
const namedAddress = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/;

/** Sender of mails according to MAIL_FROM; without it the shop's name, at the company's address. */
function senderFrom(mailFrom: string | undefined): { name: string; address: string } {
  if (mailFrom === undefined) return { name: "Su Turrone", address: "" };
  const [, name = "", address = mailFrom.trim()] = namedAddress.exec(mailFrom) ?? [];
  return { name, address };
}

/** Settings of a shop whose owner has not saved any: those of the environment. */
export function initialSettings(environment: Env): ShopSettings {
  const sender = senderFrom(environment.MAIL_FROM);
  return {
    company_name: environment.COMPANY_NAME,
    company_street: environment.COMPANY_STREET,
    company_postal_code: environment.COMPANY_POSTAL_CODE,
    company_city: environment.COMPANY_CITY,
    company_vat_id: environment.COMPANY_VAT_ID,
    company_rea: environment.COMPANY_REA,
    company_email: environment.COMPANY_EMAIL,
    company_pec: environment.COMPANY_PEC,
    company_phone: environment.COMPANY_PHONE,
    transfer_holder: environment.BANK_TRANSFER_HOLDER,
    transfer_iban: environment.BANK_TRANSFER_IBAN,
    transfer_bic: environment.BANK_TRANSFER_BIC,
    transfer_days: environment.BANK_TRANSFER_DAYS,
    transfer_max_orders: environment.TRANSFER_MAX_OPEN_ORDERS,
    transfer_max_packs: environment.TRANSFER_MAX_OPEN_PACKS,
    delivery_days: environment.DELIVERY_DAYS,
    cut_off_hour: environment.DELIVERY_CUT_OFF_HOUR,
    delivered_after_days: environment.DELIVERED_AFTER_DAYS,
    opening_hours: environment.OPENING_HOURS,
    pauses: [],
    gift_season: { category_id: null, ...usualGiftDays },
    low_stock_packs: environment.LOW_STOCK_PACKS,
    mail_sender_name: sender.name,
    mail_sender_address: sender.address,
  };
}

const serviceOf = (container: MedusaContainer) => container.resolve(SHOP_SETTINGS_MODULE);

/** Completes what the owner has saved with the settings of the environment. */
export const withInitialSettings = (saved: Partial<ShopSettings> | null | undefined): ShopSettings => ({
  ...initialSettings(env()),
  ...saved,
});

/** Current settings of the shop: saved by the owner, otherwise from the environment. */
export const readSettings = async (container: MedusaContainer): Promise<ShopSettings> =>
  withInitialSettings((await serviceOf(container).latest())?.values);

/** The settings that differ from the environment and have to be stored; opening hours are compared by their meaning. */
export function differingFrom(initial: ShopSettings, settings: ShopSettings): Partial<ShopSettings> {
  const text = (from: ShopSettings, name: keyof ShopSettings) =>
    name === "opening_hours" ? from.opening_hours.map(schemaHours).join() : JSON.stringify(from[name]);
  const names = Object.keys(initial) as (keyof ShopSettings)[];
  const changedNames = names.filter((name) => text(settings, name) !== text(initial, name));
  return Object.fromEntries(changedNames.map((name) => [name, settings[name]]));
}

/** Number of days the shop waits for the transfer of an order. */
export type TransferDays = (order: { created_at: Date; metadata?: unknown }) => number;

const promised = z.object({ promised_transfer_days: z.number().int() });

/** Metadata of a cart, and of the order created from it, with the days its buyer is told. */
export const promiseOf = ({ transfer_days }: ShopSettings): z.infer<typeof promised> => ({
  promised_transfer_days: transfer_days,
});

/**
 * The days told to the buyer of an order, whatever the owner or the environment sets later. Those of orders without a
 * record, for example from a draft, are looked up in the settings history.
 * @param history oldest first
 * @param initial days before the first save
 */
export const transferDaysFrom =
  (
    history: readonly (Pick<SettingsVersion, "created_at"> & {
      values: { transfer_days?: number | undefined };
    })[],
    initial: number,
  ): TransferDays =>
  ({ created_at: placedAt, metadata }) =>
    promised.safeParse(metadata).data?.promised_transfer_days ??
    history.findLast(({ created_at: at }) => at.getTime() <= placedAt.getTime())?.values.transfer_days ??
    initial;

/** Current settings of the shop, and the number of days it waits for a transfer, by what each buyer was told. */
export interface SettingsOverTime {
  settings: ShopSettings;
  transferDaysOf: TransferDays;
}

/** Reads both with one statement. */
export async function readSettingsOverTime(container: MedusaContainer): Promise<SettingsOverTime> {
  const history = await serviceOf(container).history();
  return {
    settings: withInitialSettings(history.at(-1)?.values),
    transferDaysOf: transferDaysFrom(history, env().BANK_TRANSFER_DAYS),
  };
}

export const companyOf = (settings: ShopSettings): Company => ({
  name: settings.company_name,
  street: settings.company_street,
  postal_code: settings.company_postal_code,
  city: settings.company_city,
  vat_id: settings.company_vat_id,
  rea: settings.company_rea,
  email: settings.company_email,
  pec: settings.company_pec,
  phone: settings.company_phone,
});
