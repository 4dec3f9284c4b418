import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useState } from 'react'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { ratingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { Link } from '../../../../routing/Link.tsx'
import { Field } from '../../../../ui/controls/Field.tsx'
import { sortWeapons } from '../query/sort-weapons.ts'
import { selectWords as said } from '../words/select-words.ts'
import styles from './SelectionBar.module.css'

interface HowManyProps {
  /** What the clean-up picked. */
  readonly weapons: readonly WeaponItem[]
  readonly decided: Pick<Decisions, 'has'>
  readonly mode: PlayMode
  readonly onSelect: (ids: readonly string[]) => void
}

/** As many places in the vault as the player asks for, in the order of the clean-up; without a number, all that was picked. */
export function HowMany({ weapons, decided, mode, onSelect }: HowManyProps) {
  const [asked, setAsked] = useState('')
  const open = weapons.filter((item) => !decided.has(idOf(item)))
  const inVault = open.filter(({ item }) => item.place.in === 'vault')
  if (inVault.length < 2) return null
  const short = Math.floor(Number(asked)) - inVault.length
  const ask = (text: string) => {
    setAsked(text)
    const places = Math.floor(Number(text))
    const first = sortWeapons(inVault, 'cleanup', ratingLookup(new Set(), mode)).slice(0, places)
    onSelect((places > 0 ? first : open).map(idOf))
  }
  return (
    <div className={styles.howMany}>
      <Field
        label={said.howMany.label(inVault.length)}
        type="number"
        inputMode="numeric"
        min={1}
        max={inVault.length}
        value={asked}
        placeholder={said.howMany.all}
        onChange={({ target }) => ask(target.value)}
      />
      <p role="status">
        {short > 0 && (
          <>
            {said.howMany.short(inVault.length, short)}{' '}
            <Link to="/armory" search={{ tab: 'armor', pieces: 'dominated' }}>
              {said.howMany.armor}
            </Link>
            {said.howMany.or}
            <Link to="/armory" search={{ tab: 'weapons', q: 'is:rare' }} resetScroll={false}>
              {said.howMany.rare}
            </Link>
            .
          </>
        )}
      </p>
    </div>
  )
}
