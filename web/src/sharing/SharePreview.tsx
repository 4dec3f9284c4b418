import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { BuildDocument, ProfileDocument, ShareDocument } from '@ai-vault/game/shares/document.ts'
import type { SharePart } from '@ai-vault/game/shares/parts.ts'
import { platformName } from '../data/language/platform-names.ts'
import { STAT_GLYPHS } from '../items/picture/armor-glyphs.ts'
import { WEAPON_GLYPHS } from '../items/picture/weapon-glyphs.ts'
import { formatCount } from '../ui/figures/count.ts'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import text from '../ui/text.module.css'
import styles from './Sharing.module.css'
import { words } from './words.ts'

interface SharePreviewProps {
  /** Already cut to the chosen parts. */
  readonly document: ShareDocument
  /** Whose name stands on the page beside that of the document. */
  readonly author?: string | undefined
  readonly leftOut: readonly SharePart[]
}

/** A page inside the page: what a stranger will see, and by name what they will not (F-329). */
export function SharePreview({ document, author, leftOut }: SharePreviewProps) {
  const classType = document.kind === 'build' ? document.classType : undefined
  return (
    <figure className={styles.preview} aria-label={words.preview}>
      <figcaption className={text.cap}>{words.preview}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.page} tabIndex={0} aria-label={words.preview}>
        <p className={styles.heading}>
          <Glyph name={classType ? `cl-${classType}` : 'mark'} />
          <bdi>{document.name}</bdi>
        </p>
        {author && document.kind === 'build' && (
          <p className={text.dim}>
            <bdi>{words.by(author)}</bdi>
          </p>
        )}
        {document.kind === 'build' && (
          <>
            {document.weapons.length > 0 && (
              <ul className={styles.weapons}>
                {document.weapons.map((weapon) => (
                  <li key={weapon.slot} data-rarity={weapon.rarity}>
                    <Glyph name={WEAPON_GLYPHS[weapon.type]} size="fill" />
                    <span>{weapon.name}</span>
                  </li>
                ))}
              </ul>
            )}
            {document.plan && (
              <ul className={styles.facts}>
                {document.plan.needs.map(({ name, state }) => (
                  <li key={name}>
                    {name} <b>{words.needs[state]}</b>
                  </li>
                ))}
              </ul>
            )}
            {document.stats && (
              <ul className={styles.stats}>
                {ARMOR_STATS.map((stat, at) => (
                  <li key={stat}>
                    <Glyph name={STAT_GLYPHS[stat]} size="s" />
                    <span className={text.sr}>{words.stats[stat]} </span>
                    <b>{document.stats?.[at]}</b>
                  </li>
                ))}
              </ul>
            )}
            {document.armor.length > 0 && <p>{document.armor.map(({ name }) => name).join(', ')}</p>}
            <Kit document={document} />
            <Reasons document={document} />
            {document.notes && (
              <blockquote>
                <bdi>{document.notes}</bdi>
              </blockquote>
            )}
          </>
        )}
        {document.kind === 'prophecy' && (
          <>
            {document.archetype && <p className={styles.word}>{document.archetype}</p>}
            <ul className={styles.facts}>
              {document.gems.slice(0, 4).map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
        {document.kind === 'profile' && <ProfileFacts document={document} />}
        {leftOut.length > 0 && (
          <p className={styles.left}>
            {words.leftOut}{' '}
            {leftOut.map((part) => (
              <s key={part}>{words.parts[part]}</s>
            ))}
          </p>
        )}
      </section>
    </figure>
  )
}

function Kit({ document: { subclass, mods } }: { readonly document: BuildDocument }) {
  if (!subclass) return mods.length > 0 ? <p>{words.mods(mods.length)}</p> : null
  const { name, superName, abilities, aspects, fragments } = subclass
  const chosen = [...(superName ? [superName] : []), ...abilities, ...aspects, ...fragments]
  return (
    <p>
      <b>{name}</b> {[...chosen, ...(mods.length > 0 ? [words.mods(mods.length)] : [])].join(', ')}
    </p>
  )
}

function Reasons({ document }: { readonly document: BuildDocument }) {
  const { strategy, steps = [], strengths, considerations } = document
  const reasons = [...steps, ...strengths, ...considerations]
  return (
    <>
      {strategy && <p>{strategy}</p>}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Also what the public page itself shows of a profile. */
export function ProfileFacts({ document }: { readonly document: ProfileDocument }) {
  const { score, archetype, items, membershipType, characters } = document
  return (
    <>
      {score !== undefined && <p className={styles.word}>{words.score(score)}</p>}
      {archetype && <p>{archetype}</p>}
      {characters.length > 0 && (
        <ul className={styles.facts}>
          {characters.map(({ classType, power }) => (
            <li key={classType}>
              <Glyph name={`cl-${classType}`} />
              {words.classes[classType]} <b>{formatCount(power)}</b>
            </li>
          ))}
        </ul>
      )}
      {items !== undefined && <p>{words.items(formatCount(items))}</p>}
      {membershipType && <p>{platformName(membershipType)}</p>}
    </>
  )
}
