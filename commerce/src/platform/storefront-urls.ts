import { env } from "./env";
import type { Language, PerLanguage } from "./languages";

const same = <const P extends string>(path: P) => ({ de: path, it: path, en: path });

/** Pages of the storefront that mails lead to, without language and slash; its i18n/paths.ts says the same. */
const paths = {
  product: { de: "produkte/:slug", it: "prodotti/:slug", en: "products/:slug" },
  withdrawal: { de: "vertrag-widerrufen", it: "recedere-dal-contratto", en: "withdraw-from-contract" },
  restockConfirm: same("restock/confirm"),
  restockEnd: same("restock/end"),
} as const satisfies Record<string, PerLanguage>;

/** Address of a page of the storefront. @param query behind the question mark */
export function shopUrl(
  page: keyof typeof paths,
  language: Language,
  { slug = "", ...query }: Readonly<Record<string, string>> = {},
): string {
  const prefix = language === "de" ? "" : `/${language}`;
  const path = paths[page][language].replace(":slug", encodeURIComponent(slug));
  const url = new URL(`${prefix}/${path}`, env().STOREFRONT_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
