import type { GiftSeason } from "@su-turrone/contract/shop-facts";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import type { Pause } from "@su-turrone/contract/pauses";

/** Settings of the shop the owner can change; the environment provides the initial values. */
export interface ShopSettings {
  company_name: string;
  company_street: string;
  company_postal_code: string;
  company_city: string;
  /** Partita IVA with country prefix. */
  company_vat_id: string;
  /** Number in the companies register (REA). */
  company_rea: string;
  /** Shown to shoppers; also the address where the owner reads mail. */
  company_email: string;
  /** Certified e-mail address. */
  company_pec: string;
  company_phone: string;
  transfer_holder: string;
  transfer_iban: string;
  transfer_bic: string;
  /** Days the shop waits for a bank transfer; stated to the buyer with the order. */
  transfer_days: number;
  /** Unpaid transfer orders one sender (mailbox or network address) may have at a time, and the packs in all of them. */
  transfer_max_orders: number;
  transfer_max_packs: number;
  /** Delivery time in business days, minimum and maximum. */
  delivery_days: { from: number; to: number };
  /** Orders paid before this hour (Europe/Rome) are shipped on the same business day. */
  cut_off_hour: number;
  /** Business days after which a shipped parcel counts as delivered; 0: only when the owner marks it as delivered. */
  delivered_after_days: number;
  /** Opening hours of the workshop; empty: by appointment. */
  opening_hours: OpenDays[];
  /** Days on which nothing is shipped, or on which it is too hot to ship some goods. */
  pauses: Pause[];
  /** Days of each year on which a category, e.g. the gifts, is shown first. */
  gift_season: GiftSeason;
  /** At or below this number of packs, the stock of a variant counts as low. */
  low_stock_packs: number;
  /** Sender name of mails; may be empty. */
  mail_sender_name: string;
  /** Sender address of mails; empty: the company's address. */
  mail_sender_address: string;
}

/**
 * Everything the admin page "The shop" shows and edits: the settings, and the shipping prices, which are stored in
 * Medusa's shipping option.
 */
export interface EditableSettings extends ShopSettings {
  /** Shipping price, tax included; integer euro cents. */
  shipping_cents: number;
  /** Goods total from which shipping is free; integer euro cents. */
  shipping_free_from_cents: number;
}

/** Name of a field on the admin page "The shop". */
export type SettingName = keyof EditableSettings;

/** The settings that are prices, in integer euro cents. */
export const priceSettings = ["shipping_cents", "shipping_free_from_cents"] as const;

export type PriceSetting = (typeof priceSettings)[number];

export const transferDaysLimits = { min: 1, max: 60 } as const;

/** Maximum number of opening spans; a week with a lunch break every day has fourteen. */
export const maxOpeningSpans = 14;
