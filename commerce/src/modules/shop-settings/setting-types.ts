import type { GiftSeason } from "@su-turrone/contract/gift-season";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import type { Pause } from "@su-turrone/contract/pauses";

/** What the owner sets of the shop; the environment gives the first value of each. */
export interface ShopSettings {
  company_name: string;
  company_street: string;
  company_postal_code: string;
  company_city: string;
  /** Partita IVA, with its country. */
  company_vat_id: string;
  /** Number in the register of companies (REA). */
  company_rea: string;
  /** Shown to shoppers, and where the owner reads mail. */
  company_email: string;
  /** Certified e-mail address. */
  company_pec: string;
  company_phone: string;
  transfer_holder: string;
  transfer_iban: string;
  transfer_bic: string;
  /** Days a bank transfer is waited for, told to the buyer with the order. */
  transfer_days: number;
  /** Business days a parcel is on its way, the fewest and the most. */
  delivery_days: { from: number; to: number };
  /** What is ordered and paid before this hour in Rome leaves on the same business day. */
  cut_off_hour: number;
  /** Business days after which a parcel that was sent counts as delivered; 0: only when the owner says so. */
  delivered_after_days: number;
  /** When the workshop is open; empty: by appointment. */
  opening_hours: OpenDays[];
  /** Days on which nothing is shipped, or on which it is too hot for some goods to travel. */
  pauses: Pause[];
  /** Days of each year on which a category, the gifts for example, comes first. */
  gift_season: GiftSeason;
  /** How many packs of a weight are few. */
  low_stock_packs: number;
  /** Whose name mails come from; may be empty. */
  mail_sender_name: string;
  /** The address mails come from; empty: the company's. */
  mail_sender_address: string;
}

/** What the page "The shop" shows and changes: the settings, and the price of shipping, which Medusa's shipping option keeps. */
export interface EditableSettings extends ShopSettings {
  /** Price of shipping, tax included; integer euro cents. */
  shipping_cents: number;
  /** Goods worth so much are sent free; integer euro cents. */
  shipping_free_from_cents: number;
}

/** Name of a setting on the page "The shop". */
export type SettingName = keyof EditableSettings;

/** The prices among the settings, in integer euro cents. */
export const priceSettings = ["shipping_cents", "shipping_free_from_cents"] as const;

/** One of `priceSettings`. */
export type PriceSetting = (typeof priceSettings)[number];

/** Fewest and most days that a transfer is waited for. */
export const transferDaysLimits = { min: 1, max: 60 } as const;

/** Most spans of opening hours; a week with a lunch break on each day has fourteen. */
export const maxOpeningSpans = 14;
