import type { LoaderFunctionArgs } from "@remix-run/node";
import { CommerceError } from "~/commerce/client.server";
import { readOrderStatus } from "~/commerce/order.server";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./method-not-allowed.server";

// a whole Response: Remix passes over the status and headers of `data()` where a route has no page
const answer = (status: string | null, code: number): Response =>
  Response.json({ status }, { status: code, headers: { "Cache-Control": "private, no-store" } });

/** Status of an order of this browser, `{status}`, for the page that waits for its payment; 404 for every other order. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const status = await readOrderStatus(shopFrom(request, context), params["id"] ?? "");
    return answer(status, status === null ? 404 : 200);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return answer(null, 503);
  }
}

/** Takes no forms. */
export const action = getOnly;
