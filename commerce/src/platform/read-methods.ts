/** HTTP methods that change nothing. */
const readMethods: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** Whether a request only reads. */
export const isRead = ({ method }: { method: string }): boolean => readMethods.includes(method);
