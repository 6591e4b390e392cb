import { Button, toast } from "@medusajs/ui";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCode } from "../../features/codes/code-view";
import { UnsavedPrompt, useConfirmClose } from "../components/unsaved-prompt";
import { TermsFields } from "./terms-fields";
import { useChangeCode, type FieldProblems } from "./use-codes";

/** Edits dates and limit of an existing code. */
export function EditCodeForm({ code, onClose }: { code: ListedCode; onClose: () => void }) {
  const { t } = useTranslation();
  const saved = {
    from: code.from ?? "",
    until: code.until ?? "",
    limit: code.limit === null ? "" : String(code.limit),
  };
  const [terms, setTerms] = useState(saved);
  // that of the terms the form started from, though the list may be fetched again
  const [revision] = useState(code.revision);
  const [problems, setProblems] = useState<FieldProblems>({});
  const save = useChangeCode();
  const mayClose = useConfirmClose();
  const unsaved = JSON.stringify(terms) !== JSON.stringify(saved);

  async function close() {
    if (await mayClose(unsaved)) onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { id: code.id, change: { change: "terms", ...terms }, revision },
      {
        onSuccess: (answer) => {
          if ("fields" in answer) {
            setProblems(answer.fields);
            return;
          }
          toast.success(t("codes.saved", { code: code.code }));
          onClose();
        },
      },
    );
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t("codes.editOf", { code: code.code })}
      className="flex max-w-xl flex-col gap-y-4"
    >
      <TermsFields
        terms={terms}
        problems={problems}
        onChange={(part) => setTerms((before) => ({ ...before, ...part }))}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" isLoading={save.isPending}>
          {t("codes.save")}
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={() => void close()}>
          {t("codes.cancel")}
        </Button>
      </div>
      <UnsavedPrompt unsaved={unsaved} />
    </form>
  );
}
