/**
 * Version of the newsletter's consent text (`consent` in messages/<language>/newsletter.json), stored with every
 * sign-up as proof. Must be changed together with the text.
 */
export const consentVersion = "2026-11-20";
