import { Heading, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TypedCode, TypedTerms } from "../../features/codes/code-form";
import type { ListedCode } from "../../features/codes/code-view";
import { RadioField, TextField } from "../components/fields";
import { InlineForm } from "../components/inline-form";
import { useDraft } from "../components/unsaved-prompt";
import type { CodeChangeBody, NewCodeBody } from "../../features/codes/change-code";
import { submit, useAction } from "../lib/server";

export const codesKey = "codes";
export const codesPath = "/admin/codes";

type FieldProblems = Partial<Record<keyof TypedCode, string>>;

/** Response of the server: the saved code, or the errors by field. */
type CodeAnswer = { code: ListedCode } | { fields: FieldProblems };

/** Shows an error message on failure and refetches the list, which a refusal may have outdated. */
function useSend<Body>(send: (body: Body) => Promise<CodeAnswer>) {
  const { t } = useTranslation();
  return useAction({
    send,
    onFailed: ({ message: reason }) => toast.error(t("codes.failed", { reason })),
    refetch: [codesKey],
  });
}

interface Change {
  id: string;
  change: CodeChangeBody;
  revision: string;
}

export const useChangeCode = () =>
  useSend(({ id, change, revision }: Change) =>
    submit<CodeAnswer>(`${codesPath}/${id}`, change, ["fields"], revision),
  );

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

interface TermsProps {
  terms: TypedTerms;
  problems: FieldProblems;
  onChange: (part: Partial<TypedTerms>) => void;
}

/** Fields of a code that can also be changed later: first day, last day and usage limit. */
function TermsFields({ terms, problems, onChange }: TermsProps) {
  const { t } = useTranslation();
  const field = (name: keyof TypedTerms) => ({
    label: t(`codes.fields.${name}`),
    value: terms[name],
    problem: problems[name],
    onValue: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("from")} type="date" hint={t("codes.fields.daysHint")} />
        <TextField {...field("until")} type="date" />
      </div>
      <TextField {...field("limit")} inputMode="numeric" hint={t("codes.fields.limitHint")} />
    </>
  );
}

/** "New code". Repeated submissions use the same idempotency key until the server has responded. */
export function NewCodeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { draft: typed, change, unsaved } = useDraft(empty);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<FieldProblems>({});
  const create = useSend((body: NewCodeBody) => submit<CodeAnswer>(codesPath, body, ["fields"]));

  function onAnswer(answer: CodeAnswer) {
    setKey(crypto.randomUUID());
    if ("fields" in answer) {
      setProblems(answer.fields);
      return;
    }
    toast.success(t("codes.created", { code: answer.code.code }));
    onClose();
  }

  const field = (name: "code" | "value" | "minimum") => ({
    value: typed[name],
    problem: problems[name],
    onValue: (value: string) => change({ [name]: value }),
  });
  return (
    <section className="pt-4">
      <InlineForm
        noValidate
        className="max-w-xl"
        submitText={t("codes.create")}
        busy={create.isPending}
        unsaved={unsaved}
        onSubmit={() => create.mutate({ key, ...typed }, { onSuccess: onAnswer })}
        onClose={onClose}
      >
        <Heading level="h2">{t("codes.new")}</Heading>
        <TextField
          {...field("code")}
          label={t("codes.fields.code")}
          hint={t("codes.fields.codeHint")}
          autoCapitalize="characters"
        />
        <RadioField
          label={t("codes.fields.kind")}
          className="flex flex-wrap gap-x-6 gap-y-2"
          options={kinds.map((id) => ({ id, name: t(`codes.fields.kinds.${id}`) }))}
          value={typed.kind}
          onValue={(kind) => change({ kind, value: kind === "percent" ? "10" : "" })}
        />
        <TextField {...field("value")} label={t(`codes.fields.${typed.kind}`)} inputMode="decimal" />
        <TermsFields terms={typed} problems={problems} onChange={change} />
        <TextField
          {...field("minimum")}
          label={t("codes.fields.minimum")}
          hint={t("codes.fields.minimumHint")}
          inputMode="decimal"
        />
      </InlineForm>
    </section>
  );
}

export function EditCodeForm({ code, onClose }: { code: ListedCode; onClose: () => void }) {
  const { t } = useTranslation();
  const saved = {
    from: code.from ?? "",
    until: code.until ?? "",
    limit: code.limit === null ? "" : String(code.limit),
  };
  const { draft: terms, change, unsaved } = useDraft(saved);
  // that of the terms the form started from, though the list may be fetched again
  const [revision] = useState(code.revision);
  const [problems, setProblems] = useState<FieldProblems>({});
  const save = useChangeCode();

  function onAnswer(answer: CodeAnswer) {
    if ("fields" in answer) {
      setProblems(answer.fields);
      return;
    }
    toast.success(t("codes.saved", { code: code.code }));
    onClose();
  }

  return (
    <InlineForm
      noValidate
      className="max-w-xl"
      aria-label={t("codes.editOf", { code: code.code })}
      submitText={t("actions.save")}
      busy={save.isPending}
      unsaved={unsaved}
      onSubmit={() =>
        save.mutate({ id: code.id, change: { change: "terms", ...terms }, revision }, { onSuccess: onAnswer })
      }
      onClose={onClose}
    >
      <TermsFields terms={terms} problems={problems} onChange={change} />
    </InlineForm>
  );
}
