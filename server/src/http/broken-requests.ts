import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorAnswer } from '@ai-vault/contract/service/errors.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { sendError } from './send-error.ts'

/** An address that cannot be read at all: the answer does not repeat it. */
export function refuseBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return sendError(reply, request, new ApiError(400, 'bad-url', 'This address cannot be read.'))
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * What is not even HTTP. Fastify would log it with the bytes that came, and those may hold a cookie; so it is answered
 * and not logged.
 */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const answer: ErrorAnswer = {
      detail: 'The request could not be read.',
      code: 'broken-request',
      request_id: randomUUID(),
    }
    const body = JSON.stringify(answer)
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`
    socket.write(`HTTP/1.1 ${status}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`)
  }
  socket.destroy()
}
