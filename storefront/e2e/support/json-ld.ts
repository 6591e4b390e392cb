import path from "node:path";
import Validator from "@adobe/structured-data-validator";
import ts from "typescript";

/** Structured data of a page. */
export interface Found {
  /** Path of the page. */
  path: string;
  /** JSON. */
  text: string;
}

/** All structured data of a page. */
export const structuredDataOf = (path: string, html: string): Found[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => ({
    path,
    text,
  }));

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * Violations of schema.org's vocabulary according to the types of schema-dts: unknown types and properties, values of
 * the wrong type. JSON is also a TypeScript expression, so TypeScript's compiler is used.
 */
export function vocabularyProblems(found: readonly Found[]): string[] {
  // a virtual file, located here so that schema-dts is resolved
  const name = path.join(import.meta.dirname, "structured-data.ts");
  const lines = found.map(
    ({ text }, index) => `export const data${index} = ${text} satisfies WithContext<Thing>;`,
  );
  const source = ['import type { Thing, WithContext } from "schema-dts";', ...lines].join("\n");
  const host = ts.createCompilerHost(options);
  const inner = { fileExists: host.fileExists.bind(host), getSourceFile: host.getSourceFile.bind(host) };
  host.fileExists = (file) => file === name || inner.fileExists(file);
  host.getSourceFile = (file, target, ...rest) =>
    file === name ? ts.createSourceFile(file, source, target) : inner.getSourceFile(file, target, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line : 0;
    return `${found[line - 1]?.path ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 400)}`;
  });
}

/** Properties required for search engines' rich results that are missing; recommended ones are ignored. */
export async function richResultProblems({ path: page, text }: Found): Promise<string[]> {
  const data = JSON.parse(text) as { "@type": string };
  const issues = await new Validator().validate({ jsonld: { [data["@type"]]: [data] } });
  return issues
    .filter(({ severity }) => severity === "ERROR")
    .map(({ issueMessage, path: within }) => `${page}: ${issueMessage} (${JSON.stringify(within)})`);
}
