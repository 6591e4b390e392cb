import type { MedusaContainer } from "@medusajs/framework/types";
import { shopDay } from "@su-turrone/contract/time-zone";
import { BACK_IN_STOCK_MODULE, type StoredAlert } from "../../modules/back-in-stock";
import { csvOf } from "../../platform/csv";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { variantNames } from "../catalogue/product-names";

export interface WaitingEntry {
  id: string;
  /** E.g. "Mandeltorrone, 300 g"; the id if the variant was deleted. */
  name: string;
  email: string;
  language: Language;
  asked_at: Date;
  /** Null until the link in the mail was followed; unconfirmed requests are deleted after a week. */
  confirmed_at: Date | null;
}

/** Number of confirmed requests for a variant. */
export interface WaitingCount {
  variant_id: string;
  name: string;
  waiting: number;
}

const serviceOf = (container: MedusaContainer) => container.resolve(BACK_IN_STOCK_MODULE);

async function variantNamesIn(
  container: MedusaContainer,
  language: Language,
  rows: readonly { variant_id: string }[],
): Promise<(id: string) => string> {
  const names = await variantNames(container, language, [...new Set(rows.map((row) => row.variant_id))]);
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
  const name = await variantNamesIn(container, language, alerts);
  return alerts.map(
    ({ id, variant_id: variantId, email, language: entryLanguage, asked_at, confirmed_at }) => ({
      id,
      name: name(variantId),
      email,
      language: entryLanguage,
      asked_at,
      confirmed_at,
    }),
  );
}

/** One page of the waiting list, newest first, and the number of requests per variant, highest first. */
export async function readWaitingList(
  container: MedusaContainer,
  language: Language,
  page: { take: number; skip: number },
): Promise<{ entries: WaitingEntry[]; counts: WaitingCount[]; count: number }> {
  const service = serviceOf(container);
  const [alerts, count] = await service.listAndCountAlerts(
    {},
    { ...page, order: { asked_at: "DESC", id: "DESC" } },
  );
  const waiting = await service.waitingByVariant();
  const name = await variantNamesIn(container, language, waiting);
  return {
    entries: await entriesOf(container, language, alerts),
    counts: waiting
      .map((one) => ({ ...one, name: name(one.variant_id) }))
      .toSorted((a, b) => b.waiting - a.waiting || a.name.localeCompare(b.name, language)),
    count,
  };
}

/** The waiting list as CSV, without the ids; dates as 2026-11-23 in the shop's time zone. */
export const waitingCsv = (entries: readonly Omit<WaitingEntry, "id">[], language: Language): string =>
  csvOf(
    textsOf("documents", language).waitingList,
    entries.map(({ name, email, language: entryLanguage, asked_at: asked, confirmed_at: confirmed }) => [
      name,
      email,
      entryLanguage,
      shopDay(asked),
      confirmed ? shopDay(confirmed) : "",
    ]),
  );

/** The whole waiting list as CSV, oldest request first. */
export async function exportWaitingList(container: MedusaContainer, language: Language): Promise<string> {
  const alerts = await serviceOf(container).listAlerts({}, { take: null, order: { asked_at: "ASC" } });
  return waitingCsv(await entriesOf(container, language, alerts), language);
}
