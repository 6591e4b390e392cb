import type { LoaderFunctionArgs } from "@remix-run/node";
import { bandColourPattern, textOnBand } from "@su-turrone/contract/bands";
import { yearSeconds } from "~/platform/headers";
import { getOnly } from "./http-errors.server";

/**
 * `GET /band/0a3f5c.css`: style sheet of a band in a colour of the owner's. A file of its own, because the security policy
 * allows no styles in the page, and the shop's style sheet cannot know the colour.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const colour = `#${params["file"]?.replace(/\.css$/, "") ?? ""}`;
  const text = bandColourPattern.test(colour) ? textOnBand(colour) : null;
  if (!text) throw new Response("Not Found", { status: 404 });
  const ink = text === "wafer" ? "var(--band)" : "var(--color-almond)";
  return new Response(
    `[data-band="${colour}" i]{--band:${colour};--on-band:var(--color-${text});--band-ink:${ink}}\n`,
    {
      headers: {
        "Content-Type": "text/css; charset=utf-8",
        "Cache-Control": `public, max-age=${yearSeconds}, immutable`,
      },
    },
  );
}

export const action = getOnly;
