/** What the SDK throws for an answer that is none of success (`FetchError`). */
interface AnswerError extends Error {
  status: number;
  statusText: string;
}

const isAnswer = (error: unknown): error is AnswerError =>
  error instanceof Error && "status" in error && "statusText" in error;

/** Commerce says in words what is wrong; a proxy between it and the storefront has only its status. */
const isOfProxy = (error: unknown): error is AnswerError =>
  isAnswer(error) && error.message === error.statusText;

/** Whether a proxy answers that no commerce server is there: it has sent the call to none. */
export const foundNobody = (error: unknown): boolean => isOfProxy(error) && error.status === 503;

/** Whether a proxy answers that the server broke off, or kept silent: nobody knows whether commerce acted. */
export const wasCutOff = (error: unknown): boolean =>
  isOfProxy(error) && (error.status === 502 || error.status === 504);
