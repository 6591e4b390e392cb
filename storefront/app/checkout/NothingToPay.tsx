import { useNavigation } from "@remix-run/react";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";

/** Payment step of an order that costs nothing: no method to choose, only a button to continue. */
export function NothingToPay() {
  const t = useT("checkout");
  const sending = useNavigation().state === "submitting";
  return (
    <PostForm className="space-y-8">
      <p>{t("payment.nothing")}</p>
      <Button wide disabled={sending}>
        {t("payment.submit")}
      </Button>
    </PostForm>
  );
}
