import type { LoaderFunctionArgs } from "@remix-run/node";
import { listFullProducts } from "~/commerce/catalogue.server";
import { shippingPrice } from "~/commerce/shop-facts.server";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { merchantXml } from "~/seo/merchant-feed";
import { xmlResponse } from "~/seo/xml-response.server";
import { getOnly } from "./http-errors.server";

/** Product feed for Google Merchant Center in the URL's language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const [products, tariff] = await Promise.all([listFullProducts(shop, {}), shippingPrice(shop)]);
  return xmlResponse(merchantXml(products, shop.language, env.PUBLIC_URL, tariff));
}

export const action = getOnly;
