import { useEffect, type RefObject } from "react";
import { z } from "zod";
import { iconUrls } from "~/platform/icon-query";

/** How long the endpoint is waited for (spec §9), in ms. */
const timeoutMs = 5000;

const answerShape = z.object({
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
  width: z.number().optional(),
  height: z.number().optional(),
});

/** Drawings by "collection:name", for the whole visit. */
const drawings = new Map<string, string>();

async function load(collection: string, url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { icons, width = 16, height = 16 } = answerShape.parse(await response.json());
  for (const [name, icon] of Object.entries(icons)) {
    const size = `${icon.width ?? width} ${icon.height ?? height}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${icon.body}</svg>`;
    drawings.set(`${collection}:${name}`, `url("data:image/svg+xml,${encodeURIComponent(svg)}")`);
  }
}

/** Puts the drawing before the words, which stay for screen readers. As a mask it is a picture: nothing in it can run. */
function draw(holder: HTMLElement, drawing: string): void {
  const words = document.createElement("span");
  words.className = "sr-only";
  words.textContent = holder.textContent;
  const picture = document.createElement("span");
  picture.className = "icon-mask";
  picture.ariaHidden = "true";
  picture.style.setProperty("mask-image", drawing);
  holder.replaceChildren(picture, words);
  delete holder.dataset["icon"];
}

async function drawAll(root: HTMLElement): Promise<void> {
  const holders = [...root.querySelectorAll<HTMLElement>("[data-icon]")];
  const wanted = new Map<string, Set<string>>();
  for (const holder of holders) {
    const id = holder.dataset["icon"] ?? "";
    const [collection = "", name = ""] = id.split(":");
    if (!drawings.has(id)) wanted.set(collection, (wanted.get(collection) ?? new Set()).add(name));
  }
  const calls = [...wanted].flatMap(([collection, names]) =>
    iconUrls(collection, [...names]).map((url) => load(collection, url)),
  );
  const failures = (await Promise.allSettled(calls)).filter((call) => call.status === "rejected");
  for (const { reason } of failures) reportError(reason);
  for (const holder of holders) {
    const drawing = drawings.get(holder.dataset["icon"] ?? "");
    if (drawing) draw(holder, drawing);
  }
}

/**
 * Draws the icons the owner names in a text (`<span data-icon="lucide:leaf">words</span>`). An icon that does not
 * come is logged, and its words stay.
 * @param html what stands in the element; a new text is a new reason to look
 */
export function useIcons(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    if (ref.current && html.includes("data-icon")) void drawAll(ref.current);
  }, [ref, html]);
}
