import type { LoaderFunctionArgs } from "@remix-run/node";
import { fullProducts } from "~/commerce/catalogue.server";
import { shippingPrice } from "~/commerce/shop-facts.server";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { merchantXml } from "~/seo/merchant-feed";
import { xmlResponse } from "~/seo/xml-response.server";
import { getOnly } from "./method-not-allowed.server";

/** The range in the URL's language as a feed for Google Merchant Center. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const [products, tariff] = await Promise.all([fullProducts(shop, {}), shippingPrice(shop)]);
  return xmlResponse(merchantXml(products, shop.language, env.PUBLIC_URL, tariff));
}

/** Takes no forms. */
export const action = getOnly;
