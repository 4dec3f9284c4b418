import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { ReactNode } from 'react'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { Checks } from '../../../ui/feedback/Checks.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import text from '../../../ui/text.module.css'
import styles from './Scores.module.css'
import { playstyleBasis, playstyleNote, pveBasis, pveNote, pvpBasis, pvpNote } from './score-texts.ts'
import { scoreWords as words } from './score-words.ts'
import { useExplanation } from './use-explanation.tsx'

type Tiles = NonNullable<NonNullable<GuardianData['extras']>['tiles']>

interface ScoreWordsProps {
  readonly tiles: Tiles
  readonly score: number | undefined
}

const MIX_SHOWN = 6

/** PvE Readiness, PvP Proficiency, Playstyle (F-066 to F-071). */
export function ScoreWords({ tiles: { pve, pvp, playstyle }, score }: ScoreWordsProps) {
  return (
    <dl className={styles.words}>
      <Word
        name={words.pve.name}
        value={pve?.text}
        note={pveNote(pve)}
        basis={pveBasis(pve)}
        more={pve && <Requirements pve={pve} />}
      />
      <Word name={words.pvp.name} value={pvp?.text} note={pvpNote(pvp)} basis={pvpBasis(pvp, score)} />
      <Word
        name={words.playstyle.name}
        value={playstyle?.text}
        note={playstyleNote(playstyle)}
        basis={playstyleBasis(playstyle)}
        more={playstyle && <KillMix playstyle={playstyle} />}
      />
    </dl>
  )
}

interface WordProps {
  /** Its name, in two parts: the second gives way where there is no room. */
  readonly name: readonly [string, string]
  readonly value: string | undefined
  /** The figures behind the word. */
  readonly note: string | undefined
  /** The rule, in the player's own numbers. */
  readonly basis: string
  /** What is missing, what it is made of. */
  readonly more?: ReactNode
}

function Word({ name: [first, rest], value, note, basis, more }: WordProps) {
  const { id, open, why } = useExplanation(`${first}${rest}`, basis)
  return (
    <div>
      <dt>
        {first}
        <span className={text.srPhone}>{rest}</span>
        {why}
      </dt>
      <dd>{value ?? MISSING}</dd>
      {open && (
        <dd id={id} className={styles.more}>
          {note && <p>{note}</p>}
          <p>{basis}</p>
          {more}
        </dd>
      )}
    </div>
  )
}

function Requirements({ pve }: { readonly pve: NonNullable<Tiles['pve']> }) {
  if (pve.requirements.length === 0) return null
  return (
    <Checks
      items={pve.requirements.map(({ kind, met, text, link }) => ({
        key: kind,
        text: (
          <>
            <b>{met ? words.pve.isMet : words.pve.isMissing}</b>
            {link ? <AddressLink to={link}>{text}</AddressLink> : text}
          </>
        ),
        glyph: met ? 'i-check' : 'i-close',
        tone: met ? 'ok' : 'bad',
      }))}
    />
  )
}

function KillMix({ playstyle }: { readonly playstyle: NonNullable<Tiles['playstyle']> }) {
  const { kill_mix: mix } = playstyle
  if (mix.length === 0) return <p>{words.playstyle.noKills}</p>
  return (
    <div className={styles.parts}>
      {mix.slice(0, MIX_SHOWN).map(({ type, name, kills, percent }) => (
        <StatBar
          key={type}
          label={name}
          labelWidth="7rem"
          value={percent}
          colour="var(--gold-deep)"
          shown={formatCount(kills)}
        />
      ))}
    </div>
  )
}
