import type { StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { Element } from '../../../../items/badges/Element.tsx'
import { ItemButton } from '../../../../items/hover/ItemButton.tsx'
import { WEAPON_GLYPHS } from '../../../../items/picture/weapon-glyphs.ts'
import { GearThumb } from '../../../../items/tile/GearThumb.tsx'
import { words as itemWords } from '../../../../items/words/words.ts'
import { Bay, Bays } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../../ui/page/Tag.tsx'
import text from '../../../../ui/text.module.css'
import { words } from '../../words/words.ts'
import styles from './Weapons.module.css'

const said = words.weapons
const SLOTS = ['kinetic', 'energy', 'power'] as const

type Placed = Pick<StoredBuild['weapons']['kinetic'], 'place' | 'held_by'>

function placeWord({ place, held_by: holder }: Placed, { class_type, subclass }: StoredBuild): string {
  if (place.in === 'vault') return said.places.vault
  const name = holder && itemWords.classes[holder]
  const who = name && (holder === class_type ? said.places.another(name) : said.places.the(name))
  if (place.in === 'postmaster') return who ? said.places.postmasterOf(who) : said.places.postmaster
  // Builds that were kept from before do not say whose it is.
  if (place.characterId !== subclass.character_id) return said.places.on(who ?? said.places.someone)
  return place.equipped ? said.places.equipped : said.places.carried
}

export function Weapons({ build }: { readonly build: StoredBuild }) {
  return (
    <section aria-label={said.title}>
      <SectionHead title={said.title} kind="group">
        <span className={text.dim}>{said.three}</span>
      </SectionHead>
      <Bays columns={3}>
        {SLOTS.map((slot) => {
          const weapon = build.weapons[slot]
          return (
            <Bay key={slot} className={styles.gun}>
              <p className={styles.head}>
                <span className={text.cap}>{said.slots[slot]}</span>
                {weapon.score !== undefined && (
                  <span className={text.small}>
                    <b className={styles.score}>{weapon.score.toFixed(1)}</b> {said.ofTen}
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
                {weapon.rarity === 'exotic' && `, ${said.exotic}`}
                {weapon.power !== undefined && ` · ${said.power(weapon.power)}`}
              </p>
              <ul className={styles.perks} aria-label={said.perks(weapon.name)}>
                {weapon.perks.map((perk) => (
                  <li key={perk.hash}>
                    {perk.name}
                    {perk.swap && <Tag tone="warn">{said.swap}</Tag>}
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
