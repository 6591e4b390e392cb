import { Label, Switch, Text } from "@medusajs/ui";
import type { Language } from "@su-turrone/contract/languages";
import { pageContentLimits, valuesOf, type ContentPage } from "@su-turrone/contract/page-content";
import { defaultPictures, defaultTexts, type PageProblems } from "@su-turrone/contract/page-content-rules";
import { sitePictures } from "@su-turrone/contract/site-pictures";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LabelledArea } from "../components/labelled-area";
import { fieldOf, isOneLine, type FieldGroup } from "./blocks";
import { DescribedPicture } from "./described-picture";
import { unchangedLanguages, withPicture, withWords, type PageDraft } from "./page-draft";

/** Props shared by all parts of the form. */
export interface FormProps {
  page: ContentPage;
  /** Language being edited. */
  language: Language;
  draft: PageDraft;
  onChange: (draft: PageDraft) => void;
  problems: PageProblems;
}

interface Props extends FormProps {
  group: FieldGroup;
  /** Name of the group. */
  name: string;
}

/** A text field of a group, with the allowed placeholders and the languages that still have the default text. */
function WordField({
  page,
  language,
  draft,
  onChange,
  problems,
  word,
}: Omit<Props, "group" | "name"> & { word: string }) {
  const { t } = useTranslation();
  const first = defaultTexts(page).get(word);
  const values = first ? valuesOf(first) : [];
  const unchangedOthers = unchangedLanguages(page, draft, word).filter((other) => other !== language);
  const hints = [
    values.length > 0 && t("pageContent.values", { values: values.map((name) => `{{${name}}}`).join(", ") }),
    unchangedOthers.length > 0 &&
      t("pageContent.languagesLeft", {
        languages: unchangedOthers.map((other) => t(`content.languages.${other}`)).join(", "),
      }),
  ].filter(Boolean);
  const problem = problems[`words.${language}.${word}`];
  return (
    <LabelledArea
      label={t(`pageContent.fields.${fieldOf(word)}`)}
      lang={language}
      rows={isOneLine(word) ? 1 : 3}
      className="min-h-0"
      maxLength={pageContentLimits.text}
      value={draft.words[language][word] ?? ""}
      {...(first ? { placeholder: first[language] } : {})}
      hint={hints.length > 0 ? hints.join(" ") : undefined}
      problem={problem && t(`pageContent.problems.${problem}`)}
      onValue={(text) => onChange(withWords(draft, language, word, text))}
    />
  );
}

/** Texts, picture and visibility of a group. */
export function GroupFields({ group, name, ...form }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { page, language, draft, onChange, problems } = form;
  const { picture: place } = group;
  const first = place === null ? undefined : defaultPictures(page).get(place);
  const isShown = draft.shown[group.name] ?? true;
  return (
    <>
      {group.canBeHidden && (
        <div className="flex items-center gap-x-3">
          <Switch
            id={id}
            checked={isShown}
            aria-label={t("pageContent.showNamed", { name })}
            onCheckedChange={(on) => onChange({ ...draft, shown: { ...draft.shown, [group.name]: on } })}
          />
          <Label size="small" htmlFor={id}>
            {t(group.name.startsWith("certifications.") ? "pageContent.proven" : "pageContent.shown")}
          </Label>
        </div>
      )}
      {group.words.map((word) => (
        <WordField key={word} word={word} {...form} />
      ))}
      {place !== null && first && (
        <>
          <DescribedPicture
            picture={draft.pictures[place] ?? null}
            path={`pictures.${place}`}
            problems={problems}
            onChange={(picture) => onChange(withPicture(draft, place, picture))}
          />
          {!draft.pictures[place] && (
            <Text size="small" className="text-ui-fg-subtle">
              {t("pageContent.firstPicture", { alt: sitePictures[first].alt[language] })}
            </Text>
          )}
        </>
      )}
    </>
  );
}
