import type { ReactNode } from 'react'
import { nameOf } from '../../app/screen-list.ts'
import { Link } from '../../routing/Link.tsx'
import { formatCount } from '../../ui/figures/count.ts'
import { Meter } from '../../ui/figures/gauges/Meter.tsx'
import { MISSING } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import styles from './HubScreen.module.css'
import type { HubFacts } from './hub-facts.ts'
import { words } from './words/words.ts'

const { modules } = words

interface ModuleCardsProps {
  readonly facts: HubFacts
  readonly visitor: boolean
}

/** Armory, Atlas, Archives (F-059), each with one live fact for a signed-in player. */
export function ModuleCards({ facts, visitor }: ModuleCardsProps) {
  const { weapons, godRolls, rarities, triumphs, activities } = facts
  return (
    <Bays className={styles.modules}>
      <Module
        to="/armory"
        name={nameOf('/armory')}
        glyph="i-armory"
        about={modules.armory}
        contents={modules.armoryHolds}
        tag={godRolls === undefined ? undefined : <Tag tone="gold">{modules.godRolls(godRolls)}</Tag>}
        fact={
          visitor ? undefined : (
            <Fact value={weapons === undefined ? undefined : formatCount(weapons)}>
              {rarities.length > 0 ? <RarityBar rarities={rarities} /> : modules.weapons}
            </Fact>
          )
        }
      />
      <Module
        to="/atlas"
        name={nameOf('/atlas')}
        glyph="i-atlas"
        about={modules.atlas}
        contents={modules.atlasHolds}
        fact={
          visitor ? undefined : (
            <Fact value={triumphs && String(triumphs.percent)} unit="%">
              <span>
                {triumphs
                  ? modules.of(formatCount(triumphs.done), formatCount(triumphs.total))
                  : modules.triumphs}
              </span>
              {triumphs && (
                <Meter label={modules.triumphsCompleted} value={triumphs.done} max={triumphs.total} />
              )}
            </Fact>
          )
        }
      />
      <Module
        to="/archives"
        name={nameOf('/archives')}
        glyph="i-archives"
        about={modules.archives}
        contents={modules.archivesHolds}
        fact={
          visitor ? undefined : (
            <Fact value={activities === undefined ? undefined : formatCount(activities)}>
              {modules.activities}
            </Fact>
          )
        }
      />
    </Bays>
  )
}

interface ModuleProps {
  readonly to: '/armory' | '/atlas' | '/archives'
  readonly name: string
  readonly glyph: GlyphName
  readonly about: string
  /** What a visitor reads in the fact's place. */
  readonly contents: string
  readonly tag?: ReactNode
  readonly fact?: ReactNode
}

function Module({ to, name, glyph, about, contents, tag, fact }: ModuleProps) {
  return (
    <Bay className={styles.module}>
      <div className={styles.head}>
        <Glyph name={glyph} size="l" />
        <h2>
          <Link to={to} className={styles.go}>
            {name}
          </Link>
        </h2>
        {tag}
      </div>
      <p className={styles.about}>{about}</p>
      {fact ?? <span className={styles.contents}>{contents}</span>}
    </Bay>
  )
}

interface FactProps {
  readonly value: string | undefined
  readonly unit?: string
  readonly children: ReactNode
}

function Fact({ value, unit, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <span className={styles.value}>
        {value ?? <span className={text.dim}>{MISSING}</span>}
        {value !== undefined && unit && <small> {unit}</small>}
      </span>
      <div className={styles.detail}>{children}</div>
    </div>
  )
}

/** How the weapons divide by rarity: one bar, and the numbers under it. */
function RarityBar({ rarities }: { readonly rarities: HubFacts['rarities'] }) {
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {rarities.map(({ rarity, count }) => (
          <i key={rarity} style={{ flex: count, background: `var(--${rarity}-ink)` }} />
        ))}
      </div>
      <div className={styles.legend}>
        {rarities.map(({ rarity, count }) => (
          <span key={rarity}>
            {formatCount(count)} {words.rarities[rarity]}
          </span>
        ))}
      </div>
    </>
  )
}
