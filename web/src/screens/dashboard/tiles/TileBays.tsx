import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { Checks } from '../../../ui/feedback/Checks.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import styles from '../Dashboard.module.css'
import { ExplainedTile } from './Explained.tsx'
import { playstyleBasis, playstyleNote, pveBasis, pveNote, pvpBasis, pvpNote } from './tile-texts.ts'
import { words } from './words/words.ts'

type Tiles = NonNullable<NonNullable<GuardianData['extras']>['tiles']>

interface TileBaysProps {
  readonly tiles: Tiles
  readonly score: number | undefined
}

const MIX_SHOWN = 6

/** PvE Readiness, PvP Proficiency, Playstyle (F-066 to F-071). */
export function TileBays({ tiles: { pve, pvp, playstyle }, score }: TileBaysProps) {
  return (
    <>
      <ExplainedTile
        label={words.pve.title}
        value={pve?.text}
        note={pveNote(pve)}
        source={pve?.source}
        basis={pveBasis(pve)}
        more={pve && <Requirements pve={pve} />}
      />
      <ExplainedTile
        label={words.pvp.title}
        value={pvp?.text}
        note={pvpNote(pvp)}
        source={pvp?.source}
        basis={pvpBasis(pvp, score)}
      />
      <ExplainedTile
        label={words.playstyle.title}
        value={playstyle?.text}
        note={playstyleNote(playstyle)}
        source={playstyle?.source}
        basis={playstyleBasis(playstyle)}
        more={playstyle && <KillMix playstyle={playstyle} />}
      />
    </>
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
    <div className={styles.bars}>
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
