import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { useId } from 'react'
import { useConnect } from '../../../data/sign-in/connect.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { AnchorButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { UnknownList } from '../../../ui/figures/Estimate.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { PRIVACY_SETTINGS_URL } from '../platform-links.ts'
import characters from './Characters.module.css'
import { Characters } from './Characters.tsx'
import styles from './Face.module.css'
import { ScoreBay } from './ScoreBay.tsx'
import { words } from './words.tsx'

const labels = words.hidden

/** Whoever's inventory is kept from us: the way out, what is open, and what is not (G-46). */
export function HiddenFace({ data }: { readonly data: GuardianData }) {
  const ids = [useId(), useId()]
  const { start, state } = useConnect()
  return (
    <>
      <Bays className={styles.face}>
        <ScoreBay score={data.ai_vault_score} tiles={data.extras?.tiles ?? {}} missing={labels.why} />
        <Bay className={styles.next} role="region" aria-labelledby={ids[0]}>
          <h2 className={text.cap} id={ids[0]}>
            {words.next.title}
          </h2>
          <Say>{labels.title}</Say>
          <Reason>{labels.text}</Reason>
          <div className={styles.actions}>
            <AnchorButton tone="gold" href={PRIVACY_SETTINGS_URL} target="_blank" rel="noopener noreferrer">
              {labels.settings}
              <Glyph name="i-external" size="s" />
            </AnchorButton>
            <Button tone="ghost" onClick={() => start('account')} disabled={state === 'leaving'}>
              {labels.again}
            </Button>
          </div>
        </Bay>
        <Bay className={styles.then} role="region" aria-labelledby={ids[1]}>
          <h2 className={text.cap} id={ids[1]}>
            {labels.steps}
          </h2>
          <ol className={styles.steps}>
            {labels.ways.map(([name, opens]) => (
              <li key={name}>
                <b>{name}</b>
                <span>{opens}</span>
              </li>
            ))}
          </ol>
        </Bay>
      </Bays>
      <section aria-labelledby="open-already">
        <SectionHead title={labels.open} id="open-already" />
        <Characters data={data} beside={<Beside data={data} />} />
      </section>
      <section aria-labelledby="not-open">
        <SectionHead title={labels.not} id="not-open">
          <span className={`${text.small} ${text.dim}`}>{labels.notNote}</span>
        </SectionHead>
        <UnknownList rows={hiddenParts(data)} />
      </section>
    </>
  )
}

/** What the platform tells of the account without its inventory. */
function Beside({ data }: { readonly data: GuardianData }) {
  const hours = data.guardian_overview?.total_playtime_hours
  const { kd, matches } = data.extras?.tiles?.pvp ?? {}
  return (
    <Bay className={characters.beside}>
      {hours !== undefined && (
        <span>
          <b>{words.characters.hours(formatCount(hours))}</b>
          {labels.played}
        </span>
      )}
      {kd !== undefined && (
        <span>
          <b>{kd.toFixed(2)}</b>
          {labels.kd(matches ?? 0)}
        </span>
      )}
    </Bay>
  )
}

/** What shows nothing, each with what keeps it. */
function hiddenParts({ checks }: GuardianData) {
  const withheld = checks?.withheld ?? []
  const hidesProgress = withheld.includes('progressions')
  const { parts, inventory, progression } = labels
  return [
    { name: parts.vault, reason: inventory },
    { name: parts.armor, reason: inventory },
    { name: parts.playstyle, reason: inventory },
    ...(hidesProgress
      ? [
          { name: parts.week, reason: progression },
          { name: parts.season, reason: progression },
        ]
      : []),
    ...(withheld.includes('records') ? [{ name: parts.triumphs, reason: progression }] : []),
  ]
}
