import { Button, Input, Label, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toDataURL } from "qrcode";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { groupedIban, isIban, normaliseIban } from "@su-turrone/contract/iban";
import { formLimits } from "@su-turrone/contract/limits";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { namesIn, sdk } from "../lib/sdk";
import { transfersKey } from "./statement-lines";

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
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const id = useId();
  const [holder, setHolder] = useState(account?.holder ?? name);
  const [typed, setTyped] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const saving = useMutation({
    mutationFn: (iban: string) =>
      sdk.client.fetch(`/admin/orders/${order_id}/refund-account`, {
        ...namesIn(i18n.language),
        method: "POST",
        headers: { "if-match": account?.iban ?? "" },
        body: { holder, iban },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [transfersKey] });
      onSaved();
    },
    onError: (error) => toast.error(error.message),
  });
  function save(event: FormEvent) {
    event.preventDefault();
    const iban = normaliseIban(typed);
    setInvalid(!isIban(iban));
    if (isIban(iban)) saving.mutate(iban);
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-y-1">
      <Label htmlFor={`${id}-holder`} size="small" weight="plus">
        {t("transfers.refunds.holder")}
      </Label>
      <div className="w-72 max-w-full">
        <Input
          id={`${id}-holder`}
          size="small"
          value={holder}
          required
          maxLength={formLimits.accountHolder}
          autoComplete="off"
          onChange={({ target }) => setHolder(target.value)}
        />
      </div>
      <Label htmlFor={id} size="small" weight="plus" className="break-words">
        {t("transfers.refunds.iban", { name })}
      </Label>
      <div className="flex flex-wrap gap-2">
        <div className="w-72 max-w-full">
          <Input
            id={id}
            size="small"
            value={typed}
            maxLength={formLimits.iban}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isInvalid}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button size="small" variant="secondary" type="submit" isLoading={saving.isPending}>
          {t("transfers.refunds.save")}
        </Button>
      </div>
      <Text size="xsmall" id={`${id}-hint`} className={isInvalid ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
        {t(isInvalid ? "transfers.refunds.ibanWrong" : "transfers.refunds.ibanHint")}
      </Text>
    </form>
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
      <Button
        size="small"
        variant="transparent"
        className="self-start"
        aria-label={t("transfers.refunds.changeOf", { name })}
        onClick={() => setChanging(true)}
      >
        {t("transfers.refunds.change")}
      </Button>
    </>
  );
}
