import { Link } from "@remix-run/react";
import { formLimits } from "@su-turrone/contract/limits";
import { messageMaxLength, topics } from "@su-turrone/contract/messages";
import { legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useFormFields } from "~/ui/ErrorSummary";
import { EmailField, Field, Select, TextArea } from "~/ui/Field";
import { ErrorNotice } from "~/ui/Notice";
import type { ContactErrors, TypedContact } from "./forms.server";
import { Honeypot } from "./Honeypot";

interface ContactFormProps {
  typed: TypedContact;
  errors: ContactErrors | undefined;
  problem: "again" | "limited" | "unavailable" | null;
  /** Signed time at which the form was shown. */
  stamp: string;
}

/** A message to the workshop. Validated by the server; a refused form keeps everything typed. */
export function ContactForm({ typed, errors, problem, stamp }: ContactFormProps) {
  const t = useT("contact");
  const language = useLanguage();
  const { form, summary, field, sending } = useFormFields({
    prefix: "contact",
    typed,
    errors,
    labelOf: (name) => t(`form.${name}`),
    messageOf: (name, error) => t(`form.errors.${error}`, { field: t(`form.${name}`) }),
  });
  return (
    <PostForm preventScrollReset className="relative space-y-5" {...form}>
      <ErrorSummary title={t("form.errors.title")} {...summary} />
      {problem && <ErrorNotice>{t(`form.problems.${problem}`)}</ErrorNotice>}
      <input type="hidden" name="stamp" value={stamp} />
      <Honeypot label={t("form.honeypot")} />
      <Field {...field("name")} autoComplete="name" maxLength={formLimits.name} required />
      <EmailField {...field("email")} />
      <Select {...field("topic")} required>
        <option value="">{t("form.chooseTopic")}</option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`form.topics.${topic}`)}
          </option>
        ))}
      </Select>
      <TextArea {...field("message")} rows={7} maxLength={messageMaxLength} required />
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
