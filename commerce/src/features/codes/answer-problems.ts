import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refusalsFor } from "../../platform/admin-language";
import type { CodeProblem, CodeProblems } from "./code-form";

/** Responds with the problems per field in the language of the admin: `{fields: {name: sentence}}`. */
export function answerCodeProblems(
  req: MedusaRequest,
  res: MedusaResponse,
  status: 400 | 409,
  problems: CodeProblems,
): void {
  const texts = refusalsFor(req).code;
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(problems).map(([name, problem]: [string, CodeProblem]) => [name, texts[problem]]),
  );
  res.status(status).json({ type: status === 400 ? "invalid_data" : "conflict", fields });
}
