import type { OrderNews } from "~/commerce/order-types";
import { useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";
import { ReloadWithoutScript } from "~/ui/ReloadWithoutScript";
import { useOrderNews } from "./use-order-news";

/** Reload interval in seconds without JavaScript. */
const reloadSeconds = 10;

const paymentPolling = {
  name: "payment",
  isDone: ({ status }: OrderNews) => status !== "pending",
  maxPolls: Infinity,
};

/** Shown while a payment is being processed; refreshes the order once it has moved on. */
export function PaymentProcessing({ id }: { id: string }) {
  const t = useT("order");
  useOrderNews(id, paymentPolling);
  return (
    <>
      <ReloadWithoutScript seconds={reloadSeconds} />
      <Notice live title={t("processing.title")}>
        {t("processing.text")}
      </Notice>
    </>
  );
}
