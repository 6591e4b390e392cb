import pLimit from "p-limit";

/**
 * So many orders are made at a time by one server. More at once wait for each other's stock and for connections to the database,
 * and all of them become slow together.
 */
const ordersAtOnce = 4;

const limit = pLimit(ordersAtOnce);

/** Does the work of making an order when it is its turn: first come, first served. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => limit(work);
