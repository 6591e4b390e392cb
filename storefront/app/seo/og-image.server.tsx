import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import pLimit from "p-limit";
import satori from "satori";
import sharp from "sharp";
import { bandColours } from "@su-turrone/contract/bands";
import { brandName, colours } from "@su-turrone/contract/brand";
import { parseMediaPath, mediaUrl } from "~/platform/media";
import { getPicture, pictureFiles } from "~/platform/media.server";

/** Content of a page's preview card in messengers and social networks. */
export interface CardText {
  title: string;
  text: string;
  /** The tagline in the label, below the shop's name. */
  line: string;
  /** `src` of the picture in the left half. */
  src: string | null;
}

/** Size supported by all networks, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

const photoWidth = 560;
const maxTextLength = 110;

const fontFile = (weight: 400 | 600): Buffer =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`),
  );
let fonts: Parameters<typeof satori>[1]["fonts"] | undefined;

/** Rendering occupies a core for some tenths of a second, so cards are rendered one at a time and cached. */
const oneAtATime = pLimit(1);

/** As many whole sentences as fit; of a longer one its beginning. */
function truncated(text: string): string {
  if (text.length <= maxTextLength) return text;
  const start = text.slice(0, maxTextLength);
  return /^.*[.!?](?=\s)/.exec(start)?.[0] ?? `${start.replace(/\s+\S*$/, "")} …`;
}

function textPanel({ title, text, line }: CardText) {
  return (
    <div
      style={{
        width: cardSize.width - photoWidth,
        height: cardSize.height,
        boxSizing: "border-box",
        padding: "64px 56px",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        background: colours.wafer,
        color: colours.almond,
        fontFamily: "Fraunces",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
        {/* the label with its double rule */}
        <div style={{ display: "flex", padding: 6, background: colours.paper }}>
          <div style={{ display: "flex", padding: 4, border: `2px solid ${bandColours.mandorle}` }}>
            <div
              style={{
                display: "flex",
                flexDirection: "column",
                alignItems: "center",
                padding: "8px 28px 10px",
                border: `1px solid ${bandColours.mandorle}`,
                textTransform: "uppercase",
              }}
            >
              <div style={{ fontSize: 34, letterSpacing: 5 }}>{brandName}</div>
              <div style={{ fontSize: 16, letterSpacing: 2 }}>{line}</div>
            </div>
          </div>
        </div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 24 }}>
        <div style={{ fontSize: title.length > 36 ? 48 : 60, fontWeight: 600, lineHeight: 1.1 }}>{title}</div>
        <div style={{ fontSize: 28, lineHeight: 1.35, color: colours.chestnut }}>{truncated(text)}</div>
      </div>
    </div>
  );
}

async function loadPhoto(src: string): Promise<Buffer | null> {
  const request = parseMediaPath(mediaUrl(src, 1280, "webp").slice("/media".length));
  const original = request && (await getPicture(request));
  return original && sharp(original).resize(photoWidth, cardSize.height, { fit: "cover" }).toBuffer();
}

async function renderCard(card: CardText): Promise<Buffer> {
  fonts ??= ([400, 600] as const).map((weight) => ({ name: "Fraunces", data: fontFile(weight), weight }));
  const { width, height } = cardSize;
  const svg = await satori(textPanel(card), { width: width - photoWidth, height, fonts });
  const photo = card.src ? await loadPhoto(card.src) : null;
  return sharp({ create: { width, height, channels: 3, background: colours.chestnut } })
    .composite([
      ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
      { input: Buffer.from(svg), left: photoWidth, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * Preview picture of a page as JPEG, rendered once per combination of texts and picture and cached in DATA_DIR/media.
 * @throws PictureUnavailable if commerce currently does not deliver the original picture
 */
export function renderOgImage(card: CardText): Promise<Buffer> {
  const name = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 32);
  const file = `card-${name}.jpg`;
  return oneAtATime(async () => {
    const cached = await pictureFiles.read(file);
    if (cached) return cached;
    const rendered = await renderCard(card);
    await pictureFiles.store(file, rendered);
    return rendered;
  });
}
