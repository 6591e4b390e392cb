/** The languages of the shop, as the contract has them. */
export * from "@su-turrone/contract/languages";
