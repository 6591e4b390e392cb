import { Drawer, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { OrderView } from "@su-turrone/contract/orders";
import type { RefundChoices } from "../../features/line-refunds/line-refund-amount";
import { LoadStatus, ActionButton } from "../components/page-parts";
import { UnsavedPrompt, useConfirmClose } from "../components/unsaved-prompt";
import { useFormats } from "../lib/use-formats";
import { useLoad } from "../lib/server";
import { refundsPath, RefundForm } from "./refund-form";

/** Query parameter of an order page that opens the refund by line. */
const refundParameter = { name: "refund", value: "lines" } as const;

export const refundPath = (orderId: string): string =>
  `/orders/${orderId}?${new URLSearchParams({ [refundParameter.name]: refundParameter.value }).toString()}`;

interface Props {
  orderId: string;
  method: OrderView["payment_method"];
}

interface ContentProps extends Props {
  onUnsaved: () => void;
  onDone: (cents: number) => void;
}

/** Content of the open drawer: the form, once the refundable items are loaded. */
function DrawerContent({ orderId, method, onUnsaved, onDone }: ContentProps) {
  const { t } = useTranslation();
  const query = useLoad<RefundChoices>(["line-refunds", orderId], refundsPath(orderId), {
    // never cached: another user may have refunded or packed items in the meantime
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = query;
  if (data)
    return (
      <div onChangeCapture={onUnsaved} className="flex min-h-0 flex-1 flex-col">
        <RefundForm orderId={orderId} method={method} choices={data} onDone={onDone} />
      </div>
    );
  return (
    <Drawer.Body>
      <LoadStatus query={query} failed={t("lineRefunds.loadFailed")} />
    </Drawer.Body>
  );
}

/** Button that opens the refund by line, and its drawer; opened directly by a URL with `?refund=lines`. */
export function RefundDrawer({ orderId, method }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [parameters, setParameters] = useSearchParams();
  const [open, setOpen] = useState(parameters.get(refundParameter.name) === refundParameter.value);
  const [unsaved, setUnsaved] = useState(false);
  const mayClose = useConfirmClose();

  function show(now: boolean) {
    setOpen(now);
    setUnsaved(false);
    if (!now && parameters.has(refundParameter.name)) {
      parameters.delete(refundParameter.name);
      setParameters(parameters, { replace: true });
    }
  }

  async function ask(now: boolean) {
    if (await mayClose(!now && unsaved)) show(now);
  }

  return (
    <Drawer open={open} onOpenChange={(now) => void ask(now)}>
      <Drawer.Trigger asChild>
        <ActionButton>{t("lineRefunds.open")}</ActionButton>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{t("lineRefunds.title")}</Drawer.Title>
          <Drawer.Description>{t("lineRefunds.hint")}</Drawer.Description>
        </Drawer.Header>
        <DrawerContent
          orderId={orderId}
          method={method}
          onUnsaved={() => setUnsaved(true)}
          onDone={(cents) => {
            toast.success(t("lineRefunds.done", { amount: money(cents) }));
            show(false);
          }}
        />
        <UnsavedPrompt unsaved={unsaved} />
      </Drawer.Content>
    </Drawer>
  );
}
