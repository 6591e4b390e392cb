import { toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Address } from "@su-turrone/contract/addresses";
import { cartTextLimits } from "@su-turrone/contract/limits";
import { Form, TextAreaField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { useAction } from "../lib/server";
import { AddressFields, addressProblems, useSendAddresses } from "./address-fields";
import { NotifyField } from "./ship-form";

interface Props {
  /** Route that saves it. */
  path: string;
  /** `card` is the text of the card, if it is one of several recipients: no mail tells the buyer of theirs. */
  stored: { address: Address; card?: string; revision: string };
  onSaved: () => void;
}

/** Form for the delivery address of an order, or of one of its parcels. */
export function AddressForm({ path, stored, onSaved }: Props) {
  const { t } = useTranslation();
  const { country } = useFormats();
  // what somebody else has saved meanwhile stays: this form has not shown it
  const [{ address, revision }] = useState(stored);
  const [typed, setTyped] = useState<Address>(address);
  const [notify, setNotify] = useState(true);
  const [card, setCard] = useState(stored.card);
  const [isTried, setTried] = useState(false);
  const send = useSendAddresses();
  const saving = useAction({
    send: () => send(path, { ...typed, ...(card === undefined ? { notify } : { card }) }, revision),
    onDone: (answer) => {
      if (!answer) return;
      toast.success(t("addressForm.changed"));
      onSaved();
    },
    refetch: [],
  });

  return (
    <Form
      busy={saving.isPending}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(addressProblems(typed)).length === 0) saving.mutate();
      }}
      className="flex max-w-lg flex-col gap-y-3"
    >
      <AddressFields address={typed} onAddress={setTyped} isTried={isTried} />
      {card !== undefined && (
        <TextAreaField
          label={t("newOrder.giftMessage")}
          rows={2}
          maxLength={cartTextLimits.giftMessage}
          value={card}
          onValue={setCard}
        />
      )}
      <Hint>{t("addressForm.country", { country: country(typed.country) })}</Hint>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {card === undefined && <NotifyField notify={notify} onChange={setNotify} />}
        <ActionButton type="submit" variant="primary" isLoading={saving.isPending}>
          {t("actions.save")}
        </ActionButton>
      </div>
    </Form>
  );
}
