import type { LoaderFunctionArgs } from "@remix-run/node";
import { fullProducts } from "~/commerce/catalogue.server";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { merchantXml } from "~/seo/merchant";
import { xmlResponse } from "~/seo/xml-response.server";

/** The range in the URL's language as a feed for Google Merchant Center. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  return xmlResponse(merchantXml(await fullProducts(shop, {}), shop.language, env.PUBLIC_URL));
}
