import type { Query } from '@ai-vault/contract/advice/query.ts'
import { leaveForSentinel } from '../../../../data/sentinel/leave-for-sentinel.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../../ui/controls/buttons/LinkButton.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { chipLabel } from '../filters/chip-label.ts'
import { filtersAsSearch, usedGroups } from '../query/filters.ts'
import type { Account } from '../query/search-facts.ts'
import type { VaultQuery } from '../query/vault-query.ts'
import { words } from '../words/words.ts'

const labels = words.analyzeAll

/** What Sentinel is asked about the weapons a query shows (F-121). */
export function promptFor({ q, filters }: VaultQuery, count: number): string {
  const chosen = usedGroups(filters).map((group) => chipLabel(filters, group))
  const asked = [q.trim(), ...chosen].filter(Boolean).join(', ')
  return asked ? labels.promptFor(count, asked) : labels.prompt(count)
}

/** The same as data: these weapons, with how good they are and how many can go. */
export function queryFor({ q, filters }: VaultQuery, { characters = [] }: Account = {}): Query {
  const filter = [q.trim(), filtersAsSearch(filters, characters)].filter(Boolean).join(' ')
  const slots = { item_kind: 'weapon' as const, ...(filter ? { filter: filter.slice(0, 300) } : {}) }
  return { intent: 'do_i_have', slots, exclude: [], unread: [] }
}

interface AnalyzeAllProps {
  readonly query: VaultQuery
  readonly account: Account
  readonly shown: number
}

/** F-121: leads to Sentinel, which is asked about the weapons of the same search. */
export function AnalyzeAll({ query, account, shown }: AnalyzeAllProps) {
  const label = (
    <>
      <Glyph name="mark" size="s" />
      {labels.label}
    </>
  )
  const look = { tone: 'ai', size: 'small' } as const
  if (shown === 0) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    )
  }
  const leave = () => leaveForSentinel({ prompt: promptFor(query, shown), query: queryFor(query, account) })
  return (
    <LinkButton {...look} to="/sentinel-ai" onClick={leave}>
      {label}
    </LinkButton>
  )
}
