/** A province: its code of one or two letters as used by post and carriers, and its name. */
export interface Province {
  code: string;
  name: string;
}

const table = (written: string): Province[] =>
  written.split("|").map((row) => {
    const [code = "", ...name] = row.split(" ");
    return { code, name: name.join(" ") };
  });

const italian =
  "AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|BA Bari|" +
  "BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano|BS Brescia|" +
  "BR Brindisi|CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|CZ Catanzaro|CH Chieti|CO Como|" +
  "CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna|FM Fermo|FE Ferrara|FI Firenze|FG Foggia|FC Forlì-Cesena|" +
  "FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|AQ L’Aquila|SP La Spezia|LT Latina|" +
  "LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|MC Macerata|MN Mantova|MS Massa-Carrara|MT Matera|ME Messina|" +
  "MI Milano|MO Modena|MB Monza e della Brianza|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PD Padova|PA Palermo|" +
  "PR Parma|PV Pavia|PG Perugia|PU Pesaro e Urbino|PE Pescara|PC Piacenza|PI Pisa|PT Pistoia|PN Pordenone|" +
  "PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti|RN Rimini|RM Roma|" +
  "RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna|TA Taranto|" +
  "TE Teramo|TR Terni|TO Torino|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|VA Varese|VE Venezia|" +
  "VB Verbano-Cusio-Ossola|VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|VT Viterbo";

/** The 107 Italian provinces by name. Data, not law: a reform of the provinces changes only this list. */
export const italianProvinces: readonly Province[] = table(italian);

const spanish =
  "VI Álava|AB Albacete|A Alicante|AL Almería|AV Ávila|BA Badajoz|PM Islas Baleares|B Barcelona|BU Burgos|" +
  "CC Cáceres|CA Cádiz|CS Castellón|CR Ciudad Real|CO Córdoba|C A Coruña|CU Cuenca|GI Girona|GR Granada|" +
  "GU Guadalajara|SS Gipuzkoa|H Huelva|HU Huesca|J Jaén|LE León|L Lleida|LO La Rioja|LU Lugo|M Madrid|MA Málaga|" +
  "MU Murcia|NA Navarra|OR Ourense|O Asturias|P Palencia|GC Las Palmas|PO Pontevedra|SA Salamanca|" +
  "TF Santa Cruz de Tenerife|S Cantabria|SG Segovia|SE Sevilla|SO Soria|T Tarragona|TE Teruel|TO Toledo|" +
  "V Valencia|VA Valladolid|BI Bizkaia|ZA Zamora|Z Zaragoza|CE Ceuta|ML Melilla";

/**
 * The Spanish provinces with their ISO 3166-2 codes, in the order of their postal codes: the first two digits of a
 * postal code (01–52) are the position in this list.
 */
export const spanishProvinces: readonly Province[] = table(spanish);

/** The Spanish province of a postal code ("28013" -> Madrid). */
export const spanishProvinceOf = (postalCode: string): Province | undefined =>
  spanishProvinces[Number(postalCode.slice(0, 2)) - 1];

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
