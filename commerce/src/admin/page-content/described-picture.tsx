import { languages } from "@su-turrone/contract/languages";
import { pageContentLimits, type ContentPicture } from "@su-turrone/contract/page-content";
import type { PageProblems } from "@su-turrone/contract/page-content-rules";
import { useTranslation } from "react-i18next";
import { TextField } from "../components/fields";
import { PictureField } from "../components/picture-upload";

interface Props {
  picture: ContentPicture | null;
  onChange: (picture: ContentPicture | null) => void;
  /** Path of the picture in `problems`, e.g. "pictures.hero.picture". */
  path: string;
  problems: PageProblems;
}

/** Picture upload with an alt text in each language. */
export function DescribedPicture({ picture, onChange, path, problems }: Props) {
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
