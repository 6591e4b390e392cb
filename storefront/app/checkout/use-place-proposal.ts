import { hasTowns, isPostalCode, normalisePostalCode } from "@su-turrone/contract/countries";
import type { PlaceProposal } from "@su-turrone/contract/places";
import { useId, useRef, useState, type FormEvent } from "react";
import { postalCodesPath } from "~/i18n/paths";
import { countryFrom } from "./fields";

/** Timeout of the lookup (ms); a later response would no longer be useful. */
const timeoutMs = 4000;

/** Field values that were filled in by a proposal. */
interface FilledPlace {
  city: string;
  province: string;
}

const nothingFilled: FilledPlace = { city: "", province: "" };

interface PlaceSuggestion extends FilledPlace {
  /** Towns to choose from; empty if one was filled in, or none is known. */
  towns: readonly string[];
}

async function fetchProposal(country: string, code: string): Promise<PlaceProposal | null> {
  try {
    const query = new URLSearchParams({ country, code }).toString();
    const answer = await fetch(`${postalCodesPath}?${query}`, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? ((await answer.json()) as PlaceProposal) : null;
  } catch {
    // without a response the form behaves as without JavaScript
    return null;
  }
}

/** Sets a field and dispatches an input event as if it had been typed. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Proposes city and province for the postal code of an address. Only fills fields that are empty or contain the last
 * proposal, never overwrites what was typed. When the code changes, the last proposal is removed.
 */
export function usePlaceProposal(kind: "shipping" | "billing") {
  const listId = useId();
  const filled = useRef<FilledPlace>(nothingFilled);
  /** Country and code of the latest lookup; responses to earlier ones are ignored. */
  const latestLookup = useRef("");
  const [proposed, setProposed] = useState<PlaceSuggestion>({ ...nothingFilled, towns: [] });

  const propose = async (form: HTMLFormElement) => {
    const field = (name: string) =>
      form.elements.namedItem(`${kind}.${name}`) as HTMLInputElement | HTMLSelectElement;
    const country = countryFrom(field("country").value);
    const code = normalisePostalCode(country, field("postalCode").value);
    const lookup = `${country} ${code}`;
    if (lookup === latestLookup.current) return;
    latestLookup.current = lookup;
    for (const name of ["city", "province"] as const) {
      const filledValue = filled.current[name];
      // without an input event: the form would report a missing province before the new lookup is answered
      if (field(name).value === filledValue) field(name).value = "";
    }
    filled.current = nothingFilled;
    setProposed({ ...nothingFilled, towns: [] });
    if (!hasTowns(country) || !isPostalCode(country, code)) return;
    const answer = await fetchProposal(country, code);
    if (!answer || latestLookup.current !== lookup) return;
    const fill = (name: "city" | "province", value: string): string => {
      // do not fill the focused field, the shopper is about to type
      if (value === "" || field(name).value !== "" || document.activeElement === field(name)) return "";
      setValue(field(name), value);
      return value;
    };
    const [firstTown = "", ...otherTowns] = answer.towns;
    const city = otherTowns.length === 0 ? fill("city", firstTown) : "";
    filled.current = { city, province: fill("province", answer.province) };
    const isTownKnown = answer.towns.includes(field("city").value);
    setProposed({ ...filled.current, towns: isTownKnown ? [] : answer.towns });
  };

  return {
    listId,
    proposed,
    /** For the element around the fields. */
    onInput: ({ target }: FormEvent) => {
      const { name, form } = target as HTMLInputElement;
      if (form && (name === `${kind}.postalCode` || name === `${kind}.country`)) void propose(form);
    },
  };
}
