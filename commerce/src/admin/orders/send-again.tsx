import { Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Pieces } from "../../features/fulfilment/fulfilment-panel";
import { replacementReasons, type ReplacementReason } from "../../features/replacements/replacement-reasons";
import type { SendAgainBody } from "../../features/replacements/send-again";
import { Form, SelectField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { useIsOwner } from "../people/staff-role";
import type { FulfilmentAnswer } from "./fulfilment-panel";
import { contents } from "./parcels";
import { PieceInputs } from "./ship-form";

interface Props {
  orderId: string;
  lines: readonly Pieces[];
  warnings: string;
}

/** Button and form to send goods of an order again for free: which, how many, and why. */
export function SendAgain({ orderId, lines, warnings }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState<ReplacementReason>("damaged");
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const chosen = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity > 0 ? { id, quantity } : [],
  );
  const sending = useAction({
    send: (body: SendAgainBody) => api.post(`/admin/orders/${orderId}/replacements`, body, warnings),
    done: t("sendAgain.done"),
    failed: t("fulfilmentPanel.failed"),
    onDone: () => {
      setOpen(false);
      setQuantities({});
      setRequestKey(crypto.randomUUID());
    },
    refetch: [],
  });
  return (
    <div className="flex flex-col gap-y-3">
      <ActionButton className="self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("sendAgain.open")}
      </ActionButton>
      {isOpen && (
        <Form
          busy={sending.isPending}
          onSubmit={() =>
            chosen.length > 0 && sending.mutate({ request_key: requestKey, reason, lines: chosen })
          }
          className="flex flex-col gap-y-3"
        >
          <Hint>{t("sendAgain.hint")}</Hint>
          <PieceInputs
            lines={lines}
            quantityOf={({ id }) => quantities[id] ?? 0}
            onQuantity={(id, quantity) => setQuantities({ ...quantities, [id]: quantity })}
          />
          <div className="max-w-xs">
            <SelectField
              label={t("sendAgain.reason")}
              value={reason}
              options={replacementReasons.map((id) => ({ id, name: t(`sendAgain.reasons.${id}`) }))}
              onValue={setReason}
            />
          </div>
          <ActionButton
            type="submit"
            variant="primary"
            className="self-end"
            isLoading={sending.isPending}
            disabled={chosen.length === 0}
          >
            {t("sendAgain.submit")}
          </ActionButton>
        </Form>
      )}
    </div>
  );
}

interface ReplacementsProps {
  orderId: string;
  answer: Pick<FulfilmentAnswer, "panel" | "warning_revision">;
}

/** What is to be sent again and not packed yet, each with a way back for owners. */
export function Replacements({ orderId, answer }: ReplacementsProps) {
  const { t } = useTranslation();
  const isOwner = useIsOwner();
  const { panel, warning_revision: warnings } = answer;
  const keeping = useAction({
    send: (id: string) => api.post(`/admin/orders/${orderId}/replacements/${id}/cancel`, {}, warnings),
    done: t("sendAgain.kept"),
    failed: t("fulfilmentPanel.failed"),
    refetch: [],
  });
  return panel.replacements.map((line) => {
    const goods = contents([line]);
    return (
      <div key={line.id} className="flex flex-wrap items-center justify-between gap-2">
        <Text size="small">{t("sendAgain.line", { goods })}</Text>
        {isOwner && (
          <ActionButton
            variant="transparent"
            aria-label={t("sendAgain.keepOf", { goods })}
            isLoading={keeping.isPending && keeping.variables === line.id}
            onClick={() => keeping.mutate(line.id)}
          >
            {t("sendAgain.keep")}
          </ActionButton>
        )}
      </div>
    );
  });
}
