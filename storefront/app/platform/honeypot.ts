/** Name of a hidden field that only bots fill in. */
export const honeypotName = "website";
