/** Query key of the list of batches. */
export const batchesKey = "batches";
