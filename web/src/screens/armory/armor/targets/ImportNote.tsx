import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import text from '../../../../ui/text.module.css'
import { signed } from '../numbers.ts'
import type { CurrentGear } from '../query/current-gear.ts'
import { words } from '../words/words.ts'
import styles from './Targets.module.css'

const labels = words.targets.imported

/** What an import took over, and what it could not tell. */
export function ImportNote({ gear }: { readonly gear: CurrentGear | null }) {
  return (
    <p role="status" className={`${text.small} ${text.soft} ${styles.imported}`}>
      {gear ? describeImport(gear) : labels.nothing}
    </p>
  )
}

export function describeImport({ classType, exotic, bonus, unsure }: CurrentGear): string {
  const given = ARMOR_STATS.flatMap((stat, i) =>
    bonus[i] ? [`${words.stats[stat]} ${signed(bonus[i])}`] : [],
  )
  return [
    labels.from(
      words.classes[classType],
      exotic?.name ?? labels.noExotic,
      words.all(given) || labels.noFragments,
    ),
    labels.noStepBack,
    unsure.length > 0
      ? labels.unsure(titled(words.all(unsure.map((stat) => words.stats[stat]))), unsure.length)
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
