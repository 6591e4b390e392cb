import de from "./json/de.json";
import en from "./json/en.json";
import it from "./json/it.json";

/** Texts of our own parts of the admin, in the languages its users can choose. */
export default {
  de: { translation: de },
  en: { translation: en },
  it: { translation: it },
};
