/** Key of the list of batches among the admin's questions. */
export const batchesKey = "batches";
