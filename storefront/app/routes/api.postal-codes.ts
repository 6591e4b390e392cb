import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPostalCode, normalisePostalCode } from "@su-turrone/contract/countries";
import { billingCountryCodes } from "@su-turrone/contract/country-rules";
import { noProposal, proposalFor } from "@su-turrone/contract/places";
import { maxLengths } from "~/checkout/fields";
import { consumeLimit } from "~/platform/rate-limits.server";
import { getOnly } from "./http-errors.server";

const day = 24 * 60 * 60;

/**
 * `GET /api/postal-codes?country=it&code=08039`: `{province, towns}`, both empty if nothing is known. 400 if the code
 * is not a valid postal code of a billing country, 429 for too many requests.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const retryAfter = await consumeLimit("postalCode", context.clientIp);
  if (retryAfter > 0) {
    const headers = { "Retry-After": String(retryAfter), "Cache-Control": "no-store" };
    return Response.json(noProposal, { status: 429, headers });
  }
  const { searchParams } = new URL(request.url);
  const country = billingCountryCodes.find((code) => code === searchParams.get("country"));
  const typedCode = searchParams.get("code") ?? "";
  const code =
    country && typedCode.length <= maxLengths.postalCode ? normalisePostalCode(country, typedCode) : "";
  if (!country || !isPostalCode(country, code)) throw new Response("Bad Request", { status: 400 });
  const proposal = await proposalFor(country, code);
  return Response.json(proposal, { headers: { "Cache-Control": `public, max-age=${day}` } });
}

export const action = getOnly;
