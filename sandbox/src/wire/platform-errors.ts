/** The platform's error codes that the sandbox speaks, with the HTTP status each one travels under. */
const PLATFORM_ERRORS = {
  3: { status: 'UnhandledException', http: 500, message: 'Something failed inside the sandbox platform.' },
  5: { status: 'SystemDisabled', http: 503, message: 'This part of the platform is closed for maintenance.' },
  7: { status: 'ParameterParseFailure', http: 400, message: 'A parameter could not be read.' },
  8: { status: 'ParameterInvalidRange', http: 400, message: 'A parameter is outside its range.' },
  18: { status: 'InvalidParameters', http: 400, message: 'The parameters do not fit this call.' },
  21: { status: 'NotFound', http: 404, message: 'There is nothing at this address.' },
  22: { status: 'WebAuthModuleAsyncFailed', http: 401, message: 'The sign-in has run out.' },
  51: {
    status: 'PerEndpointRequestThrottleExceeded',
    http: 429,
    message: 'Too many requests to this call. Wait before the next.',
  },
  99: { status: 'WebAuthRequired', http: 401, message: 'This call needs a sign-in.' },
  217: { status: 'UserCannotResolveCentralAccount', http: 500, message: 'No account has this id.' },
  622: { status: 'GroupNotFound', http: 404, message: 'There is no such group.' },
  1601: {
    status: 'DestinyAccountNotFound',
    http: 500,
    message: 'There is no game account for this membership.',
  },
  1618: { status: 'DestinyUnexpectedError', http: 500, message: 'The game servers answered unexpectedly.' },
  1620: { status: 'DestinyCharacterNotFound', http: 500, message: 'The account has no such character.' },
  1623: { status: 'DestinyItemNotFound', http: 500, message: 'The account has no such item.' },
  1627: { status: 'DestinyVendorNotFound', http: 500, message: 'No such vendor is there at the moment.' },
  1635: {
    status: 'DestinyCharacterNotLoggedIn',
    http: 500,
    message: 'The player is not in the game with this character.',
  },
  1653: { status: 'DestinyPGCRNotFound', http: 404, message: 'There is no report for this activity.' },
  1665: { status: 'DestinyPrivacyRestriction', http: 500, message: 'The player keeps this private.' },
  1672: {
    status: 'DestinyThrottledByGameServer',
    http: 503,
    message: 'The game servers are busy. Wait before the next call.',
  },
  2101: { status: 'ApiInvalidOrExpiredKey', http: 401, message: 'This API key is not known here.' },
  2102: { status: 'ApiKeyMissingFromRequest', http: 401, message: 'Send your key in the X-API-Key header.' },
  2107: {
    status: 'OriginHeaderDoesNotMatchKey',
    http: 401,
    message: 'This key belongs to the pages of another origin.',
  },
  2108: {
    status: 'AccessNotPermittedByApplicationScope',
    http: 403,
    message: 'The application did not ask for the scope this call needs.',
  },
  2124: {
    status: 'AuthorizationRecordRevoked',
    http: 401,
    message: 'The player has taken back this sign-in.',
  },
} as const

export type PlatformErrorNumber = keyof typeof PLATFORM_ERRORS

export const errorStatusOf = (code: PlatformErrorNumber): string => PLATFORM_ERRORS[code].status

interface WireErrorOptions {
  readonly throttleSeconds?: number
  readonly message?: string
  /** What the envelope carries as MessageData. */
  readonly data?: Readonly<Record<string, string>>
}

/** Thrown by a route; the error handler turns it into the platform's envelope. */
export class WireError extends Error {
  readonly code: PlatformErrorNumber
  readonly throttleSeconds: number
  readonly httpStatus: number
  readonly data: Readonly<Record<string, string>>

  constructor(code: PlatformErrorNumber, options: WireErrorOptions = {}) {
    super(options.message ?? PLATFORM_ERRORS[code].message)
    this.code = code
    this.throttleSeconds = options.throttleSeconds ?? 0
    this.httpStatus = PLATFORM_ERRORS[code].http
    this.data = options.data ?? {}
  }
}
