import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { FastifyError, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/postgres-pool.ts'
import { unwritableReason } from '../db/sqlite-failures.ts'
import { ApiError } from '../errors/api-error.ts'
import { apiErrorOfPlatform } from '../errors/platform-answers.ts'
import type { App } from './fastify-app.ts'
import { sendError } from './send-error.ts'

const RETRY_DATABASE_SECONDS = 3
const RETRY_FULL_SECONDS = 60

/** Every failed call answers in the one shape of the contract, whatever failed. */
export function answerErrors(app: App) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = apiErrorOf(error)
    logFailure(error, answer, request)
    return sendError(reply, request, answer)
  })
}

export function apiErrorOf(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof PlatformError) return apiErrorOfPlatform(error)
  if (isDatabaseAway(error)) return databaseAway(error)
  if (unwritableReason(error)) return cannotStore(error)
  if ('validation' in error && error.validation) return invalidRequest(error)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status < 500) return new ApiError(status, codeOfFastify(error), error.message, { cause: error })
  return new ApiError(500, 'internal', 'Something went wrong on our side. Please try again later.', {
    cause: error,
  })
}

function databaseAway(cause: Error): ApiError {
  const detail = 'Our database cannot be reached at the moment. Please try again in a few seconds.'
  return new ApiError(503, 'database-away', detail, { cause, retryAfter: RETRY_DATABASE_SECONDS })
}

function cannotStore(cause: Error): ApiError {
  const detail = 'Nothing can be stored at the moment: our disk is full or fails. Please try again later.'
  return new ApiError(503, 'storage-full', detail, { cause, retryAfter: RETRY_FULL_SECONDS })
}

/** G-33: the server validates, and says what it missed. */
function invalidRequest(error: FastifyError): ApiError {
  const places = (error.validation ?? []).map(({ instancePath, message }) => {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
    return field ? `${field}: ${message}` : message
  })
  return new ApiError(422, 'invalid-request', `Invalid request. ${places.join('; ')}`, { cause: error })
}

function codeOfFastify(error: FastifyError | Error): string {
  const code = 'code' in error ? error.code : 'FST_ERR_REQUEST'
  return String(code)
    .replace(/^FST_ERR_/, '')
    .toLowerCase()
    .replaceAll('_', '-')
}

/** Codes and status names, never messages of libraries below: those may quote what was sent. */
function logFailure(error: Error, answer: ApiError, request: FastifyRequest) {
  if (answer.status < 500) return
  const details = { code: answer.code, route: request.routeOptions.url }
  const known = error instanceof PlatformError || error instanceof ApiError || isDatabaseAway(error)
  if (known) request.log.warn(details, 'call failed')
  else request.log.error({ ...details, stack: error.stack }, 'unexpected failure')
}
