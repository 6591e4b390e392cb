// pnpm sbom: which packages the running shop is made of, and under which licences: .data/sbom.cdx.json (CycloneDX) and .data/licences.md.
// Ends with an error when there is a licence nobody has accepted yet (scripts/lib/sbom.mjs).
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { writeSbom } = await import("./lib/sbom.mjs");
process.exit(await writeSbom());
