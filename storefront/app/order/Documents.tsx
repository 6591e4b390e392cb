import { useSearchParams } from "@remix-run/react";
import type { Order } from "~/commerce/order-types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";
import { ComingInvoice, isInvoiceComing } from "./ComingInvoice";
import { documentErrors } from "./document-errors";

/** Documents to download, and the error of a failed download. */
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
