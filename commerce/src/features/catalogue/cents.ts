/** Euro to cents, half up; the millionth drops the noise of binary fractions. */
export const toCents = (euro: number): number => Math.round(euro * 100 + 1e-6);
