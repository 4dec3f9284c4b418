import type { ErrorAnswer } from '@ai-vault/contract/service/errors.ts'

/** A refusal that a route decided on: what it answers, in the contract's words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly detail: ErrorAnswer['detail']
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    detail: ErrorAnswer['detail'],
    options: { readonly retryAfter?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.error, { cause: options.cause })
    this.status = status
    this.code = code
    this.detail = detail
    this.retryAfter = options.retryAfter
  }
}
