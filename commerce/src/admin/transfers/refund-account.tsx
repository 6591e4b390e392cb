import { Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { toDataURL } from "qrcode";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { accountTag, groupedIban, isIban, normaliseIban } from "@su-turrone/contract/iban";
import { formLimits } from "@su-turrone/contract/limits";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { Form, TextField } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { headersOf, sdk, useAction } from "../lib/server";

export const transfersKey = "transfers";

/** The QR code from which the owner's banking app fills in the transfer. */
function ScanCode({ epc }: { epc: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ["epc-code", epc],
    queryFn: () => toDataURL(epc, { errorCorrectionLevel: "M", margin: 4, width: 192 }),
    staleTime: Infinity,
  });
  return data && <img src={data} width={192} height={192} alt={t("transfers.refunds.code")} />;
}

interface AccountFormProps {
  refund: RefundToSend;
  onSaved: () => void;
}

/** Form for the buyer's account, if the owner knows it, or knows better. */
function AccountForm({ refund: { order_id, name, account }, onSaved }: AccountFormProps) {
  const { t } = useTranslation();
  const [holder, setHolder] = useState(account?.holder ?? name);
  const [typed, setTyped] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const saving = useAction({
    send: (iban: string) =>
      sdk.client.fetch(`/admin/orders/${order_id}/refund-account`, {
        method: "POST",
        // so that an account which somebody else has changed is not replaced
        headers: { ...headersOf(), "if-match": accountTag(account) },
        body: { holder, iban },
      }),
    refetch: [transfersKey],
  });
  function save() {
    const iban = normaliseIban(typed);
    setInvalid(!isIban(iban));
    // not before the new account is loaded
    if (isIban(iban)) saving.mutate(iban, { onSuccess: onSaved });
  }
  return (
    <Form
      noValidate
      busy={saving.isPending}
      onSubmit={save}
      className="flex w-72 max-w-full flex-col gap-y-2"
    >
      <TextField
        label={t("transfers.refunds.holder")}
        value={holder}
        required
        maxLength={formLimits.accountHolder}
        onValue={setHolder}
      />
      <TextField
        label={t("transfers.refunds.iban", { name })}
        hint={t(isInvalid ? "transfers.refunds.ibanWrong" : "transfers.refunds.ibanHint")}
        isInvalid={isInvalid}
        value={typed}
        maxLength={formLimits.iban}
        spellCheck={false}
        onValue={setTyped}
      />
      <ActionButton type="submit" className="self-start" isLoading={saving.isPending}>
        {t("actions.save")}
      </ActionButton>
    </Form>
  );
}

/** The account a refund goes to, with a code to scan; a form as long as it is unknown. */
export function RefundAccount({ refund }: { refund: RefundToSend }) {
  const { t } = useTranslation();
  const { account, epc, name } = refund;
  const [isChanging, setChanging] = useState(false);
  if (!account || isChanging) return <AccountForm refund={refund} onSaved={() => setChanging(false)} />;
  return (
    <>
      <Text size="small" className="break-words">
        {account.holder} · {groupedIban(account.iban)}
        {account.given_by === "statement" && ` · ${t("transfers.refunds.fromStatement")}`}
      </Text>
      {epc !== null && <ScanCode epc={epc} />}
      <ActionButton
        variant="transparent"
        className="self-start"
        aria-label={t("transfers.refunds.changeOf", { name })}
        onClick={() => setChanging(true)}
      >
        {t("transfers.refunds.change")}
      </ActionButton>
    </>
  );
}
