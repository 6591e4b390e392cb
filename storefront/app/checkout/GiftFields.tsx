import { useT } from "~/i18n/react";
import { TextArea } from "~/ui/Field";
import { maxLengths } from "./field-lengths";
import { fieldId } from "./field-errors";
import type { TypedInformation } from "./information";

interface Props {
  typed: TypedInformation;
  /** Error of the card's text. */
  error: string | undefined;
}

/** "It is a gift", and the text of the card; toggled by CSS, so that no JavaScript is needed. */
export function GiftFields({ typed, error }: Props) {
  const t = useT("checkout");
  const optional = useT()("ui.optional");
  return (
    <div className="group/gift mb-5">
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          name="gift"
          defaultChecked={typed.gift}
          aria-describedby="gift-address"
          className="size-5 shrink-0 accent-myrtle"
        />
        {t("fields.gift")}
      </label>
      <div className="mt-2 mb-8 hidden rounded-md bg-linen p-5 group-has-[input[name=gift]:checked]/gift:block">
        <p id="gift-address" className="mb-4 text-sm">
          {t("fields.giftAddress")}
        </p>
        <TextArea
          id={fieldId("giftMessage")}
          name="giftMessage"
          label={t("fields.giftMessage")}
          hint={t("fields.giftMessageHint")}
          optional={optional}
          error={error}
          defaultValue={typed.giftMessage}
          rows={3}
          maxLength={maxLengths.giftMessage}
        />
      </div>
    </div>
  );
}
