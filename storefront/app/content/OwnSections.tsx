import type { PageSection } from "~/commerce/page-content.server";
import { Notice } from "~/ui/Notice";
import { Picture } from "~/ui/Picture";
import { RichText } from "./RichText";

/** States that the page is a draft only visible through its link. @param text null for published content */
export const PreviewNotice = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <div className="page pt-6">
      <Notice>{text}</Notice>
    </div>
  );

/** Sections the owner has added to a page: text, with a picture beside it if there is one. */
export function OwnSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map(({ id, language, title, html, picture }, index) => (
    <section
      key={id}
      lang={language}
      className={`page grid items-center gap-x-16 gap-y-8 py-14 lg:py-20 ${picture ? "lg:grid-cols-2" : ""}`}
    >
      {picture && (
        <Picture
          {...picture}
          sizes="(min-width: 80rem) 35rem, (min-width: 64rem) 45vw, 92vw"
          className={`aspect-4/3 rounded-sm object-cover ${index % 2 === 1 ? "lg:order-2" : ""}`}
        />
      )}
      <div className="grid max-w-text gap-5">
        {title && <h2 className="text-3xl">{title}</h2>}
        <RichText html={html} language={language} />
      </div>
    </section>
  ));
}
