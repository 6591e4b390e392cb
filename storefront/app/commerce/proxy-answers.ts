/** Error thrown by the SDK for a non-2xx response (`FetchError`). */
interface AnswerError extends Error {
  status: number;
  statusText: string;
}

const isAnswer = (error: unknown): error is AnswerError =>
  error instanceof Error && "status" in error && "statusText" in error;

/**
 * Whether a proxy in front of commerce has answered: its message is only the status text, while commerce sends its own
 * message.
 */
const isOfProxy = (error: unknown): error is AnswerError =>
  isAnswer(error) && error.message === error.statusText;

/** Whether a proxy reports that no commerce server is available (503), so that the request was not forwarded. */
export const foundNobody = (error: unknown): boolean => isOfProxy(error) && error.status === 503;

/** Whether a proxy reports a broken connection or timeout (502, 504): unknown whether commerce acted. */
export const wasCutOff = (error: unknown): boolean =>
  isOfProxy(error) && (error.status === 502 || error.status === 504);
