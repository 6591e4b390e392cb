import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "./fields";
import { ActionButton } from "./page-parts";
import { UnsavedPrompt, useConfirmClose } from "./unsaved-prompt";

interface Props extends Pick<ComponentProps<"form">, "aria-label" | "className" | "noValidate"> {
  submitText: string;
  busy: boolean;
  unsaved: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that is opened in a list: it asks before it is closed with unsaved input. */
export function InlineForm({ submitText, busy, unsaved, onClose, className = "", children, ...form }: Props) {
  const { t } = useTranslation();
  const mayClose = useConfirmClose();

  async function close() {
    if (await mayClose(unsaved)) onClose();
  }

  return (
    <Form {...form} busy={busy} className={`flex flex-col gap-y-4 ${className}`}>
      {children}
      <div className="flex gap-2">
        <ActionButton type="submit" variant="primary" isLoading={busy}>
          {submitText}
        </ActionButton>
        <ActionButton onClick={() => void close()}>{t("actions.cancel")}</ActionButton>
      </div>
      <UnsavedPrompt unsaved={unsaved} />
    </Form>
  );
}
