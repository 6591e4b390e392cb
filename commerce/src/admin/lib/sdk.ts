import Medusa from "@medusajs/js-sdk";

/** The admin is served by commerce itself, so its calls stay on the same origin. */
export const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

/** Asks for the names of products in the language the admin is shown in (i18next's code of it). */
export const namesIn = (language: string) => ({ headers: { "x-medusa-locale": language } });
