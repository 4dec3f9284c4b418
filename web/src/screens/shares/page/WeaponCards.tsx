import type { SharedWeapon } from '@ai-vault/game/shares/document.ts'
import { Element } from '../../../items/badges/Element.tsx'
import { RatingBadge } from '../../../items/badges/RatingBadge.tsx'
import { iconAddress, WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { TileArt } from '../../../items/tile/ItemTile.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

/** The three weapons with the perks that make them these. */
export function WeaponCards({ weapons }: { readonly weapons: readonly SharedWeapon[] }) {
  if (weapons.length === 0) return null
  return (
    <section aria-label={words.weapons}>
      <Bays columns={3} className={styles.weapons}>
        {weapons.map((weapon) => (
          <Bay key={weapon.slot} className={styles.weapon}>
            <span className={styles.thumb} data-rarity={weapon.rarity}>
              <TileArt
                name=""
                icon={weapon.icon ? iconAddress(weapon.icon) : undefined}
                silhouette={WEAPON_GLYPHS[weapon.type]}
              />
            </span>
            <div>
              <h2>{weapon.name}</h2>
              <p className={styles.kind}>
                <Element name={weapon.element} />
                {weapon.typeName}
                {weapon.rating && (
                  <RatingBadge rating={weapon.rating.tier} score={weapon.rating.score} size="inline" />
                )}
              </p>
              <ul className={styles.perks}>
                {weapon.perks.map(({ hash, name }) => (
                  <li key={hash}>{name}</li>
                ))}
              </ul>
              {weapon.why && <p className={styles.why}>{weapon.why}</p>}
            </div>
          </Bay>
        ))}
      </Bays>
    </section>
  )
}
