import { useRef } from "react";
import type { TextLanguage } from "~/i18n/languages";
import { useIcons } from "./use-icons";

interface RichTextProps {
  /** HTML sanitised by commerce. */
  html: string;
  language: TextLanguage;
}

/** The owner's formatted text at reading width. */
export function RichText({ html, language }: RichTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  useIcons(ref, html);
  return <div ref={ref} className="prose" lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
