import { ArrowDownMini, ArrowUpMini, Trash } from "@medusajs/icons";
import { Heading, IconButton } from "@medusajs/ui";
import { pageContentLimits, type OwnSection } from "@su-turrone/contract/page-content";
import { useTranslation } from "react-i18next";
import { TextAreaField, TextField } from "../components/fields";
import { ActionButton, Panel } from "../components/page-parts";
import { DescribedPicture, type FormProps } from "./group-fields";
import { moveSection, newSection } from "./page-draft";

const iconButton = { type: "button", size: "small", variant: "transparent" } as const;

const newId = (): string => crypto.randomUUID().replaceAll("-", "");

/** Sections added by the owner: a heading, a text, a picture; in display order. */
export function OwnSections({ language, draft, onChange, problems }: FormProps) {
  const { t } = useTranslation();
  const { sections } = draft;
  const set = (list: readonly OwnSection[]) => onChange({ ...draft, sections: list });
  const change = (section: OwnSection) =>
    set(sections.map((other) => (other.id === section.id ? section : other)));
  return (
    <Panel title={t("pageContent.sections")} hint={t("pageContent.sectionsHint")}>
      {sections.map((section, index) => {
        const { id, words, picture } = section;
        const number = index + 1;
        const problem = problems[`sections.${id}.words`];
        const setWords = (part: Partial<OwnSection["words"]["de"]>) =>
          change({ ...section, words: { ...words, [language]: { ...words[language], ...part } } });
        return (
          <fieldset key={id} className="flex flex-col gap-y-3 border-t pt-4">
            <legend className="sr-only">{t("pageContent.section", { number })}</legend>
            <div className="flex items-center justify-between">
              <Heading level="h3">{t("pageContent.section", { number })}</Heading>
              <div className="flex gap-x-1">
                <IconButton
                  {...iconButton}
                  aria-label={t("pageContent.moveUp", { number })}
                  disabled={index === 0}
                  onClick={() => set(moveSection(sections, index, -1))}
                >
                  <ArrowUpMini />
                </IconButton>
                <IconButton
                  {...iconButton}
                  aria-label={t("pageContent.moveDown", { number })}
                  disabled={number === sections.length}
                  onClick={() => set(moveSection(sections, index, 1))}
                >
                  <ArrowDownMini />
                </IconButton>
                <IconButton
                  {...iconButton}
                  aria-label={t("pageContent.removeSection", { number })}
                  onClick={() => set(sections.filter((other) => other.id !== id))}
                >
                  <Trash />
                </IconButton>
              </div>
            </div>
            <TextField
              label={t("pageContent.fields.title")}
              lang={language}
              maxLength={pageContentLimits.sectionTitle}
              value={words[language].title}
              problem={problem && t(`pageContent.problems.${problem}`)}
              onValue={(title) => setWords({ title })}
            />
            <TextAreaField
              label={t("pageContent.fields.text")}
              lang={language}
              rows={5}
              maxLength={pageContentLimits.sectionText}
              hint={t("pageContent.markdownHint")}
              value={words[language].text}
              onValue={(text) => setWords({ text })}
            />
            <DescribedPicture
              picture={picture}
              path={`sections.${id}.picture`}
              problems={problems}
              onChange={(other) => change({ ...section, picture: other })}
            />
          </fieldset>
        );
      })}
      <div>
        <ActionButton
          disabled={sections.length >= pageContentLimits.sections}
          onClick={() => set([...sections, newSection(newId())])}
        >
          {t("pageContent.addSection")}
        </ActionButton>
      </div>
    </Panel>
  );
}
