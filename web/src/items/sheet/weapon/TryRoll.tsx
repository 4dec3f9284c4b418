import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { forgeWeaponQuery, rollAnalysisQuery } from '../../../data/queries/forge-query.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import type { Activity } from '../../perks/perk-columns.ts'
import { askedFor } from '../../roll/asked-roll.ts'
import { ChosenRoll } from '../../roll/ChosenRoll.tsx'
import { chosenPerks, type ExplorerPerk, explorerColumns } from '../../roll/explorer-columns.ts'
import { PerkExplorer } from '../../roll/PerkExplorer.tsx'
import { rollStats } from '../../roll/roll-stats.ts'
import { idOf, type WeaponItem } from '../../weapon-item.ts'
import { rollWords } from '../../words/roll-words.ts'
import styles from './TryRoll.module.css'

const labels = rollWords.try

interface TryRollProps {
  readonly item: WeaponItem
  readonly copies: readonly WeaponItem[]
  readonly membershipId: string
  readonly activity: Activity
}

/** All that the weapon can roll, in its own sheet: each perk's worth, and pressed, the stats and the score it would give. */
export function TryRoll({ item, copies, membershipId, activity }: TryRollProps) {
  const forge = useQuery(forgeWeaponQuery(membershipId, idOf(item)))
  const [picks, setPicks] = useState<ReadonlyMap<string, number>>(new Map())
  const { data } = forge
  const columns = useMemo(
    () =>
      data
        ? explorerColumns(
            data,
            copies.map((copy) => copy.item),
            item.item,
            activity,
          )
        : [],
    [data, copies, item, activity],
  )
  const chosen = useMemo(() => {
    const tried = columns.flatMap(({ key, perks }) => {
      const perk = perks.find(({ hash }) => hash === picks.get(key))
      return perk ? [[key, perk] as const] : []
    })
    return new Map<string, ExplorerPerk>([...chosenPerks(columns, undefined), ...tried])
  }, [columns, picks])
  const asked = data && askedFor(data, columns, chosen, activity)
  const roll = useQuery(rollAnalysisQuery(membershipId, asked))
  if (!data) {
    if (!forge.error) return <Thinking>{labels.reading}</Thinking>
    return (
      <>
        <ErrorLine>{labels.failed}</ErrorLine>
        <Button size="small" onClick={() => void forge.refetch()}>
          {labels.again}
        </Button>
      </>
    )
  }
  return (
    <div className={styles.try}>
      <ChosenRoll
        columns={columns}
        chosen={chosen}
        analysis={roll.data}
        failed={roll.isError}
        side={activity}
        copyScore={item.rating?.[activity].score}
        hasCopy
        stats={rollStats(data, columns, chosen, item.item)}
      />
      <PerkExplorer
        columns={columns}
        chosen={chosen}
        onChoose={(key, { hash }) => setPicks((now) => new Map([...now, [key, hash]]))}
        onBack={picks.size > 0 ? () => setPicks(new Map()) : undefined}
      />
    </div>
  )
}
