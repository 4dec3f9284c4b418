/** Why a model did not answer, each with a text that says what happened and what to do. */
import { APICallError } from 'ai'

export interface ModelFailure {
  readonly code: string
  readonly text: string
}

const INSTEAD = 'The built-in analyst answers instead.'

type Say = (name: string) => string

const TEXTS: Readonly<Record<string, Say>> = {
  'key-refused': (name) => `${name} did not accept the key. Check or replace it in the admin panel.`,
  'no-credit': (name) => `The account at ${name} has no credit left. Add credit there, or use another key.`,
  'not-allowed': (name) => `${name} does not allow this key to use the model. Choose another model.`,
  'model-unknown': (name) => `${name} does not know this model. Choose another one in the admin panel.`,
  'provider-timeout': (name) => `${name} gave up on the question. Try again.`,
  'too-long': (name) => `The conversation is too long for ${name}. Start a new one.`,
  'rate-limited': (name) => `${name} is limiting your key. Wait a minute and try again.`,
  'provider-error': (name) => `${name} has an error of its own. Try again later.`,
  overloaded: (name) => `${name} is overloaded. Try again in a few minutes.`,
  unreachable: (name) => `${name} could not be reached. Check its status, or try again later.`,
  'cut-off': (name) => `${name} ended the connection in the middle of the answer. Try again.`,
  'too-slow': (name) => `${name} took too long. Try again, or choose a faster model.`,
  'broken-answer': (name) => `${name} answered in a form that could not be read. Try another model.`,
  budget: (name) => `${name} used up what one question may cost without an answer.`,
  'daily-limit': () => 'Your limit of tokens for today is used up. Raise it in the admin panel.',
  'provider-unknown': () => 'It is not clear whose key this is: choose the provider in the admin panel.',
  'not-set-up': () => 'The operator has set up no model of their own. Choose another provider.',
}

/** What happened and what to do about it. */
export const reasonOf = (code: string, name: string): string =>
  (TEXTS[code] ?? TEXTS['provider-error'])?.(name) ?? ''

export const failureOf = (code: string, name: string): ModelFailure => ({
  code,
  text: `${reasonOf(code, name)} ${INSTEAD}`,
})

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'key-refused',
  402: 'no-credit',
  403: 'not-allowed',
  404: 'model-unknown',
  408: 'provider-timeout',
  413: 'too-long',
  429: 'rate-limited',
  503: 'overloaded',
  529: 'overloaded',
}
const NO_CREDIT = /insufficient_quota|credit balance|billing|exceeded your current quota/i
const TOO_LONG = /context_length|context length|too many tokens|prompt is too long|maximum context/i
const BAD_KEY = /api.?key not valid|invalid.{0,10}api.?key|API_KEY_INVALID/i

/** The code of whatever the SDK or the network threw. Nothing of the error itself is kept: it holds the prompt. */
export function codeOfError(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { statusCode, responseBody = '' } = error
    if (statusCode === undefined) return 'unreachable'
    if (statusCode === 429 && NO_CREDIT.test(responseBody)) return 'no-credit'
    if (statusCode === 400 && TOO_LONG.test(responseBody)) return 'too-long'
    if (statusCode === 400 && BAD_KEY.test(responseBody)) return 'key-refused'
    if (statusCode === 400 && NO_CREDIT.test(responseBody)) return 'no-credit'
    // A stream that breaks off is told with the status it began with.
    if (statusCode < 300) return 'cut-off'
    return BY_STATUS[statusCode] ?? 'provider-error'
  }
  const name = error instanceof Error ? error.name : ''
  if (/TimeoutError/.test(name)) return 'too-slow'
  if (/ToolChoiceViolation/.test(name)) return 'ungrounded'
  if (/JSONParse|TypeValidation|InvalidResponse|NoContent|EmptyResponse|NoOutput/.test(name))
    return 'broken-answer'
  if (error instanceof TypeError) return causeOf(error) ? 'unreachable' : 'cut-off'
  return typeof error === 'object' && error !== null && 'type' in error ? 'provider-error' : 'cut-off'
}

function causeOf(error: Error): boolean {
  const { cause } = error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|CONNECT_TIMEOUT/.test(code)
}
