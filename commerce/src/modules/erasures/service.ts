import { MedusaService } from "@medusajs/framework/utils";
import { Erasure } from "./models/erasure";

/** That people were erased; the rows are written by features/erasure, in the transaction that erases. */
export class ErasuresService extends MedusaService({ Erasure }) {}
