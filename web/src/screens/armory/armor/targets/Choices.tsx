import type { ArmorSetsAnswer } from '@ai-vault/contract/items/armor.ts'
import type { SetWish } from '@ai-vault/game/armor/problem.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { armorSetsQuery } from '../../../../data/queries/queries.ts'
import { Select } from '../../../../ui/controls/choices/Select.tsx'
import { Switch } from '../../../../ui/controls/Field.tsx'
import text from '../../../../ui/text.module.css'
import type { ArmorQuery, SwitchName } from '../query/armor-query.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import {
  ANY_PERKS,
  exoticOptions,
  type OwnedSet,
  ownedSets,
  perkOptions,
  readSetChoice,
  setOptions,
  writeSetChoice,
} from './choices.ts'
import styles from './Targets.module.css'

interface SetBonusesProps {
  readonly wishes: readonly SetWish[]
  readonly known: ArmorSetsAnswer['sets']
  readonly owned: readonly OwnedSet[]
}

/** What the chosen sets give, in the manifest's own words. */
function SetBonuses({ wishes, known, owned }: SetBonusesProps) {
  if (wishes.length === 0) return null
  return (
    <dl className={styles.bonuses}>
      {wishes.map(({ hash, pieces }) => {
        const set = known.find((candidate) => candidate.hash === hash)
        const name =
          set?.name ??
          owned.find((candidate) => candidate.hash === hash)?.name ??
          words.targets.bonuses.unknownSet
        const given = set?.bonuses.filter((bonus) => bonus.pieces <= pieces) ?? []
        return (
          <div key={hash}>
            <dt>{name}</dt>
            {given.map((bonus) => (
              <dd key={bonus.pieces}>
                <b>{words.targets.bonuses.bonus(bonus.pieces, bonus.name)}</b> {bonus.description}
              </dd>
            ))}
            {given.length === 0 && <dd className={text.dim}>{words.targets.bonuses.unknown}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

const labels = words.targets.choices
const SHOWN_SWITCHES = ['masterwork', 'tuning', 'mods'] as const satisfies readonly SwitchName[]

interface ChoicesProps extends Pick<ArmorQuery, 'sets' | 'exotic' | 'perks'> {
  readonly onChange: ChangeQuery
  readonly pieces: readonly ArmorPiece[]
}

/** Which sets and exotics the build must have. */
export const Choices = memo(function Choices(query: ChoicesProps) {
  const { onChange, pieces } = query
  const known = useQuery(armorSetsQuery).data?.sets ?? []
  const sets = ownedSets(pieces, query.exotic)
  const second = query.sets[0]?.pieces === 2
  const pairs = perkOptions(pieces, query.exotic)
  const chooseSet = (place: 0 | 1, choice: string) => {
    const wish = readSetChoice(choice)
    const first = place === 0 ? wish : query.sets[0]
    const other = place === 1 ? wish : query.sets[1]
    const both = first?.pieces === 2 && other?.pieces === 2 && other.hash !== first.hash
    onChange({ sets: first ? (both ? [first, other] : [first]) : [] }, 'step')
  }
  return (
    <div className={styles.choices}>
      <Select
        label={labels.set}
        options={setOptions(sets, [2, 4])}
        selected={writeSetChoice(query.sets[0])}
        onSelect={(choice) => chooseSet(0, choice)}
      />
      {second && (
        <Select
          label={labels.secondSet}
          options={setOptions(
            sets.filter(({ hash }) => hash !== query.sets[0]?.hash),
            [2],
          )}
          selected={writeSetChoice(query.sets[1])}
          onSelect={(choice) => chooseSet(1, choice)}
        />
      )}
      <SetBonuses wishes={query.sets} known={known} owned={sets} />
      <Select
        label={labels.exotic}
        options={exoticOptions(pieces)}
        selected={String(query.exotic)}
        onSelect={(choice) => onChange({ exotic: readExoticChoice(choice), perks: [] }, 'step')}
      />
      {pairs.length > 1 && (
        <Select
          label={labels.perks}
          options={pairs}
          selected={query.perks.join('_') || ANY_PERKS}
          onSelect={(pair) => onChange({ perks: pair === ANY_PERKS ? [] : pair.split('_') }, 'step')}
        />
      )}
    </div>
  )
})

interface AssumptionsProps extends Pick<ArmorQuery, 'off'> {
  readonly onChange: ChangeQuery
}

/** F-162: what may be taken for granted. */
export const Assumptions = memo(function Assumptions({ off, onChange }: AssumptionsProps) {
  const flip = (name: SwitchName, on: boolean) =>
    onChange({ off: on ? off.filter((other) => other !== name) : [...off, name] })
  return (
    <div className={styles.switches}>
      {SHOWN_SWITCHES.map((name) => (
        <Switch
          key={name}
          label={labels[name]}
          checked={!off.includes(name)}
          onChange={(on) => flip(name, on)}
        />
      ))}
    </div>
  )
})

const readExoticChoice = (choice: string): ArmorQuery['exotic'] =>
  choice === 'any' || choice === 'none' || choice === 'required' ? choice : Number(choice)
