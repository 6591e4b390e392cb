import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { CommerceError } from "~/commerce/client.server";
import { readDocument, readOrderNews } from "~/commerce/order.server";
import { href } from "~/i18n/paths";
import type { DocumentError } from "~/order/document-errors";
import { log } from "~/platform/log.server";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./method-not-allowed.server";

const kept = { "Cache-Control": "private, no-store" };

/**
 * A document of an order as a file to save. What goes wrong is told on the page of the order; without access its
 * page says that there is no such order (404).
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const id = params["id"] ?? "";
  const back = (problem: DocumentError) =>
    redirect(`${href("confirmation", shop.language, { id })}?problem=${problem}`, {
      status: 303,
      headers: kept,
    });
  try {
    const file = await readDocument(shop, id, params["document"] ?? "");
    if (file) {
      const headers = { ...kept, "Content-Type": "application/pdf", "Content-Disposition": file.disposition };
      return new Response(file.body, { headers });
    }
    if ((await readOrderNews(shop, id)) !== null) return back("documentMissing");
    // the page of an order says of one that is not open here that it is not found
    return redirect(href("confirmation", shop.language, { id }), { status: 303, headers: kept });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "a document could not be downloaded");
    return back("documentFailed");
  }
}

/** Takes no forms. */
export const action = getOnly;
