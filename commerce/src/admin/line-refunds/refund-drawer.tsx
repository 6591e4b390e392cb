import { Button, Drawer, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { OrderView } from "@su-turrone/contract/orders";
import { useFormats } from "../lib/use-formats";
import { RefundForm } from "./refund-form";
import { refundParameter } from "./refund-link";
import { useRefundChoices } from "./use-line-refund";

interface Props {
  orderId: string;
  method: OrderView["payment_method"];
}

/** What the open drawer holds: the form, once it is known what can go back. */
function DrawerContent({ orderId, method, onDone }: Props & { onDone: (cents: number) => void }) {
  const { t } = useTranslation();
  const { data, isError } = useRefundChoices(orderId);
  if (data) return <RefundForm orderId={orderId} method={method} choices={data} onDone={onDone} />;
  return (
    <Drawer.Body>
      <Text>{t(isError ? "lineRefunds.loadFailed" : "lineRefunds.loading")}</Text>
    </Drawer.Body>
  );
}

/** The button that opens the refund by line, and its drawer; an address with `?refund=lines` opens it at once. */
export function RefundDrawer({ orderId, method }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [parameters, setParameters] = useSearchParams();
  const [open, setOpen] = useState(parameters.get(refundParameter.name) === refundParameter.value);

  function show(now: boolean) {
    setOpen(now);
    if (!now && parameters.has(refundParameter.name)) {
      parameters.delete(refundParameter.name);
      setParameters(parameters, { replace: true });
    }
  }

  return (
    <Drawer open={open} onOpenChange={show}>
      <Drawer.Trigger asChild>
        <Button size="small" variant="secondary">
          {t("lineRefunds.open")}
        </Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{t("lineRefunds.title")}</Drawer.Title>
          <Drawer.Description>{t("lineRefunds.hint")}</Drawer.Description>
        </Drawer.Header>
        <DrawerContent
          orderId={orderId}
          method={method}
          onDone={(cents) => {
            toast.success(t("lineRefunds.done", { amount: money(cents) }));
            show(false);
          }}
        />
      </Drawer.Content>
    </Drawer>
  );
}
