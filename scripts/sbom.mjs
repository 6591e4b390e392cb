// npm run sbom: lists the packages and licences of the running shop in .data/sbom.cdx.json (CycloneDX) and
// .data/licences.md. Exits with an error if there is a licence that has not been accepted yet (scripts/lib/sbom.mjs).
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { writeSbom } = await import("./lib/sbom.mjs");
process.exit(await writeSbom());
