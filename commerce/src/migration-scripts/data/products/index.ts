import { flavours } from "./flavours";
import { gifts } from "./gifts";
import { nuts } from "./nuts";
import { softAndChocolate } from "./soft-and-chocolate";

/** The thirteen products of the seed catalogue. */
export const products = [...nuts, ...flavours, ...softAndChocolate, ...gifts];
