import type { ArmorKept } from '@ai-vault/contract/items/armor.ts'
import { wearable } from '@ai-vault/game/gear/piece-filters.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { type ArmorPiece, CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { useCallback, useMemo } from 'react'
import { useArmorSolver } from '../../../data/armor/use-armor-solver.ts'
import { type Keep, useKeptArmor } from '../../../data/armor/use-kept-armor.ts'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { useReading } from '../reading.ts'
import styles from './Optimizer.module.css'
import { asksNoStatsYet } from './query/armor-query.ts'
import { buildProblem } from './query/build-problem.ts'
import { currentGear } from './query/current-gear.ts'
import { linkTo } from './query/link-to-query.ts'
import type { ChangeRules, PieceRules } from './query/piece-rules.ts'
import { type ChangeQuery, useArmorQuery } from './query/use-armor-query.ts'
import { useImport } from './query/use-import.ts'
import { useReset } from './query/use-reset.ts'
import { ResultStrip } from './results/ResultStrip.tsx'
import { Results } from './results/Results.tsx'
import { SavedTargets } from './targets/SavedTargets.tsx'
import { Targets } from './targets/Targets.tsx'
import { words } from './words/words.ts'

export interface OptimizerProps {
  readonly armor: readonly ArmorPiece[]
  readonly characters: readonly Character[]
  readonly membershipId: string
}

/** Classes of the player's characters, the one played last first; without characters, those the armor is for. */
function classesOf(characters: readonly Character[], armor: readonly ArmorPiece[]): readonly GuardianClass[] {
  const played = characters
    .toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))
    .map(({ classType }) => classType)
  const worn = CLASSES.filter((each) => armor.some(({ classType }) => classType === each))
  return [...new Set(played.length > 0 ? played : worn)]
}

/** The Armor 3.0 Optimizer. */
export function Optimizer({ armor, characters, membershipId }: OptimizerProps) {
  const classes = useMemo(() => classesOf(characters, armor), [characters, armor])
  const [query, setQuery] = useArmorQuery()
  const saved = useKeptArmor(membershipId)
  const { rules, setRules } = usePieceRules(query.linked, setQuery, saved)
  const imported = useImport(armor, characters, query.classType, setQuery)
  const classType = query.classType ?? classes[0] ?? 'titan'
  const pieces = useMemo(() => wearable(armor, classType), [armor, classType])
  const reset = useReset(query, setQuery, saved, pieces)
  const problem = useMemo(
    () => (pieces.length > 0 && !saved.isPending ? buildProblem(pieces, query, rules) : undefined),
    [pieces, query, rules, saved.isPending],
  )
  const link = useMemo(() => linkTo({ ...query, classType, linked: rules }), [query, classType, rules])
  const reading = useReading()
  const partial = words.partial(armor.length)
  const { answer, cancel, searchOn } = useArmorSolver(problem)
  const worn = useMemo(() => currentGear(armor, characters, classType), [armor, characters, classType])
  if (armor.length === 0) return <NoArmor />
  const welcomes = asksNoStatsYet(query)
  const side = (
    <div key="side" className={styles.side}>
      <Targets
        query={query}
        onChange={setQuery}
        rules={rules}
        onRules={setRules}
        classes={classes}
        classType={classType}
        pieces={pieces}
        answer={answer}
        imported={imported}
        reset={reset}
      />
      <SavedTargets
        query={query}
        onChange={setQuery}
        classType={classType}
        saved={saved}
        armor={armor}
        membershipId={membershipId}
      />
      {!welcomes && <ResultStrip answer={answer} />}
    </div>
  )
  const found = (
    <div key="found" className={styles.found}>
      {reading === 'private' && (
        <Banner framed tone="plain" glyph="i-lock" title={partial.title}>
          {partial.text}
        </Banner>
      )}
      <Results
        query={query}
        onChange={setQuery}
        pieces={pieces}
        answer={answer}
        onCancel={cancel}
        onSearchOn={searchOn}
        worn={worn}
        onImport={imported.importNow}
        rules={rules}
        onRules={setRules}
        onKeep={saved.keep}
        link={link}
      />
    </div>
  )
  // Where nothing was asked yet the question comes first, also on a phone and for a keyboard.
  return <div className={styles.optimizer}>{welcomes ? [found, side] : [side, found]}</div>
}

function NoArmor() {
  return (
    <Plate>
      <EmptyState
        level={2}
        title={words.noArmor.title}
        hint={words.noArmor.hint}
        actions={<LinkButton to="/command-center">{words.noArmor.action}</LinkButton>}
      />
    </Plate>
  )
}

interface Saved {
  readonly kept: ArmorKept
  readonly keep: Keep
}

/** A link's rules hold and change in the address; without them the account's own do, and are kept. */
function usePieceRules(linked: PieceRules | undefined, onChange: ChangeQuery, { kept, keep }: Saved) {
  const { pinned, excluded, only } = linked ?? kept
  const rules = useMemo(() => ({ pinned, excluded, only }), [pinned, excluded, only])
  const fromLink = linked !== undefined
  const setRules: ChangeRules = useCallback(
    (next) =>
      fromLink
        ? onChange({ linked: next })
        : keep(() => ({ pinned: [...next.pinned], excluded: [...next.excluded], only: [...next.only] })),
    [fromLink, onChange, keep],
  )
  return { rules, setRules }
}
