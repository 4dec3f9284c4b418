import type { FastifyReply } from 'fastify'
import { errorStatusOf, type WireError } from './platform-errors.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The body of a successful answer around an already serialised `Response`. */
export const successBody = (response: string): string =>
  `{"Response":${response},"ErrorCode":1,"ThrottleSeconds":0,"ErrorStatus":"Success","Message":"Ok","MessageData":{}}`

export function sendSuccess(reply: FastifyReply, response: unknown): FastifyReply {
  return reply
    .type(JSON_TYPE)
    .header('x-ventcore-status', '1')
    .send(successBody(JSON.stringify(response)))
}

export function sendFailure(reply: FastifyReply, error: WireError): FastifyReply {
  return reply
    .code(error.httpStatus)
    .type(JSON_TYPE)
    .header('x-ventcore-status', String(error.code))
    .send(
      JSON.stringify({
        ErrorCode: error.code,
        ThrottleSeconds: error.throttleSeconds,
        ErrorStatus: errorStatusOf(error.code),
        Message: error.message,
        MessageData: error.data,
      }),
    )
}
