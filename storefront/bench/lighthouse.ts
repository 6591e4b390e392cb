// Runs Lighthouse (mobile) on the most important pages, LIGHTHOUSE_ROUNDS times each (default: three), and writes the medians to
// LIGHTHOUSE.md. npx fetches Lighthouse from the npm registry at run time, because its more than a hundred packages are too many to
// install with the shop.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { href } from "../app/i18n/paths";
import { classic, hazelnut } from "../e2e/support/goods";
import { openStorefront } from "../../testing/own-storefront";
import { figure, machine, table } from "./measure";

const version = "12.8.2";

/** Number of runs per page; the run with the median performance score counts. */
const rounds = Number(process.env["LIGHTHOUSE_ROUNDS"] ?? 3);

const pages: Readonly<Record<string, string>> = {
  home: href("home", "de"),
  list: href("products", "de"),
  product: href("product", "de", { slug: hazelnut.de.slug }),
  category: href("category", "de", { slug: classic.de.slug }),
  about: href("about", "de"),
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z.unknown(),
});
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
});
type Report = z.infer<typeof report>;

/** HTML snippet of the element in the details of an audit; its nesting depth differs between Lighthouse versions. */
const snippetIn = (details: unknown): string =>
  /"snippet":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(details ?? null))?.[1]?.replaceAll('\\"', '"') ?? "";

/** Tag name of an HTML snippet. */
const shortened = (snippet: string): string => /^<\w+/.exec(snippet)?.[0].slice(1) ?? "?";

const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));

async function look(url: string, name: string): Promise<Report> {
  const file = path.join(folder, `${name}.json`);
  const flags = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"];
  await promisify(execFile)(
    "npx",
    [
      "--yes",
      `lighthouse@${version}`,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(" ")}`,
      `--only-categories=${categories.join(",")}`,
    ],
    // outside of this workspace, because npx would read its pnpm settings
    { cwd: folder, env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] }, timeout: 180_000 },
  );
  const seen = report.parse(JSON.parse(readFileSync(file, "utf8")));
  if (seen.runtimeError) throw new Error(`${name}: ${seen.runtimeError.message}`);
  return seen;
}

const score = (seen: Report, category: string): number =>
  Math.round((seen.categories[category]?.score ?? 0) * 100);

const valueOf = (seen: Report, id: string): number => seen.audits[id]?.numericValue ?? NaN;

/** Audits of all categories that lower the score. */
const lost = (seen: Report): string[] =>
  categories.flatMap((category) =>
    (seen.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score: got = null, title = "", displayValue = "" } = seen.audits[id] ?? {};
      return weight > 0 && got !== null && got < 0.995
        ? [`${category}: ${title} ${displayValue}`.trim()]
        : [];
    }),
  );

const measuredOn = machine();
const storefront = await openStorefront();
try {
  const rows: string[][] = [];
  const notes: string[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const url = storefront.url + page;
    // warm-up, because the first request renders the page and generates its pictures
    await look(url, name);
    const seen: Report[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await look(url, name));
    const sorted = seen.sort((a, b) => score(a, "performance") - score(b, "performance"));
    const middle = sorted[Math.floor(rounds / 2)];
    if (!middle) continue;
    const element =
      snippetIn(middle.audits["largest-contentful-paint-element"]?.details) ||
      snippetIn(middle.audits["lcp-breakdown-insight"]?.details);
    rows.push([
      name,
      ...categories.map((category) => String(score(middle, category))),
      shortened(element),
      figure(valueOf(middle, "largest-contentful-paint")),
      figure(valueOf(middle, "total-blocking-time")),
      valueOf(middle, "cumulative-layout-shift").toFixed(3),
      (valueOf(middle, "total-byte-weight") / 1000).toFixed(0),
    ]);
    notes.push(...lost(middle).map((note) => `- ${name}: ${note}`));
    process.stdout.write(`${rows.at(-1)?.join(" | ") ?? ""}\n`);
  }
  const head = ["page", "performance", "accessibility", "best practices", "SEO"];
  const more = ["LCP element", "LCP, ms", "TBT, ms", "CLS", "KB"];
  const written = [
    "# Lighthouse results",
    `${measuredOn} Lighthouse ${version}, mobile, with simulated throttling (slow 4G, CPU four times slower), median of ${rounds}. Generated by \`npm run bench:lighthouse\`.`,
    table([...head, ...more], rows),
    "## Audits that lowered the score",
    notes.join("\n") || "None.",
  ];
  process.stdout.write(`${written.join("\n\n")}\n`);
  writeFileSync(path.join(import.meta.dirname, "LIGHTHOUSE.md"), `${written.join("\n\n")}\n`);
} finally {
  storefront.close();
  rmSync(folder, { recursive: true });
}
