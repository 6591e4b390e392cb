import Medusa from "@medusajs/js-sdk";

/** The admin is served by commerce itself, so its calls stay on the same origin. */
export const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

/** Header that requests product names in the admin's language (an i18next language code). */
export const namesIn = (language: string) => ({ headers: { "x-medusa-locale": language } });

/** Header of a form's request: the revision of what the form shows, so that nothing else is overwritten. */
export const basedOn = (revision: string) => ({ "if-match": `"${revision}"` });
