/**
 * Names of the Spanish provinces in the order of their postal codes: the first two digits of a code (01–52) are the place
 * in this list. The storefront's checkout/provinces.ts has the same, with the letters of each.
 */
const spanishProvinces = (
  "Álava|Albacete|Alicante|Almería|Ávila|Badajoz|Islas Baleares|Barcelona|Burgos|Cáceres|Cádiz|Castellón|" +
  "Ciudad Real|Córdoba|A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|Lleida|" +
  "La Rioja|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|" +
  "Santa Cruz de Tenerife|Cantabria|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Bizkaia|" +
  "Zamora|Zaragoza|Ceuta|Melilla"
).split("|");

/** The Spanish province a postal code lies in ("28013" -> "Madrid"). */
export const spanishProvinceOf = (postalCode: string): string | undefined =>
  spanishProvinces[Number(postalCode.slice(0, 2)) - 1];
