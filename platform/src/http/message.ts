/** One call on its way through the onion. Wrappers pass on a changed copy, never the caller's own. */
export interface PlatformRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly accessToken?: string
  readonly signal?: AbortSignal
  /** What the call is about, e.g. "profile": the breaker's compartment and the name in logs. */
  readonly area: string
  /** Safe to send twice: a read. Only these are retried and coalesced. */
  readonly repeatable: boolean
  /** Reads the answer in place of the envelope's own reader: for one so large that it is read in another thread. */
  readonly read?: (reply: Reply) => Promise<unknown>
}

/** An answer read to its end. */
export interface Reply {
  readonly status: number
  readonly contentType: string
  readonly retryAfter?: string
  readonly body: string
}

/** The outer half of the onion speaks in replies, the inner half in what the envelope held. */
export type Send = (request: PlatformRequest) => Promise<Reply>
export type Call = (request: PlatformRequest) => Promise<unknown>
