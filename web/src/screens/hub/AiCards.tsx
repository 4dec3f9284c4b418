import { Link } from '@tanstack/react-router'
import { useUnbuilt } from '../../app/use-unbuilt.ts'
import { classNames } from '../../ui/class-names.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import type { GlyphName } from '../../ui/glyph-names.ts'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './HubScreen.module.css'

interface AiCardProps {
  readonly to: '/ai' | '/sentinel'
  readonly name: string
  readonly glyph: GlyphName
  /** What it uses and what it costs. */
  readonly about: string
  readonly ask: string
}

function AiCard({ to, name, glyph, about, ask }: AiCardProps) {
  const unbuilt = useUnbuilt(to)
  return (
    <Plate tone="ai" className={classNames(styles.module, styles.ai)}>
      <div className={styles.head}>
        <Glyph name={glyph} size="l" />
        <h2>
          <Link to={to} className={styles.go}>
            {name}
          </Link>
        </h2>
        {unbuilt && <Tag tone="ai">Not built yet</Tag>}
      </div>
      <p className={styles.about}>{about}</p>
      <span className={styles.ask}>“{ask}”</span>
    </Plate>
  )
}

/** AI Assistant and Sentinel (F-060). */
export function AiCards() {
  return (
    <>
      <AiCard
        to="/ai"
        name="AI Assistant"
        glyph="rt-god"
        about="Answers from what is saved on this device. Needs no network, costs nothing and sends nothing."
        ask="Which of my hand cannons has the best roll?"
      />
      <AiCard
        to="/sentinel"
        name="Sentinel"
        glyph="mark"
        about="Live analyst over your vault, triumphs and history. Every claim names its source. Free; a key of your own adds a model."
        ask="What can I safely dismantle this week?"
      />
    </>
  )
}
