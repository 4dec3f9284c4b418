import { PROTECTION_RULES } from '@ai-vault/game/cleanup/protection-rules.ts'
import { Link } from '../../../routing/Link.tsx'
import { ADVICE_LISTS } from './advice-lists.ts'
import type { AdviceCounts } from './query/vault-view.ts'
import { rulesWords as said } from './words/rules-words.ts'
import { triageWords } from './words/triage-words.ts'

/** How the three recommendations come about, what protects a copy, and what the rolls alone would say. */
export function AdviceRules({ advice }: { readonly advice: AdviceCounts }) {
  return (
    <>
      {ADVICE_LISTS.map(({ id }) => (
        <p key={id}>
          <b>{triageWords.lists[id]}:</b> {said.rules[id]}
        </p>
      ))}
      <p>
        <b>{said.protected}</b> {PROTECTION_RULES.join('; ')}.
      </p>
      <p>
        {said.byRoll}{' '}
        {ADVICE_LISTS.map(({ id, byTier }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to="/armory" search={{ tab: 'weapons', q: byTier }} resetScroll={false}>
              {said.byTier[id](advice.byTier[id])}
            </Link>
          </span>
        ))}
        {said.moved}
      </p>
    </>
  )
}
