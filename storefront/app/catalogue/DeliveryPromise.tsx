import { shippingFacts } from "~/content/shop-facts";
import { dateRange } from "~/i18n/format";
import { useLanguage, useT } from "~/i18n/react";
import { cutOffHour, type DeliveryDates } from "./delivery-dates";

/** When a parcel ordered now arrives, and what the promise hangs on. */
export function DeliveryPromise({ dates }: { dates: DeliveryDates }) {
  const t = useT("product");
  const language = useLanguage();
  const { from, to } = shippingFacts.businessDays;
  return (
    <>
      <span className="text-almond">
        {t("delivery.promise", { range: dateRange(dates.from, dates.to, language) })}
      </span>
      <br />
      {t("delivery.cutOff", { from, to, hour: cutOffHour })}
    </>
  );
}
