/** HTTP requests to the server. */

/** An HTTP error response; `explanation` is the server's error message, if it sent one. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    statusText: string,
    readonly explanation: string,
  ) {
    super(explanation || `${String(status)} ${statusText}`);
  }
}

export async function request(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init);
  if (response.ok) return response;
  const body = (await response.json().catch(() => undefined)) as { error?: string } | undefined;
  throw new HttpError(response.status, response.statusText, body?.error ?? "");
}

export async function requestJson<Body>(address: string, init: RequestInit = {}): Promise<Body> {
  return (await (await request(address, init)).json()) as Body;
}
