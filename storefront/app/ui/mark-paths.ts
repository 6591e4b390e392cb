/** Outlines of the drawn mark in its square of 32 by 32. */
export const markPaths = {
  almond:
    "M23.6 7.2c2.2 6-1.3 13.9-7.5 16.3-3.2 1.2-6.7.7-7.7-2.1-1.1-3 .5-6.6 3.2-9.3 3.1-3.1 7.5-4.9 12-4.9Z",
  veins: "M20.4 10.7c-4.2 1.7-7.6 5.3-8.8 10M21.6 13.6c-2.6 1.7-4.6 4.3-5.5 7.3",
} as const;
