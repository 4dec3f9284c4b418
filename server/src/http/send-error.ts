import type { ErrorAnswer } from '@ai-vault/contract/service/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../errors/api-error.ts'

export function sendError(reply: FastifyReply, request: FastifyRequest, error: ApiError) {
  const body: ErrorAnswer = {
    detail: error.detail,
    code: error.code,
    request_id: request.id,
    ...(error.retryAfter === undefined ? {} : { retry_after: error.retryAfter }),
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  reply.header('cache-control', 'no-store')
  // Already in its final form: no route's own answer schema has a say in it.
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer((value) => JSON.stringify(value))
    .send(body)
}
