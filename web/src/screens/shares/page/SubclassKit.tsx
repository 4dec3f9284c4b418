import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { titled } from '../../../items/picture/armor-glyphs.ts'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

/** A mod that is in several pieces is named once. */
const countedNames = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].map(([name, same]) => words.times(name, same.length))

type Group = readonly [label: string, names: readonly string[]]

/** By piece, as they are put in; documents from before, and those without armor, know only all of them together. */
function modGroups({ armor, mods }: Pick<BuildDocument, 'armor' | 'mods'>): readonly Group[] {
  const pieces = armor.filter((piece) => (piece.mods?.length ?? 0) > 0)
  if (pieces.length === 0) return [[words.mods, countedNames(mods)]]
  return pieces.map((piece) => [
    words.modsOf(titled(words.slots[piece.slot])),
    countedNames(piece.mods ?? []),
  ])
}

/** The subclass with all that is chosen in it, and the mods; nothing where the author left it out. */
export function SubclassKit({
  build,
}: {
  readonly build: Pick<BuildDocument, 'subclass' | 'armor' | 'mods'>
}) {
  const { subclass, mods } = build
  if (!subclass && mods.length === 0) return null
  const groups: readonly Group[] = [
    [words.superWord, subclass?.superName ? [subclass.superName] : []],
    [words.abilities, subclass?.abilities ?? []],
    [words.aspects, subclass?.aspects ?? []],
    [words.fragments, subclass?.fragments ?? []],
    ...modGroups(build),
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
