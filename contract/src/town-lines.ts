import { spanishProvinceOf } from "./provinces";

/** The town part of an address; unknown fields are "". */
export interface Town {
  postal_code: string;
  city: string;
  /** In Italy the two-letter province code; not shown for other countries. */
  province: string;
  /** ISO 3166-1 alpha-2 in any case. */
  country: string;
}

/**
 * Town and postal code in the country's order (after libaddressinput): Italy with the province code, Spain with the
 * name of the province if it differs from the town.
 */
export function townLines({ postal_code: code, city, province, country }: Town): string[] {
  const line = (...parts: string[]): string => parts.filter(Boolean).join(" ");
  switch (country.toLowerCase()) {
    case "gb":
    case "ie":
      return [city, code];
    case "it":
      return [line(code, city, province.toUpperCase())];
    case "es": {
      const name = spanishProvinceOf(code)?.name;
      return [line(code, city, name && name !== city ? `(${name})` : "")];
    }
    default:
      return [line(code, city)];
  }
}
