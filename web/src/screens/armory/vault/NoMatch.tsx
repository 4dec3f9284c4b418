import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { plainWords, suggestSpelling } from '@ai-vault/game/search/suggest-spelling.ts'
import { useMemo } from 'react'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { chipLabel } from './filters/chip-label.ts'
import { withoutGroup } from './query/filters.ts'
import { narrowestClause } from './query/narrowest-clause.ts'
import { type Account, accountFacts, type searchFacts } from './query/search-facts.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import type { VaultQuery } from './query/vault-query.ts'
import { noMatchWords as labels } from './words/no-match-words.ts'
import { words } from './words/words.ts'

interface NoMatchProps {
  readonly weapons: readonly WeaponItem[]
  readonly armor: readonly ArmorPiece[]
  readonly account: Account
  readonly query: VaultQuery
  readonly facts: ReturnType<typeof searchFacts>
  readonly onChange: ChangeVaultQuery
}

/** F-136: nothing fits, which part of the question is to blame, and the way out; to the armor where that is what fits. */
export function NoMatch({ weapons, armor, account, query, facts, onChange }: NoMatchProps) {
  const { q, filters } = query
  const narrowest = useMemo(
    () => narrowestClause(weapons, { q, filters }, facts, account),
    [weapons, q, filters, facts, account],
  )
  const pieces = useMemo(() => {
    const { matches } = compileSearch(q, armor, accountFacts(account))
    return q.trim() === '' ? 0 : armor.filter(matches).length
  }, [q, armor, account])
  const meant = useMemo(
    () =>
      suggestSpelling(
        q,
        weapons.map(({ item }) => item),
      ),
    [q, weapons],
  )
  const question = plainWords(q)
  const blamed = narrowest && (narrowest.group ? chipLabel(filters, narrowest.group) : narrowest.clause)
  const drop = () =>
    onChange(
      narrowest?.group
        ? { filters: withoutGroup(filters, narrowest.group) }
        : { q: narrowest?.without ?? '' },
    )
  const hints = [
    narrowest && blamed && labels.blame(blamed, narrowest.excludes, weapons.length),
    pieces > 0 && labels.armor(pieces),
  ]
  return (
    <EmptyState
      level={2}
      title={words.noMatch}
      hint={hints.filter(Boolean).join(' ')}
      actions={
        <>
          <Button tone="gold" onClick={() => onChange({ q: '', filters: [] })}>
            {labels.clear}
          </Button>
          {blamed && <Button onClick={drop}>{labels.leaveOut(blamed)}</Button>}
          {meant && <Button onClick={() => onChange({ q: meant })}>{labels.didYouMean(meant)}</Button>}
          {question && (
            <LinkButton to="/sentinel" search={{ ask: question }} tone="ai">
              {labels.askSentinel(question)}
            </LinkButton>
          )}
          {pieces > 0 && (
            <LinkButton to="/armory" search={{ tab: 'armor', pieces: 'all', find: q.trim() }}>
              {labels.showArmor}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
