import type { ArmorSetsAnswer } from '@ai-vault/contract/items/armor.ts'
import type { SetWish } from '@ai-vault/game/armor/problem.ts'
import text from '../../../../../ui/text.module.css'
import { words } from '../../words/words.ts'
import styles from '../Targets.module.css'
import type { OwnedSet } from './choices.ts'

interface SetBonusesProps {
  readonly wishes: readonly SetWish[]
  readonly known: ArmorSetsAnswer['sets']
  readonly owned: readonly OwnedSet[]
}

/** What the chosen sets give, in the manifest's own words. */
export function SetBonuses({ wishes, known, owned }: SetBonusesProps) {
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
