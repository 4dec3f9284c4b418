import { Link } from '../../routing/Link.tsx'
import { useRouter } from '../../routing/router-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatCount } from '../../ui/figures/count.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import type { HubFacts } from './hub-facts.ts'
import styles from './Places.module.css'
import { words } from './words.tsx'

const { places } = words

/** Armory, Atlas, Archives with a live fact each where one is known (F-059); AI Assistant and Sentinel (F-060). */
export function Places({ facts: { weapons, godRolls, triumphs, activities } }: { readonly facts: HubFacts }) {
  return (
    <Bays className={styles.places} role="group" aria-label={places.label}>
      <Place
        to="/armory"
        glyph="i-armory"
        about={places.armory}
        fact={weapons === undefined ? undefined : places.weapons(weapons, godRolls)}
      />
      <Place
        to="/atlas"
        glyph="i-atlas"
        about={places.atlas}
        fact={
          triumphs &&
          places.triumphs(formatCount(triumphs.done), formatCount(triumphs.total), triumphs.percent)
        }
      />
      <Place
        to="/archives"
        glyph="i-archives"
        about={places.archives}
        fact={activities === undefined ? undefined : places.activities(activities)}
      />
      <Place to="/ai" glyph="rt-god" about={places.assistant} ai />
      <Place to="/sentinel" glyph="mark" about={places.sentinel} ai />
    </Bays>
  )
}

interface PlaceProps {
  readonly to: '/armory' | '/atlas' | '/archives' | '/ai' | '/sentinel'
  readonly glyph: GlyphName
  /** What it is for; of the AI: what it uses and what it costs. */
  readonly about: string
  readonly fact?: string | undefined
  readonly ai?: boolean
}

function Place({ to, glyph, about, fact, ai = false }: PlaceProps) {
  const { nameOf } = useRouter()
  return (
    <Bay className={classNames(styles.place, ai && styles.ai)}>
      <Glyph name={glyph} />
      <h2>
        <Link to={to} className={styles.go}>
          {nameOf(to)}
        </Link>
      </h2>
      {fact && <b>{fact}</b>}
      <p>{about}</p>
    </Bay>
  )
}
