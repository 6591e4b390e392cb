/** Error thrown by the SDK for a non-2xx response (`FetchError`). */
interface ResponseError extends Error {
  status: number;
  statusText: string;
}

const isResponseError = (error: unknown): error is ResponseError =>
  error instanceof Error && "status" in error && "statusText" in error;

/**
 * Whether a proxy in front of commerce has answered: its message is only the status text, while commerce sends its own
 * message.
 */
const isProxyResponse = (error: unknown): error is ResponseError =>
  isResponseError(error) && error.message === error.statusText;

/** Whether a proxy reports that no commerce server is available (503), so that the request was not forwarded. */
export const isProxyUnavailable = (error: unknown): boolean => isProxyResponse(error) && error.status === 503;

/** Whether a proxy reports a broken connection or timeout (502, 504): unknown whether commerce acted. */
export const isProxyGatewayError = (error: unknown): boolean =>
  isProxyResponse(error) && (error.status === 502 || error.status === 504);
