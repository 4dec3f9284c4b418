import type { OutageDetail } from '@ai-vault/contract/service/errors.ts'
import { words } from '../words.ts'

/** Codes of failures that never reached an answer of ours. */
export type LocalCode = 'network' | 'timeout' | 'bad-answer'

interface ApiErrorFields {
  /** 0 where no answer came. */
  readonly status: number
  /** The server's stable code, or one of LocalCode. */
  readonly code: string
  readonly detail: string | OutageDetail
  readonly requestId?: string | undefined
  readonly retryAfter?: number | undefined
}

/** A call that failed, in the words of the contract. */
export class ApiError extends Error implements ApiErrorFields {
  readonly status: number
  readonly code: string
  readonly detail: string | OutageDetail
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor({ status, code, detail, requestId, retryAfter }: ApiErrorFields, cause?: unknown) {
    super(typeof detail === 'string' ? detail : detail.user_message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

export function localError(code: LocalCode, cause?: unknown): ApiError {
  return new ApiError({ status: 0, code, detail: words.failures[code] }, cause)
}

/** Reads a failed answer; one that is not in our form keeps its status, and its words where it has some. */
export async function errorOfAnswer(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => undefined)
  const { errorAnswerSchema, foreignErrorSchema } = await import('@ai-vault/contract/service/errors.ts')
  const parsed = errorAnswerSchema.safeParse(body)
  const { status } = response
  if (!parsed.success) {
    const foreign = foreignErrorSchema.safeParse(body)
    if (foreign.success)
      return new ApiError({ status, code: `uncoded-${status}`, detail: foreign.data.detail })
    return new ApiError({ status, code: `http-${status}`, detail: words.failures.answered(status) })
  }
  const { code, detail, request_id, retry_after } = parsed.data
  return new ApiError({ status, code, detail, requestId: request_id, retryAfter: retry_after })
}
