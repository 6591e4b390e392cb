/** A reduced price of a weight for some days. */
export interface Reduction {
  /** Of its price list. */
  id: string;
  variant_id: string;
  cents: number;
  /** ISO 8601, UTC. */
  from: string;
  until: string;
}

/** Response of `GET /admin/products/:id/reductions`: those that run or are to come, the next first. */
export interface ReductionsAnswer {
  reductions: Reduction[];
}
