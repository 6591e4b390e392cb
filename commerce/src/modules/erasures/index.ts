import { Module, MedusaService } from "@medusajs/framework/utils";
import { Erasure } from "./models/erasure";

/** Records of erasures; features/erasure writes the rows in the transaction that erases. */
export class ErasuresService extends MedusaService({ Erasure }) {}

export const ERASURES_MODULE = "erasures";

export default Module(ERASURES_MODULE, { service: ErasuresService });
