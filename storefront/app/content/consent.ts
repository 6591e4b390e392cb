/**
 * Version of the newsletter's consent text (`consent` in messages/<language>/newsletter.json), kept with every sign-up
 * as proof. Change it with the text.
 */
export const consentVersion = "2026-11-20";
