import { Notice } from "~/ui/Notice";

/** Says that a page is a draft that only its link shows. @param text null for what is published */
export const PreviewNotice = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <div className="page pt-6">
      <Notice>{text}</Notice>
    </div>
  );
