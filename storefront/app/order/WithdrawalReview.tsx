import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLanguage, useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { withdrawButtons } from "./withdraw-button";
import { WithdrawalFacts } from "./WithdrawalFacts";
import { withdrawalFields, type TypedWithdrawal } from "./withdrawal-fields";

/** Second step: a summary of the declaration, and the button that sends it. */
export function WithdrawalReview({ typed, requestId }: { typed: TypedWithdrawal; requestId: string }) {
  const t = useT("withdrawal");
  const language = useLanguage();
  const sending = useNavigation().state === "submitting";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="review" className="max-w-text">
      <h2 id="review" ref={heading} tabIndex={-1} className="text-2xl">
        {t("review.title")}
      </h2>
      <p className="mt-2 mb-5 text-chestnut">{t("review.text")}</p>
      <WithdrawalFacts declared={typed} />
      <PostForm className="mt-6 flex flex-wrap gap-4">
        {withdrawalFields.map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
        <input type="hidden" name="requestId" value={requestId} />
        <Button disabled={sending} name="step" value="confirm">
          {withdrawButtons[language].confirm}
        </Button>
        <Button variant="quiet" name="step" value="edit">
          {t("review.edit")}
        </Button>
      </PostForm>
    </section>
  );
}
