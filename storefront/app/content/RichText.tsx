import { type RefObject, useEffect, useRef } from "react";
import type { TextLanguage } from "~/i18n/languages";
import { iconUrls } from "~/platform/icon-query";
import type { IconAnswer } from "~/platform/icons.server";

/** Timeout of the endpoint (spec §9), in ms. */
const timeoutMs = 5000;

/** Icons as CSS mask images by "collection:name", cached for the whole visit. */
const iconImages = new Map<string, string>();

async function loadIcons(collection: string, url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { icons, width = 16, height = 16 } = (await response.json()) as IconAnswer;
  for (const [name, icon] of Object.entries(icons)) {
    const size = `${icon.width ?? width} ${icon.height ?? height}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${icon.body}</svg>`;
    iconImages.set(`${collection}:${name}`, `url("data:image/svg+xml,${encodeURIComponent(svg)}")`);
  }
}

/**
 * Inserts the icon before the text, which stays for screen readers. As a CSS mask the SVG is only an image: nothing in
 * it can be executed.
 */
function insertIcon(element: HTMLElement, image: string): void {
  const label = document.createElement("span");
  label.className = "sr-only";
  label.textContent = element.textContent;
  const icon = document.createElement("span");
  icon.className = "icon-mask";
  icon.ariaHidden = "true";
  icon.style.setProperty("mask-image", image);
  element.replaceChildren(icon, label);
  delete element.dataset["icon"];
}

async function insertIcons(root: HTMLElement): Promise<void> {
  const elements = [...root.querySelectorAll<HTMLElement>("[data-icon]")];
  const missingIcons = new Map<string, Set<string>>();
  for (const element of elements) {
    const id = element.dataset["icon"] ?? "";
    const [collection = "", name = ""] = id.split(":");
    if (!iconImages.has(id))
      missingIcons.set(collection, (missingIcons.get(collection) ?? new Set()).add(name));
  }
  const calls = [...missingIcons].flatMap(([collection, names]) =>
    iconUrls(collection, [...names]).map((url) => loadIcons(collection, url)),
  );
  const failures = (await Promise.allSettled(calls)).filter((call) => call.status === "rejected");
  for (const { reason } of failures) reportError(reason);
  for (const element of elements) {
    const image = iconImages.get(element.dataset["icon"] ?? "");
    if (image) insertIcon(element, image);
  }
}

/**
 * Draws the icons the owner references in a text (`<span data-icon="lucide:leaf">words</span>`). An icon that cannot be
 * loaded is logged, and its text stays.
 * @param html content of the element; when it changes, icons are drawn again
 */
function useIcons(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    if (ref.current && html.includes("data-icon")) void insertIcons(ref.current);
  }, [ref, html]);
}

interface RichTextProps {
  /** HTML sanitised by commerce. */
  html: string;
  language: TextLanguage;
}

export function RichText({ html, language }: RichTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  useIcons(ref, html);
  return <div ref={ref} className="prose" lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
