import pLimit from "p-limit";

/**
 * So many orders are made at a time by one server. More at once wait for each other's stock and for connections to the database,
 * and all of them become slow together.
 */
const ordersAtOnce = 4;

/** So many more, of those for which money may be held: they do not wait behind a crowd of which nothing was asked yet. */
const paidAtOnce = 3;

const turns = { new: pLimit(ordersAtOnce), paid: pLimit(paidAtOnce) };

/**
 * Does the work of making an order when it is its turn: first come, first served.
 * @param kind `new`: the button was just pressed; `paid`: a card or PayPal may hold money for it already
 */
export const inTurn = <T>(kind: keyof typeof turns, work: () => Promise<T>): Promise<T> => turns[kind](work);
