import { Button, toast, usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { ListedCode } from "../../features/codes/code-view";
import type { CodeChangeBody } from "../../features/codes/validators";
import { useChangeCode } from "./use-codes";

/** Buttons of a code: disable and enable it, end it, change its dates and limit. */
export function CodeActions({ code: listed, onEdit }: { code: ListedCode; onEdit: () => void }) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const action = useChangeCode();
  const { id, code, state, revision } = listed;
  const isOff = state === "off";

  function send(change: CodeChangeBody) {
    action.mutate({ id, change, revision }, { onSuccess: () => toast.success(t("codes.saved", { code })) });
  }

  async function end() {
    const confirmed = await ask({
      title: t("codes.endTitle", { code }),
      description: t("codes.endText"),
      confirmText: t("codes.end"),
      cancelText: t("codes.keep"),
    });
    if (confirmed) send({ change: "end" });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {listed.is_editable && (
        <Button size="small" variant="secondary" aria-label={t("codes.editOf", { code })} onClick={onEdit}>
          {t("codes.edit")}
        </Button>
      )}
      {listed.is_editable && state === "active" && (
        <Button
          size="small"
          variant="secondary"
          disabled={action.isPending}
          aria-label={t("codes.endOf", { code })}
          onClick={() => void end()}
        >
          {t("codes.end")}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        disabled={action.isPending}
        aria-label={t(isOff ? "codes.switchOnOf" : "codes.switchOffOf", { code })}
        onClick={() => send({ change: "switch", is_active: isOff })}
      >
        {t(isOff ? "codes.switchOn" : "codes.switchOff")}
      </Button>
    </div>
  );
}
