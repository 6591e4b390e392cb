/** Languages of the shop, defined in the contract. */
export * from "@su-turrone/contract/languages";
