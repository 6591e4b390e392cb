import { Button, Heading, Label, RadioGroup, toast } from "@medusajs/ui";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { TypedCode } from "../../features/codes/code-form";
import { LabelledField } from "../components/labelled-field";
import { UnsavedPrompt, useConfirmClose } from "../components/unsaved-prompt";
import { TermsFields } from "./terms-fields";
import { useCreateCode, type FieldProblems } from "./use-codes";

const empty: TypedCode = {
  code: "",
  kind: "percent",
  value: "10",
  minimum: "",
  from: "",
  until: "",
  limit: "",
};
const kinds = ["percent", "amount"] as const;

function KindField({ kind, onKind }: { kind: TypedCode["kind"]; onKind: (kind: TypedCode["kind"]) => void }) {
  const { t } = useTranslation();
  const prefix = useId();
  return (
    <RadioGroup
      aria-label={t("codes.fields.kind")}
      className="flex flex-wrap gap-x-6 gap-y-2"
      value={kind}
      onValueChange={(value) => {
        const chosen = kinds.find((one) => one === value);
        if (chosen) onKind(chosen);
      }}
    >
      {kinds.map((one) => (
        <span key={one} className="flex items-center gap-x-2">
          <RadioGroup.Item id={`${prefix}-${one}`} value={one} />
          <Label size="small" htmlFor={`${prefix}-${one}`}>
            {t(`codes.fields.kinds.${one}`)}
          </Label>
        </span>
      ))}
    </RadioGroup>
  );
}

/** "New code". Repeated submissions use the same idempotency key until the server has responded. */
export function NewCodeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(empty);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<FieldProblems>({});
  const create = useCreateCode();
  const mayClose = useConfirmClose();
  const unsaved = JSON.stringify(typed) !== JSON.stringify(empty);
  const change = (part: Partial<TypedCode>) => setTyped((before) => ({ ...before, ...part }));

  async function close() {
    if (await mayClose(unsaved)) onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate(
      { key, ...typed },
      {
        onSuccess: (answer) => {
          setKey(crypto.randomUUID());
          if ("fields" in answer) {
            setProblems(answer.fields);
            return;
          }
          toast.success(t("codes.created", { code: answer.code.code }));
          onClose();
        },
      },
    );
  }

  return (
    <section className="px-6 py-4">
      <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-y-4">
        <Heading level="h2">{t("codes.new")}</Heading>
        <LabelledField
          label={t("codes.fields.code")}
          hint={t("codes.fields.codeHint")}
          autoCapitalize="characters"
          value={typed.code}
          problem={problems.code}
          onValue={(code) => change({ code })}
        />
        <KindField
          kind={typed.kind}
          onKind={(kind) => change({ kind, value: kind === "percent" ? "10" : "" })}
        />
        <LabelledField
          label={t(`codes.fields.${typed.kind}`)}
          inputMode="decimal"
          value={typed.value}
          problem={problems.value}
          onValue={(value) => change({ value })}
        />
        <TermsFields terms={typed} problems={problems} onChange={change} />
        <LabelledField
          label={t("codes.fields.minimum")}
          inputMode="decimal"
          hint={t("codes.fields.minimumHint")}
          value={typed.minimum}
          problem={problems.minimum}
          onValue={(minimum) => change({ minimum })}
        />
        <div className="flex gap-2">
          <Button type="submit" size="small" isLoading={create.isPending}>
            {t("codes.create")}
          </Button>
          <Button type="button" size="small" variant="secondary" onClick={() => void close()}>
            {t("codes.cancel")}
          </Button>
        </div>
        <UnsavedPrompt unsaved={unsaved} />
      </form>
    </section>
  );
}
