import Medusa from "@medusajs/js-sdk";

/** The admin is served by commerce itself, so its calls stay on the same origin. */
export const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });
