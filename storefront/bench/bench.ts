// Benchmarks the shop named by the environment and writes the results to RESULTS.md. The figures of one run are
// comparable; between machines and between days, only their ratios are meaningful.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "../e2e/support/env";
import { openStorefront } from "../e2e/support/own-storefront";
import { cartSpeed } from "./carts";
import { machine } from "./measure";
import { revalidationSpeed } from "./revalidation-speed";
import { memory, pageSpeed } from "./pages";

const storefront = await openStorefront(env.COMMERCE_URL, env.PUBLISHABLE_KEY);
try {
  const sections = [
    {
      title: "Pages",
      what: "Kept pages against a `node:http` server that sends the same bytes; three rounds in turn, eight connections. Goal: 0.5.",
      run: () => pageSpeed(storefront),
    },
    {
      title: "Carts",
      what: "Changes of a cart through the shop against the engine's own calls, median of nine carts in turn. Goal: 1.15.",
      run: () => cartSpeed(storefront),
    },
    { title: "News", what: "From the admin's answer to the page. Goal: 1,000 ms.", run: revalidationSpeed },
    { title: "Memory", what: "Of one storefront. Goal: flat.", run: () => memory(storefront) },
  ];
  const written = ["# What the last bench measured", `${machine()} Made by \`pnpm bench\`.`];
  for (const { title, what, run } of sections) {
    written.push(`## ${title}`, what, await run());
    process.stdout.write(`${written.slice(-3).join("\n\n")}\n\n`);
  }
  writeFileSync(path.join(import.meta.dirname, "RESULTS.md"), `${written.join("\n\n")}\n`);
} finally {
  storefront.close();
}
