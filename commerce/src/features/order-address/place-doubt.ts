import type { MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { billingCountryCodes } from "@su-turrone/contract/country-codes";
import { normalisePostalCode } from "@su-turrone/contract/countries";
import { placeMismatch, proposalFor } from "@su-turrone/contract/places";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import type { AddressBody } from "./change-address";

/** In a body: whether somebody has been asked about its places, and says that they are right. */
export const placeConfirmed = { place_confirmed: z.boolean().default(false) };

type TypedPlace = Pick<AddressBody, "country" | "postalCode" | "city" | "province">;

/** Says that postal code, town and province contradict each other; null when they do not, or the rules refuse them. */
export async function placeDoubt(typed: TypedPlace, language: Language): Promise<string | null> {
  const country = billingCountryCodes.find((code) => code === typed.country);
  if (!country) return null;
  const { city, province } = typed;
  const code = normalisePostalCode(country, typed.postalCode);
  const mismatch = await placeMismatch({ country, postalCode: code, city, province });
  if (Object.keys(mismatch).length === 0) return null;
  const { towns, province: own } = await proposalFor(country, code);
  const named = [...towns.slice(0, 3), ...(towns.length > 3 ? ["…"] : [])].join(", ");
  const belongs = own ? `${named} (${own})` : named;
  return fill(textsOf("refusals", language).address.doubt, { code, belongs, city, province });
}

/**
 * Answers a form once with a question about its places instead of saving it: 409 `{confirm}`, which it sends back as
 * `place_confirmed`. @returns whether there is nothing to ask
 */
export async function arePlacesClear(
  res: MedusaResponse,
  { place_confirmed: isConfirmed }: { place_confirmed: boolean },
  places: readonly (TypedPlace | null)[],
  language: Language,
): Promise<boolean> {
  if (isConfirmed) return true;
  const given = places.filter((place) => place !== null);
  const doubts = await Promise.all(given.map((place) => placeDoubt(place, language)));
  const asked = doubts.filter((doubt) => doubt !== null);
  if (asked.length > 0) res.status(409).json({ type: "confirmation_required", confirm: asked.join(" ") });
  return asked.length === 0;
}
