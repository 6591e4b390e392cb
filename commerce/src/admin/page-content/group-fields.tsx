import { type Language, languages } from "@su-turrone/contract/languages";
import {
  pageContentLimits,
  valuesOf,
  type ContentPage,
  type ContentPicture,
} from "@su-turrone/contract/page-content";
import { defaultPictures, defaultTexts, type PageProblems } from "@su-turrone/contract/page-content-rules";
import { sitePictures } from "@su-turrone/contract/site-pictures";
import { useTranslation } from "react-i18next";
import { SwitchField, TextAreaField, TextField } from "../components/fields";
import { Hint } from "../components/page-parts";
import {
  fieldOf,
  isOneLine,
  type FieldGroup,
  unchangedLanguages,
  withPicture,
  withWords,
  type PageDraft,
} from "./page-draft";
import { PictureField } from "../components/picture-upload";

interface PictureProps {
  picture: ContentPicture | null;
  onChange: (picture: ContentPicture | null) => void;
  /** Path of the picture in `problems`, e.g. "pictures.hero.picture". */
  path: string;
  problems: PageProblems;
}

/** Picture upload with an alt text in each language. */
export function DescribedPicture({ picture, onChange, path, problems }: PictureProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-y-3">
      <PictureField
        picture={picture}
        onChange={(file) => onChange(file && { ...file, alt: picture?.alt ?? { de: "", it: "", en: "" } })}
      />
      {picture &&
        languages.map((language) => (
          <TextField
            key={language}
            label={t("pageContent.alt", { language: t(`content.languages.${language}`) })}
            maxLength={pageContentLimits.alt}
            value={picture.alt[language]}
            problem={problems[`${path}.alt.${language}`] && t("pageContent.problems.no_alt")}
            onValue={(text) => onChange({ ...picture, alt: { ...picture.alt, [language]: text } })}
          />
        ))}
    </div>
  );
}

export interface FormProps {
  page: ContentPage;
  language: Language;
  draft: PageDraft;
  onChange: (draft: PageDraft) => void;
  problems: PageProblems;
}

interface Props extends FormProps {
  group: FieldGroup;
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
    <TextAreaField
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

export function GroupFields({ group, name, ...form }: Props) {
  const { t } = useTranslation();
  const { page, language, draft, onChange, problems } = form;
  const { picture: place } = group;
  const first = place === null ? undefined : defaultPictures(page).get(place);
  const isShown = draft.shown[group.name] ?? true;
  return (
    <>
      {group.canBeHidden && (
        <SwitchField
          label={t(group.name.startsWith("certifications.") ? "pageContent.proven" : "pageContent.shown")}
          name={t("pageContent.showNamed", { name })}
          checked={isShown}
          onChecked={(on) => onChange({ ...draft, shown: { ...draft.shown, [group.name]: on } })}
        />
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
            <Hint>{t("pageContent.firstPicture", { alt: sitePictures[first].alt[language] })}</Hint>
          )}
        </>
      )}
    </>
  );
}
