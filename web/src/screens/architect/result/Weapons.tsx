import type { StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { Element } from '../../../items/badges/Element.tsx'
import { ItemButton } from '../../../items/hover/ItemButton.tsx'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import { words as itemWords } from '../../../items/words/words.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Weapons.module.css'

const labels = words.weapons
const SLOTS = ['kinetic', 'energy', 'power'] as const

type Placed = Pick<StoredBuild['weapons']['kinetic'], 'place' | 'held_by'>

function placeWord({ place, held_by: holder }: Placed, { class_type, subclass }: StoredBuild): string {
  if (place.in === 'vault') return labels.places.vault
  const name = holder && itemWords.classes[holder]
  const who = name && (holder === class_type ? labels.places.another(name) : labels.places.the(name))
  if (place.in === 'postmaster') return who ? labels.places.postmasterOf(who) : labels.places.postmaster
  // Builds that were kept from before do not say whose it is.
  if (place.characterId !== subclass.character_id) return labels.places.on(who ?? labels.places.someone)
  return place.equipped ? labels.places.equipped : labels.places.carried
}

export function Weapons({ build }: { readonly build: StoredBuild }) {
  return (
    <section aria-label={labels.title}>
      <SectionHead title={labels.title} kind="group">
        <span className={text.dim}>{labels.three}</span>
      </SectionHead>
      <Bays columns={3}>
        {SLOTS.map((slot) => {
          const weapon = build.weapons[slot]
          return (
            <Bay key={slot} className={styles.gun}>
              <p className={styles.head}>
                <span className={text.cap}>{labels.slots[slot]}</span>
                {weapon.score !== undefined && (
                  <span className={text.small}>
                    <b className={styles.score}>{weapon.score.toFixed(1)}</b> {labels.ofTen}
                  </span>
                )}
              </p>
              <h3 className={styles.name} data-rarity={weapon.rarity}>
                <ItemButton
                  of={{ instanceId: weapon.instance_id }}
                  known={{ name: weapon.name, icon: weapon.icon }}
                  picture={
                    <GearThumb
                      icon={weapon.icon}
                      silhouette={WEAPON_GLYPHS[weapon.weapon_type]}
                      rarity={weapon.rarity}
                    />
                  }
                />
              </h3>
              <p className={`${text.small} ${text.soft}`}>
                <Element name={weapon.element} withWord /> · {weapon.type}
                {weapon.rarity === 'exotic' && `, ${labels.exotic}`}
                {weapon.power !== undefined && ` · ${labels.power(weapon.power)}`}
              </p>
              <ul className={styles.perks} aria-label={labels.perks(weapon.name)}>
                {weapon.perks.map((perk) => (
                  <li key={perk.hash}>
                    {perk.name}
                    {perk.swap && <Tag tone="warn">{labels.swap}</Tag>}
                  </li>
                ))}
              </ul>
              <p className={`${text.small} ${text.soft}`}>{weapon.reason}</p>
              <p className={`${text.small} ${weapon.pull_first ? text.warn : text.dim}`}>
                {placeWord(weapon, build)}
              </p>
            </Bay>
          )
        })}
      </Bays>
    </section>
  )
}
