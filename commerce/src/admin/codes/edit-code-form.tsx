import { Button, toast } from "@medusajs/ui";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCode } from "../../features/codes/code-view";
import { TermsFields } from "./terms-fields";
import { useChangeCode, type FieldProblems } from "./use-codes";

/** Dates and limit of a code that is there. */
export function EditCodeForm({ code, onClose }: { code: ListedCode; onClose: () => void }) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState({
    from: code.from ?? "",
    until: code.until ?? "",
    limit: code.limit === null ? "" : String(code.limit),
  });
  const [problems, setProblems] = useState<FieldProblems>({});
  const save = useChangeCode();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { id: code.id, change: { change: "terms", ...terms } },
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
        <Button type="button" size="small" variant="secondary" onClick={onClose}>
          {t("codes.cancel")}
        </Button>
      </div>
    </form>
  );
}
