import { Label, Select, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ParcelBatchRow } from "../../features/batches/batch-types";
import { namesIn, sdk } from "../lib/sdk";
import { useFormats } from "../lib/use-formats";

interface Props {
  orderId: string;
  /** Changes whenever a parcel has been shipped, so that its batches are fetched. */
  version: string;
}

/** The batches in the parcels of an order, with a way to correct them; renders nothing if the products have none. */
export function ParcelBatches({ orderId, version }: Props) {
  const { t, i18n } = useTranslation();
  const { date } = useFormats();
  const client = useQueryClient();
  const queryKey = ["parcel-batches", orderId];
  const { data } = useQuery({
    queryKey: [...queryKey, version, i18n.language],
    queryFn: () =>
      sdk.client.fetch<{ batches: ParcelBatchRow[] }>(
        `/admin/orders/${orderId}/batches`,
        namesIn(i18n.language),
      ),
  });
  const correct = useMutation({
    mutationFn: ({ id, batch_id }: { id: string; batch_id: string }) =>
      sdk.client.fetch(`/admin/parcel-batches/${id}`, { method: "POST", body: { batch_id } }),
    onSuccess: async () => {
      toast.success(t("batches.corrected"));
      await client.invalidateQueries({ queryKey });
    },
    onError: (error) => toast.error(t("batches.notSaved"), { description: error.message }),
  });
  if (!data || data.batches.length === 0) return null;
  return (
    <div className="flex flex-col gap-y-3">
      {data.batches.map(({ id, product, quantity, batch_id, batches }) => (
        <div key={id} className="flex flex-col gap-y-1">
          <Label size="small" id={`batch-${id}`}>
            {t("batches.inParcel", { quantity, product })}
          </Label>
          <div className="max-w-xs">
            <Select
              size="small"
              value={batch_id}
              disabled={correct.isPending}
              onValueChange={(chosen) => correct.mutate({ id, batch_id: chosen })}
            >
              <Select.Trigger aria-labelledby={`batch-${id}`}>
                <Select.Value />
              </Select.Trigger>
              <Select.Content>
                {batches.map((batch) => (
                  <Select.Item key={batch.id} value={batch.id}>
                    {t("batches.named", { code: batch.code, day: date(batch.best_before) })}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select>
          </div>
        </div>
      ))}
      <Text size="xsmall" className="text-ui-fg-subtle">
        {t("batches.parcelHint")}
      </Text>
    </div>
  );
}
