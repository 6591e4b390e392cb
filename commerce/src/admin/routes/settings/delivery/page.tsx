import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading, Input, Label, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { centsToField, fieldToCents } from "../../../lib/euro";
import { sdk } from "../../../lib/sdk";

/** The tariff as the parcel provider reads it (modules/fulfillment-parcel/shipping-price.ts). */
interface Tariff {
  cents: number;
  free_from_cents: number;
}

interface Option {
  id: string;
  provider_id: string;
  data: Tariff;
}

const queryKey = ["delivery-tariff"];

async function loadOption(): Promise<Option | null> {
  const { shipping_options: options } = await sdk.client.fetch<{ shipping_options: Option[] }>(
    "/admin/shipping-options",
    {
      query: { fields: "id,provider_id,data" },
    },
  );
  return options.find((option) => option.provider_id === "parcel_standard") ?? null;
}

/** Settings, "Delivery price": what shipping costs and from which price of the goods it is free. */
const DeliveryPage = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: option, isError } = useQuery({ queryKey, queryFn: loadOption });
  const save = useMutation({
    mutationFn: (body: { id: string; tariff: Tariff }) =>
      sdk.client.fetch(`/admin/shipping-options/${body.id}`, { method: "POST", body: { data: body.tariff } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      toast.success(t("delivery.saved"));
    },
    onError: (error) => toast.error(error.message),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!option) return;
    const form = new FormData(event.currentTarget);
    const centsOf = (name: string) => {
      const value = form.get(name);
      return fieldToCents(typeof value === "string" ? value : "");
    };
    const cents = centsOf("price");
    const freeFrom = centsOf("freeFrom");
    if (cents === null || freeFrom === null) {
      toast.error(t("delivery.invalid"));
      return;
    }
    save.mutate({ id: option.id, tariff: { cents, free_from_cents: freeFrom } });
  }

  return (
    <Container className="flex max-w-xl flex-col gap-y-4">
      <Heading>{t("delivery.title")}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {t("delivery.hint")}
      </Text>
      {(isError || option === null) && <Text size="small">{t("delivery.loadFailed")}</Text>}
      {option && (
        <form onSubmit={submit} className="flex flex-col gap-y-4">
          <div className="flex flex-col gap-y-1">
            <Label htmlFor="price">{t("delivery.price")}</Label>
            <Input
              id="price"
              name="price"
              inputMode="decimal"
              defaultValue={centsToField(option.data.cents)}
            />
          </div>
          <div className="flex flex-col gap-y-1">
            <Label htmlFor="freeFrom">{t("delivery.freeFrom")}</Label>
            <Input
              id="freeFrom"
              name="freeFrom"
              inputMode="decimal"
              defaultValue={centsToField(option.data.free_from_cents)}
            />
          </div>
          <Button type="submit" isLoading={save.isPending}>
            {t("delivery.save")}
          </Button>
        </form>
      )}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "delivery.title", translationNs: "translation" });

export default DeliveryPage;
