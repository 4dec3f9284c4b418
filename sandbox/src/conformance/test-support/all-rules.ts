import { ACCOUNT_RULES } from './account-rules.ts'
import { ITEM_RULES } from './item-rules.ts'
import { PROGRESS_RULES } from './progress-rules.ts'
import { RECORD_RULES } from './record-rules.ts'
import type { Rule } from './rule.ts'
import { SHAPE_RULES } from './shape-rules.ts'
import { SOCKET_RULES } from './socket-rules.ts'
import { STAT_RULES } from './stat-rules.ts'
import { STATE_RULES } from './state-rules.ts'

/** What clients rely on, from the code of those that read the platform most closely: item, socket and stat factories. */
export const ALL_RULES: readonly Rule[] = [
  ...ACCOUNT_RULES,
  ...ITEM_RULES,
  ...SOCKET_RULES,
  ...STATE_RULES,
  ...STAT_RULES,
  ...RECORD_RULES,
  ...PROGRESS_RULES,
  ...SHAPE_RULES,
]
