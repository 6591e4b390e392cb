import pLimit from "p-limit";

/**
 * Maximum number of orders created concurrently by one server. More would wait for each other's stock and for database
 * connections, and all would become slow.
 */
const ordersAtOnce = 4;

/**
 * Additional number for orders whose payment may already be authorised: they do not wait behind a crowd that has not
 * been charged yet.
 */
const paidAtOnce = 3;

const queues = { new: pLimit(ordersAtOnce), paid: pLimit(paidAtOnce) };

/**
 * Runs the creation of an order when it is its turn: first come, first served.
 * @param kind `new`: the button was just pressed; `paid`: a card or PayPal payment may already be authorised
 */
export const runInQueue = <T>(kind: keyof typeof queues, work: () => Promise<T>): Promise<T> =>
  queues[kind](work);
