import { dateRange, dayRange } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { useSite } from "~/layout/use-site";
import type { DeliveryDates } from "./delivery-dates";

/** When a parcel ordered now arrives, and what the promise hangs on. */
export function DeliveryPromise({ dates }: { dates: DeliveryDates }) {
  const t = useT("product");
  const language = useLanguage();
  const terms = useSite()?.delivery;
  return (
    <>
      <span className="text-almond">
        {t("delivery.promise", { range: dateRange(dates.from, dates.to, language) })}
      </span>
      {terms && (
        <>
          <br />
          {t("delivery.cutOff", { days: dayRange(terms), hour: terms.cutOffHour })}
        </>
      )}
    </>
  );
}
