import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { PreviewBody } from "../../../features/content/validators";
import { placeholderValues } from "../../../features/content/placeholder-values";
import { baseLanguage, isLanguage } from "../../../platform/languages";
import { renderMarkdown } from "../../../modules/content/markdown";
import { fillPlaceholders, placeholderProblem } from "../../../modules/content/placeholders";

/** Renders a text as visitors would see it: `{html}`; pictures are served by this server. */
export async function POST(req: AuthenticatedMedusaRequest<PreviewBody>, res: MedusaResponse): Promise<void> {
  const { markdown, language } = req.validatedBody;
  const values = await placeholderValues(req.scope, isLanguage(language) ? language : baseLanguage);
  const problem = placeholderProblem(markdown, values);
  if (problem) throw new MedusaError(MedusaError.Types.INVALID_DATA, problem);
  res.json({ html: renderMarkdown(fillPlaceholders(markdown, values), (path) => `/static/${path}`) });
}
