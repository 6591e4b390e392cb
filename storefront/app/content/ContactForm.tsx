import { Link, useNavigation } from "@remix-run/react";
import { formLimits } from "@su-turrone/contract/limits";
import { messageMaxLength, topics } from "@su-turrone/contract/messages";
import { useLanguage, useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useRemainingErrors } from "~/ui/ErrorSummary";
import { EmailField, Field, Select, TextArea } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import type { ContactErrors, TypedContact } from "./forms.server";
import { Honeypot } from "./Honeypot";
import { legalHref } from "./page-slugs";

/** Why a correctly filled-in form was not forwarded. */
type ContactProblem = "again" | "limited" | "unavailable";

interface ContactFormProps {
  typed: TypedContact;
  errors: ContactErrors;
  problem: ContactProblem | null;
  /** Signed time at which the form was shown. */
  stamp: string;
}

const fieldId = (name: keyof TypedContact) => `contact-${name}`;

/** A message to the workshop. Validated by the server; a refused form keeps everything typed. */
export function ContactForm({ typed, errors: refused, problem, stamp }: ContactFormProps) {
  const t = useT("contact");
  const language = useLanguage();
  const sending = useNavigation().state === "submitting";
  const { errors, handlers } = useRemainingErrors(refused);
  const errorMessage = (name: keyof TypedContact) => {
    const error = errors[name];
    return error && t(`form.errors.${error}`, { field: t(`form.${name}`) });
  };
  const summary = (Object.keys(errors) as (keyof TypedContact)[]).map((name) => ({
    id: fieldId(name),
    message: errorMessage(name),
  }));
  return (
    <PostForm noValidate preventScrollReset className="relative space-y-5" {...handlers}>
      <ErrorSummary title={t("form.errors.title")} errors={summary} answer={refused} />
      {problem && (
        <Notice kind="error" live>
          {t(`form.problems.${problem}`)}
        </Notice>
      )}
      <input type="hidden" name="stamp" value={stamp} />
      <Honeypot label={t("form.honeypot")} />
      <Field
        id={fieldId("name")}
        name="name"
        label={t("form.name")}
        error={errorMessage("name")}
        defaultValue={typed.name}
        autoComplete="name"
        maxLength={formLimits.name}
        required
      />
      <EmailField
        id={fieldId("email")}
        name="email"
        label={t("form.email")}
        error={errorMessage("email")}
        defaultValue={typed.email}
      />
      <Select
        id={fieldId("topic")}
        name="topic"
        label={t("form.topic")}
        error={errorMessage("topic")}
        defaultValue={typed.topic}
        required
      >
        <option value="">{t("form.chooseTopic")}</option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`form.topics.${topic}`)}
          </option>
        ))}
      </Select>
      <TextArea
        id={fieldId("message")}
        name="message"
        label={t("form.message")}
        error={errorMessage("message")}
        defaultValue={typed.message}
        rows={7}
        maxLength={messageMaxLength}
        required
      />
      <p className="text-sm text-chestnut">
        {t("form.privacy")}{" "}
        <Link to={legalHref("privacy", language)} className="link">
          {t("form.privacyLink")}
        </Link>
      </p>
      <Button disabled={sending}>{t("form.submit")}</Button>
    </PostForm>
  );
}
