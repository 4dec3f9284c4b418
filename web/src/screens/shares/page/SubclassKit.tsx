import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Shares.module.css'
import { words } from '../words/words.ts'

/** A mod that is in several pieces is named once. */
const countedNames = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].map(([name, same]) => words.times(name, same.length))

/** The subclass with all that is chosen in it, and the mods; nothing where the author left it out. */
export function SubclassKit({ build }: { readonly build: Pick<BuildDocument, 'subclass' | 'mods'> }) {
  const { subclass, mods } = build
  if (!subclass && mods.length === 0) return null
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [words.superWord, subclass?.superName ? [subclass.superName] : []],
    [words.abilities, subclass?.abilities ?? []],
    [words.aspects, subclass?.aspects ?? []],
    [words.fragments, subclass?.fragments ?? []],
    [words.mods, countedNames(mods)],
  ]
  return (
    <Plate>
      <SectionHead title={words.kit} glyph="st-super" />
      {subclass && <p>{subclass.name}</p>}
      {groups
        .filter(([, names]) => names.length > 0)
        .map(([label, names]) => (
          <div key={label} className={styles.group}>
            <h3>{label}</h3>
            <ul className={styles.perks}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
    </Plate>
  )
}
