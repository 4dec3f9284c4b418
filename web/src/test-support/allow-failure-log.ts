import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'

/** For tests in which calls fail: the app notes each of them in its own log (`data/log.ts`). */
export const allowFailureLog = () => allowLog('warn', /^\[ai-vault\] /)
