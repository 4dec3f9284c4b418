import { PROTECTION_RULES } from '@ai-vault/game/cleanup/protection-rules.ts'
import { Link } from '../../../routing/Link.tsx'
import { ADVICE_LISTS } from './advice-lists.ts'
import type { AdviceCounts } from './query/vault-view.ts'
import { rulesWords as labels } from './words/rules-words.ts'
import { triageWords } from './words/triage-words.ts'

/** How the three recommendations come about, what protects a copy, and what the rolls alone would say. */
export function AdviceRules({ advice }: { readonly advice: AdviceCounts }) {
  return (
    <>
      {ADVICE_LISTS.map(({ id }) => (
        <p key={id}>
          <b>{triageWords.lists[id]}:</b> {labels.rules[id]}
        </p>
      ))}
      <p>
        <b>{labels.protected}</b> {PROTECTION_RULES.join('; ')}.
      </p>
      <p>
        {labels.byRoll}{' '}
        {ADVICE_LISTS.map(({ id, byTier }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to="/armory" search={{ tab: 'weapons', q: byTier }} resetScroll={false}>
              {labels.byTier[id](advice.byTier[id])}
            </Link>
          </span>
        ))}
        {labels.moved}
      </p>
    </>
  )
}
