import type { LoaderFunctionArgs } from "@remix-run/node";
import { CommerceError } from "~/commerce/client.server";
import { readOrderNews } from "~/commerce/order.server";
import type { OrderNews } from "~/commerce/order-types";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./method-not-allowed.server";

// a whole Response: Remix passes over the status and headers of `data()` where a route has no page
const answer = (news: OrderNews | null, code: number): Response =>
  Response.json(news, { status: code, headers: { "Cache-Control": "private, no-store" } });

/** How far an order of this browser has come, for the page that waits for its payment or its invoice; 404 for every other order. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const news = await readOrderNews(shopFrom(request, context), params["id"] ?? "");
    return answer(news, news === null ? 404 : 200);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return answer(null, 503);
  }
}

/** Takes no forms. */
export const action = getOnly;
