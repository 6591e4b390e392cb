import { Notice } from "~/ui/Notice";

/** States that the page is a draft only visible through its link. @param text null for published content */
export const PreviewNotice = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <div className="page pt-6">
      <Notice>{text}</Notice>
    </div>
  );
