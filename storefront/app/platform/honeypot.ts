/** Name of a field people do not see and machines fill in. */
export const honeypotName = "website";
