import { isPostalCode, normalisePostalCode } from "@su-turrone/contract/countries";
import { useId, useRef, useState, type FormEvent } from "react";
import { countryFrom } from "./field-errors";
import { hasTowns, postalCodesPath, type PlaceProposal } from "./postal-code-path";

/** Longest wait for an answer (ms); what comes later is not wanted any more. */
const timeoutMs = 4000;

/** What stands in an address's fields because it was proposed. */
interface Filled {
  city: string;
  province: string;
}

const nothing: Filled = { city: "", province: "" };

/** What is proposed for the code that is typed. */
interface Proposed extends Filled {
  /** Towns to choose from; none where one was filled in, or none is known. */
  towns: readonly string[];
}

async function ask(country: string, code: string): Promise<PlaceProposal | null> {
  try {
    const query = new URLSearchParams({ country, code }).toString();
    const answer = await fetch(`${postalCodesPath}?${query}`, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? ((await answer.json()) as PlaceProposal) : null;
  } catch {
    // without an answer the form is what it is without scripts
    return null;
  }
}

/** Sets a field, and tells the form of it as if it had been typed. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Proposes town and province for the postal code of an address: into fields that are empty or hold the last proposal, never over
 * what was typed. Once the code is another one, the last proposal is taken back.
 * @param kind first part of the names of the address's fields
 */
export function usePlaceProposal(kind: "shipping" | "billing") {
  const listId = useId();
  const filled = useRef<Filled>(nothing);
  /** Country and code asked for last: no other answer counts. */
  const asked = useRef("");
  const [proposed, setProposed] = useState<Proposed>({ ...nothing, towns: [] });

  const propose = async (form: HTMLFormElement) => {
    const field = (name: string) =>
      form.elements.namedItem(`${kind}.${name}`) as HTMLInputElement | HTMLSelectElement;
    const country = countryFrom(field("country").value);
    const code = normalisePostalCode(country, field("postalCode").value);
    const question = `${country} ${code}`;
    if (question === asked.current) return;
    asked.current = question;
    for (const name of ["city", "province"] as const) {
      const ours = filled.current[name];
      // told to nobody: the form would ask for a province before the new code has had its answer
      if (field(name).value === ours) field(name).value = "";
    }
    filled.current = nothing;
    setProposed({ ...nothing, towns: [] });
    if (!hasTowns(country) || !isPostalCode(country, code)) return;
    const answer = await ask(country, code);
    if (!answer || asked.current !== question) return;
    const fill = (name: "city" | "province", value: string): string => {
      // whoever is in the field is about to type
      if (value === "" || field(name).value !== "" || document.activeElement === field(name)) return "";
      setValue(field(name), value);
      return value;
    };
    const [only = "", ...others] = answer.towns;
    const city = others.length === 0 ? fill("city", only) : "";
    filled.current = { city, province: fill("province", answer.province) };
    const isThere = answer.towns.includes(field("city").value);
    setProposed({ ...filled.current, towns: isThere ? [] : answer.towns });
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
