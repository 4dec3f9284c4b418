import type { PlatformError } from '../errors.ts'
import { at, count, isObject, number, text } from '../wire/read.ts'
import { platformFailure } from './failures.ts'
import type { Call, Reply, Send } from './message.ts'
import { codeOfHttpStatus, codeOfPlatformCode } from './platform-codes.ts'

/**
 * The platform wraps every answer. The body is read before the status, because errors arrive with statuses
 * that say little (500 for "no such account") and pages of load balancers arrive where JSON was expected.
 */
export function withEnvelope(send: Send): Call {
  return async (request) => {
    const reply = await send(request)
    return request.read ? request.read(reply) : readEnvelope(reply)
  }
}

export function readEnvelope(reply: Reply): unknown {
  const body = parseJson(reply.body)
  if (!isObject(body)) throw failureWithoutEnvelope(reply)
  const platformCode = number(body.ErrorCode)
  if (platformCode === undefined) throw failureOfStrangeBody(body, reply)
  if (platformCode !== 1) throw failureOfEnvelope(body, platformCode, reply)
  if (reply.status >= 400) throw platformFailure(codeOfHttpStatus(reply.status), { httpStatus: reply.status })
  return body.Response
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function failureOfEnvelope(body: object, platformCode: number, reply: Reply): PlatformError {
  const throttleSeconds = count(at(body, 'ThrottleSeconds'))
  const platformStatus = statusName(at(body, 'ErrorStatus'))
  return platformFailure(codeOfPlatformCode(platformCode), {
    platformCode,
    httpStatus: reply.status,
    ...(platformStatus ? { platformStatus } : {}),
    ...(throttleSeconds > 0 ? { retryAfterMs: throttleSeconds * 1000 } : {}),
  })
}

/** In maintenance normal endpoints sometimes answer in the form of the token endpoint. */
function failureOfStrangeBody(body: object, reply: Reply): PlatformError {
  if (text(at(body, 'error')) === undefined) return failureWithoutEnvelope(reply)
  const platformStatus = statusName(at(body, 'error_description'))
  const code = platformStatus === 'SystemDisabled' ? 'maintenance' : 'unexpected'
  return platformFailure(code, {
    httpStatus: reply.status,
    ...(platformStatus ? { platformStatus } : {}),
  })
}

function failureWithoutEnvelope(reply: Reply): PlatformError {
  const seconds = number(reply.retryAfter)
  return platformFailure(codeOfHttpStatus(reply.status), {
    httpStatus: reply.status,
    ...(seconds !== undefined && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
  })
}

/** Only a bare name such as SystemDisabled goes into messages and logs; free text stays out. */
export function statusName(value: unknown): string | undefined {
  const name = text(value)
  return name !== undefined && /^[A-Za-z0-9_]{1,80}$/.test(name) ? name : undefined
}
