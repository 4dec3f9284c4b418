import { type ReactNode, useMemo } from 'react'
import { useJudged } from '../../../items/advice/use-judged.ts'
import { useReviews } from '../../../items/decisions/use-reviews.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import type { useForge } from './use-forge.ts'

type Verdicts = ReadonlyMap<string, WeaponItem['verdict']>
const NONE: Verdicts = new Map()

interface VerdictsProps {
  /** Absent for the public example, where there is no copy to advise on. */
  readonly membershipId: string | undefined
  readonly page: Pick<ReturnType<typeof useForge>, 'weapons' | 'mode' | 'seenAt'>
  readonly children: (verdicts: Verdicts) => ReactNode
}

/** What the armory advises for each copy, as it stands now: the one source of all that the page says of it. */
export function Verdicts({ membershipId, page, children }: VerdictsProps) {
  if (membershipId === undefined) return children(NONE)
  return (
    <OwnVerdicts membershipId={membershipId} page={page}>
      {children}
    </OwnVerdicts>
  )
}

function OwnVerdicts({ membershipId, page, children }: VerdictsProps & { readonly membershipId: string }) {
  const { weapons, mode, seenAt } = page
  const { decisions } = useReviews(membershipId)
  const judged = useJudged(weapons, { decisions, mode, seenAt })
  return children(useMemo(() => new Map(judged.map((item) => [idOf(item), item.verdict])), [judged]))
}
