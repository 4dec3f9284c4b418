import { nameOf } from '../../app/screen-list.ts'
import { Link } from '../../routing/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { Plate } from '../../ui/page/Plate.tsx'
import styles from './HubScreen.module.css'
import { words } from './words/words.ts'

interface AiCardProps {
  readonly to: '/ai' | '/sentinel'
  readonly name: string
  readonly glyph: GlyphName
  /** What it uses and what it costs. */
  readonly about: string
  readonly ask: string
}

function AiCard({ to, name, glyph, about, ask }: AiCardProps) {
  return (
    <Plate tone="ai" className={classNames(styles.module, styles.ai)}>
      <div className={styles.head}>
        <Glyph name={glyph} size="l" />
        <h2>
          <Link to={to} className={styles.go}>
            {name}
          </Link>
        </h2>
      </div>
      <p className={styles.about}>{about}</p>
      <span className={styles.ask}>{words.quoted(ask)}</span>
    </Plate>
  )
}

/** AI Assistant and Sentinel (F-060). */
export function AiCards() {
  return (
    <>
      <AiCard
        to="/ai"
        name={nameOf('/ai')}
        glyph="rt-god"
        about={words.ai.assistant}
        ask={words.ai.assistantAsk}
      />
      <AiCard
        to="/sentinel"
        name={nameOf('/sentinel')}
        glyph="mark"
        about={words.ai.sentinel}
        ask={words.ai.sentinelAsk}
      />
    </>
  )
}
