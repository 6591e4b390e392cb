import { useTranslation } from "react-i18next";
import type { ParcelBatchRow } from "../../features/batches/batch-types";
import { SelectField } from "../components/fields";
import { Hint } from "../components/page-parts";
import { api, useAction, useLoad } from "../lib/server";
import { useFormats } from "../lib/use-formats";

interface Props {
  orderId: string;
  /** Changes whenever a parcel has been shipped, so that its batches are fetched. */
  version: string;
}

/** The batches in the parcels of an order, with a way to correct them; renders nothing if the products have none. */
export function ParcelBatches({ orderId, version }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const key = ["parcel-batches", orderId];
  const path = `/admin/orders/${orderId}/batches`;
  const { data } = useLoad<{ batches: ParcelBatchRow[] }>([...key, version], path);
  const correct = useAction({
    send: ({ id, batch_id }: { id: string; batch_id: string }) =>
      api.post(`/admin/parcel-batches/${id}`, { batch_id }),
    done: t("batches.corrected"),
    failed: t("batches.notSaved"),
    refetch: key,
  });
  if (!data || data.batches.length === 0) return null;
  return (
    <div className="flex max-w-xs flex-col gap-y-3">
      {data.batches.map(({ id, product, quantity, batch_id, batches }) => (
        <SelectField
          key={id}
          label={t("batches.inParcel", { quantity, product })}
          value={batch_id}
          disabled={correct.isPending}
          options={batches.map(({ id: batch, code, best_before: day }) => ({
            id: batch,
            name: t("batches.named", { code, day: date(day) }),
          }))}
          onValue={(chosen) => correct.mutate({ id, batch_id: chosen })}
        />
      ))}
      <Hint size="xsmall">{t("batches.parcelHint")}</Hint>
    </div>
  );
}
