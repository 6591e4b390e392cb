// npm test: types, lint, unit tests, HTTP tests, browser stories, and npm start itself in a clean copy.
// `npm test -- unit|check|http|stories|launcher [arguments of the tool]` runs one part.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { Steps } = await import("./lib/steps.mjs");
await installPackages(new Steps(1));
const { runTests } = await import("./lib/testing/run-tests.mjs");
await runTests(process.argv.slice(2));
