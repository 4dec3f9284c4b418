import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import text from '../../../ui/text.module.css'
import type { CurrentGear } from './current-gear.ts'
import { signed } from './numbers.ts'
import { listed } from './out-of-reach-text.ts'
import { titled } from './stat-glyphs.ts'
import styles from './Targets.module.css'

/** What an import took over, and what it could not tell. */
export function ImportNote({ gear }: { readonly gear: CurrentGear | null }) {
  return (
    <p role="status" className={`${text.small} ${text.soft} ${styles.imported}`}>
      {gear
        ? describeImport(gear)
        : 'Nothing imported: no character of this class wears armor in all five slots.'}
    </p>
  )
}

export function describeImport({ classType, exotic, bonus, unsure }: CurrentGear): string {
  const given = ARMOR_STATS.flatMap((stat, i) => (bonus[i] ? [`${stat} ${signed(bonus[i])}`] : []))
  return [
    `Imported from your ${titled(classType)}: ${exotic?.name ?? 'no exotic'}, fragments ${listed(given) || 'that change no stat'}.`,
    'The targets are what you wear now, so no build below is a step back.',
    unsure.length > 0
      ? `${titled(listed(unsure))} ${unsure.length > 1 ? 'stand' : 'stands'} at the end of the scale: what fragments do there cannot be read.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
