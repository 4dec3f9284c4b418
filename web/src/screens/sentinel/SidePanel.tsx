import type { Query } from '@ai-vault/contract/advice/query.ts'
import { type ChatContext, PERSONALITIES, type Personality } from '@ai-vault/contract/advice/sentinel.ts'
import { useState } from 'react'
import type { SocketStatus } from '../../data/sentinel/live-socket.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { ShareGear } from '../../sharing/ShareGear.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { Segments } from '../../ui/controls/choices/Segments.tsx'
import { Checks } from '../../ui/feedback/Checks.tsx'
import { Signal, type SignalState } from '../../ui/feedback/Signal.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import text from '../../ui/text.module.css'
import { dateFormat } from '../../words/formats.ts'
import styles from './Sentinel.module.css'
import { words } from './words.tsx'

const SIGNALS: Readonly<Record<SocketStatus, SignalState>> = {
  connecting: 'other',
  connected: 'operational',
  disconnected: 'degraded',
  error: 'down',
}
const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const voices = PERSONALITIES.map((id) => ({ id, label: words.voices[id] }))

const action = (intent: Query['intent'], slots: Query['slots'] = {}): Query => ({
  intent,
  slots,
  exclude: [],
  unread: [],
})
/** What the quick actions ask, in their order: it does not depend on how their words are read. */
const ACTIONS: readonly Query[] = [
  action('dismantle_review'),
  action('weekly_plan', { period: { is: 'named', name: 'today' }, time_minutes: 120 }),
  action('best_owned_slot', { mode: 'pve' }),
]

interface SidePanelProps {
  readonly session: SignedIn
  readonly status: SocketStatus
  readonly context: ChatContext | undefined
  readonly personality: Personality
  /** An answer is being written: nothing else can be asked, and its conversation is not left. */
  readonly busy: boolean
  readonly onPersonality: (personality: Personality) => void
  readonly onAsk: (question: string, query?: Query) => void
  readonly onHistory: () => void
  readonly onNew: () => void
}

/** Who asks, in which voice, and what Sentinel can do (F-272). On a phone all but a new conversation is folded. */
export function SidePanel(props: SidePanelProps) {
  const { session, status, context, personality, busy, onPersonality, onAsk, onHistory, onNew } = props
  const [open, setOpen] = useState(false)
  const seen = context?.inventoryData
  return (
    <aside className={styles.side} aria-label={words.more}>
      <div className={styles.identity}>
        <Glyph name="mark" className={styles.mark} />
        <div>
          <h2>{words.title}</h2>
          <span role="status">
            <Signal state={SIGNALS[status]}>{words.status[status]}</Signal>
          </span>
        </div>
      </div>
      <Button size="small" className={styles.begin} disabled={busy} onClick={onNew}>
        {words.newTalk}
      </Button>
      <Button
        size="small"
        tone="ghost"
        className={styles.fold}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={text.srPhone}>{words.more}</span>
        <Glyph name="i-down" size="s" />
      </Button>
      <div className={classNames(styles.rest, open && styles.open)}>
        <section>
          <p>
            <bdi>{session.displayName || words.nameless}</bdi>
          </p>
          <p className={styles.hint}>
            {seen ? words.sees(seen.items, clock.format(Date.parse(seen.readAt))) : words.seesNothing}
          </p>
          <Button size="small" onClick={onHistory}>
            {words.history}
          </Button>
        </section>
        <section>
          <span className={text.cap}>{words.quick}</span>
          <div className={styles.buttons}>
            {words.actions.map(([label, question], at) => (
              <Button
                key={label}
                size="small"
                tone="ai"
                disabled={busy}
                onClick={() => onAsk(question, ACTIONS[at])}
              >
                {label}
              </Button>
            ))}
          </div>
        </section>
        <section className={styles.voice}>
          <span className={text.cap}>{words.voice}</span>
          <Segments
            label={words.voice}
            segments={voices}
            selected={personality}
            onSelect={onPersonality}
            tone="ai"
          />
          <p className={styles.hint}>{words.voiceHint}</p>
        </section>
        <section>
          <span className={text.cap}>{words.can}</span>
          <Checks
            items={words.capabilities.map((able) => ({
              key: able,
              text: able,
              glyph: 'i-check',
              tone: 'ok',
            }))}
          />
          <div className={styles.buttons}>
            <ShareGear type="loadout" />
            <LinkButton size="small" tone="ghost" to="/admin">
              {words.model}
            </LinkButton>
          </div>
        </section>
      </div>
    </aside>
  )
}
