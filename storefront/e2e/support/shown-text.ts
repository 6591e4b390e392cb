import type { Page } from "@playwright/test";
import { env } from "./env";

/** The HTML of a page of the shop for the visitor of a window, without scripts except structured data, on normal spaces. */
export async function shownText({ request }: Pick<Page, "request">, path: string): Promise<string> {
  const html = await (await request.get(new URL(path, env.SHOP_URL).href)).text();
  return html
    .replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "")
    .replaceAll("\u00a0", " ");
}
