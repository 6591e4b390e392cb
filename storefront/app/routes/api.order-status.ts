import type { LoaderFunctionArgs } from "@remix-run/node";
import { CommerceError } from "~/commerce/client.server";
import { readOrderUpdate } from "~/commerce/order.server";
import type { OrderUpdate } from "~/commerce/order-view";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./http-errors.server";

// a plain Response: Remix ignores the status and headers of `data()` on a route without a component
const answer = (news: OrderUpdate | null, code: number): Response =>
  Response.json(news, { status: code, headers: { "Cache-Control": "private, no-store" } });

/**
 * Current state of an order of this browser, polled by the page that waits for its payment or invoice; 404 for any
 * other order.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const news = await readOrderUpdate(shopFrom(request, context), params["id"] ?? "");
    return answer(news, news === null ? 404 : 200);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return answer(null, 503);
  }
}

export const action = getOnly;
