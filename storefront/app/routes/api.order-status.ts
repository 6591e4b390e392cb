import type { LoaderFunctionArgs } from "@remix-run/node";
import { unlessFailed } from "~/commerce/client.server";
import { readOrderUpdate } from "~/commerce/order.server";
import { answerPrivately } from "~/platform/headers";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./http-errors.server";

/** Polled by the page that waits for a payment or invoice; 404 for an order that is not of this browser. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const answer = readOrderUpdate(shopFrom(request, context), params["id"] ?? "").then((news) =>
    answerPrivately(news, news === null ? 404 : 200),
  );
  return unlessFailed(answer, () => answerPrivately(null, 503));
}

export const action = getOnly;
