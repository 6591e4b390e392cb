import { Form } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { maxQueryLength } from "./search-query";

/** A plain GET form; the search stands in the URL. */
export function SearchForm({ words, tooLong }: { words: string; tooLong: boolean }) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <Form
      method="get"
      action={href("search", language)}
      role="search"
      key={words}
      className="mt-8 flex max-w-text flex-wrap items-end gap-4"
    >
      <Field
        id="search-words"
        type="search"
        name="q"
        label={t("search.label")}
        hint={t("search.hint")}
        error={tooLong && t("search.tooLong", { max: maxQueryLength })}
        defaultValue={words}
        maxLength={maxQueryLength}
        className="min-w-64 grow"
      />
      <Button className={tooLong ? "mb-8" : ""}>{t("search.submit")}</Button>
    </Form>
  );
}
