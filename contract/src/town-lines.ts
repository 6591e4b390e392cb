import { spanishProvinceOf } from "./provinces";

/** Where a street is; "" for what is not known. */
export interface Town {
  postal_code: string;
  city: string;
  /** In Italy the letters of the province; elsewhere not shown. */
  province: string;
  /** ISO 3166-1 alpha-2 in any case. */
  country: string;
}

/**
 * Town and postal code in the country's own order (after libaddressinput): Italy with the letters of the province, Spain with its name where the town is not named after it.
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
