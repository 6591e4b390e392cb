import type { MedusaContainer } from "@medusajs/framework/types";
import { shopDay } from "@su-turrone/contract/time-zone";
import { BACK_IN_STOCK_MODULE } from "../../modules/back-in-stock";
import type { BackInStockService, StoredAlert } from "../../modules/back-in-stock/service";
import { csvOf } from "../../platform/csv";
import type { Language } from "../../platform/languages";
import { variantNames } from "../catalogue/product-names";

/** Somebody who waits for a weight, as the owner reads it. */
export interface WaitingEntry {
  id: string;
  /** As "Mandeltorrone, 300 g"; the id of a weight that was deleted. */
  name: string;
  email: string;
  language: Language;
  asked_at: Date;
  /** Null before the link in the mail was followed; such a request is deleted after a week. */
  confirmed_at: Date | null;
}

/** How many confirmed requests wait for a weight. */
export interface WaitingCount {
  variant_id: string;
  name: string;
  waiting: number;
}

const serviceOf = (container: MedusaContainer): BackInStockService => container.resolve(BACK_IN_STOCK_MODULE);

/** Names weights in a language. */
async function nameWith(
  container: MedusaContainer,
  language: Language,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const names = await variantNames(container, language, [...new Set(ids)]);
  return (id) => {
    const known = names.get(id);
    return known ? `${known.product}, ${known.variant}` : id;
  };
}

async function entriesOf(
  container: MedusaContainer,
  language: Language,
  alerts: readonly StoredAlert[],
): Promise<WaitingEntry[]> {
  const name = await nameWith(
    container,
    language,
    alerts.map(({ variant_id: id }) => id),
  );
  return alerts.map(({ id, variant_id: variantId, email, language: spoken, asked_at, confirmed_at }) => ({
    id,
    name: name(variantId),
    email,
    language: spoken,
    asked_at,
    confirmed_at,
  }));
}

/** One page of who waits, the newest first, and how many wait for what, the most first. */
export async function readWaitingList(
  container: MedusaContainer,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: WaitingEntry[]; counts: WaitingCount[]; count: number }> {
  const service = serviceOf(container);
  const [alerts, count] = await service.listAndCountAlerts(
    {},
    { take: limit, skip: offset, order: { asked_at: "DESC", id: "DESC" } },
  );
  const waiting = await service.waitingByVariant();
  const name = await nameWith(
    container,
    language,
    waiting.map(({ variant_id: id }) => id),
  );
  return {
    entries: await entriesOf(container, language, alerts),
    counts: waiting
      .map((one) => ({ ...one, name: name(one.variant_id) }))
      .toSorted((a, b) => b.waiting - a.waiting || a.name.localeCompare(b.name, language)),
    count,
  };
}

const headers: Readonly<Record<Language, readonly string[]>> = {
  de: ["Produkt", "E-Mail", "Sprache", "Angefragt am", "Bestätigt am"],
  it: ["Prodotto", "E-mail", "Lingua", "Richiesto il", "Confermato il"],
  en: ["Product", "Email", "Language", "Asked on", "Confirmed on"],
};

/** The waiting list as a table (CSV), without the ids; days as 2026-11-23 in the shop's time zone. */
export const waitingCsv = (entries: readonly Omit<WaitingEntry, "id">[], language: Language): string =>
  csvOf(
    headers[language],
    entries.map(({ name, email, language: spoken, asked_at: asked, confirmed_at: confirmed }) => [
      name,
      email,
      spoken,
      shopDay(asked),
      confirmed ? shopDay(confirmed) : "",
    ]),
  );

/** Everybody who waits, the oldest request first, as a table (CSV). */
export async function exportWaitingList(container: MedusaContainer, language: Language): Promise<string> {
  const alerts = await serviceOf(container).listAlerts({}, { take: null, order: { asked_at: "ASC" } });
  return waitingCsv(await entriesOf(container, language, alerts), language);
}
