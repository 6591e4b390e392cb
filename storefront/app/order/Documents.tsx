import { useSearchParams } from "@remix-run/react";
import type { Order, OrderUpdate } from "~/commerce/order-view";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";
import { useOrderUpdates } from "./use-order-updates";

/** Why a document could not be downloaded; each has its message in order.json under `errors`. */
export type DocumentError = "documentMissing" | "documentFailed";

/**
 * The specification's messages (§8) about a download, shown on the order's page:
 * - Cannot download invoice: this browser may open the order, but it has no such document (any more, or yet)
 * - Error downloading invoice: commerce could not be reached, or could not generate it
 * Without access to the order the response is 404, without a message about documents.
 */
const documentErrors: readonly DocumentError[] = ["documentMissing", "documentFailed"];

/** Whether the order is paid and its invoice is still missing; a free order has none. */
const isInvoiceComing = ({ status, totals, documents }: Order): boolean =>
  status === "processing" && totals.total > 0 && documents.every(({ kind }) => kind === "order");

/** Polls for a minute at most: if the event was lost, a job creates the invoice much later. */
const invoicePolling = { name: "invoice", isDone: ({ invoiced }: OrderUpdate) => invoiced, maxPolls: 15 };

/** Refreshes the page when the invoice is there, which is created shortly after the payment. */
function ComingInvoice({ id }: { id: string }) {
  useOrderUpdates(id, invoicePolling);
  return null;
}

export function Documents({ order }: { order: Order }) {
  const t = useT("order");
  const language = useLanguage();
  const [query] = useSearchParams();
  const problem = documentErrors.find((known) => known === query.get("problem"));
  return (
    <section aria-labelledby="documents" className="print:hidden">
      <h2 id="documents" className="text-xl">
        {t("documents.title")}
      </h2>
      {isInvoiceComing(order) && <ComingInvoice id={order.id} />}
      {problem && (
        <div className="mt-3">
          <Notice kind="error" live title={t(`errors.${problem}`)}>
            {t(`errors.${problem}Text`)}
          </Notice>
        </div>
      )}
      <ul className="mt-1">
        {order.documents.map(({ id, kind, label }) => (
          <li key={id}>
            <a
              href={href("orderDocument", language, { id: order.id, document: id })}
              className="link inline-block py-2"
            >
              {t(`documents.${kind}`, { label })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
