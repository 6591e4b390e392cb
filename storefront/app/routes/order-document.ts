import type { LoaderFunctionArgs } from "@remix-run/node";
import { CommerceError } from "~/commerce/client.server";
import { readDocument, readOrderUpdate } from "~/commerce/order.server";
import { href } from "~/i18n/paths";
import type { DocumentError } from "~/order/Documents";
import { redirectPrivately } from "~/platform/headers";
import { log } from "~/platform/log.server";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./http-errors.server";

/** Problems are shown on the order's page, which answers 404 without access to the order. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const id = params["id"] ?? "";
  const order = href("confirmation", shop.language, { id });
  const redirectToOrder = (problem: DocumentError) => redirectPrivately(`${order}?problem=${problem}`);
  try {
    const file = await readDocument(shop, id, params["document"] ?? "");
    if (file) {
      const headers = {
        "Cache-Control": "private, no-store",
        "Content-Type": "application/pdf",
        "Content-Disposition": file.disposition,
      };
      return new Response(file.body, { headers });
    }
    if ((await readOrderUpdate(shop, id)) !== null) return redirectToOrder("documentMissing");
    // the order's page answers 404 for an order this browser may not see
    return redirectPrivately(order);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "a document could not be downloaded");
    return redirectToOrder("documentFailed");
  }
}

export const action = getOnly;
