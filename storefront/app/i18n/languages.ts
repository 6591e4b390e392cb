export * from "@su-turrone/contract/languages";
