import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Dial } from '../../../ui/figures/gauges/Dial.tsx'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { CitedItems } from '../CitedItems.tsx'
import styles from '../Dashboard.module.css'
import { useExplanation } from './Explained.tsx'
import tiles from './Tiles.module.css'
import { scoreBasis, scoreLimit } from './tile-texts.ts'
import { words } from './words/words.ts'

const said = words.score

type ScoreTile = NonNullable<NonNullable<NonNullable<GuardianData['extras']>['tiles']>['score']>

interface ScoreTileProps {
  readonly score: number | undefined
  readonly tile: ScoreTile | undefined
}

/** The AI Vault Score (F-065, F-101): what it is, what it rests on, and what would raise it most. */
export function ScoreBay({ score, tile }: ScoreTileProps) {
  const { id, open, toggle, why } = useExplanation(said.title, scoreBasis(tile))
  const limit = scoreLimit(tile)
  return (
    <Bay className={styles.score}>
      <div>
        <SectionHead title={said.title}>{why}</SectionHead>
        <Dial label={said.title} value={score} {...(tile && { inReach: tile.in_reach, word: tile.band })} />
      </div>
      <div className={tiles.parts}>
        {limit && <p className={tiles.reach}>{limit}</p>}
        {tile && tile.actions.length > 0 && (
          <>
            <p className={tiles.reach}>
              <b>{said.inReach(tile.in_reach)}</b> {inShort(tile)}
            </p>
            <span>
              <TextButton aria-expanded={open} onClick={toggle}>
                {tile.actions.length === 3 ? said.threeActions : said.actions}
              </TextButton>
            </span>
          </>
        )}
        {tile && <SourceMark source={tile.source} />}
        {open && (
          <div id={id} className={tiles.more}>
            {tile && <Actions tile={tile} />}
            <p>{scoreBasis(tile)}</p>
            {tile && <Parts tile={tile} />}
          </div>
        )}
      </div>
    </Bay>
  )
}

const inShort = ({ actions }: ScoreTile) =>
  `${actions
    .map(({ kind, gain }, at) => (at === 0 ? said.adds : said.addsToo)(said.short[kind], gain))
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase())}.`

function Actions({ tile }: { readonly tile: ScoreTile }) {
  return (
    <ol className={tiles.actions}>
      {tile.actions.map(({ kind, text, gain, link, items }) => (
        <li key={kind}>
          <span>
            {link ? <AddressLink to={link}>{text}</AddressLink> : text}
            <CitedItems items={items} />
          </span>
          <b className={tiles.gain}>+{gain}</b>
        </li>
      ))}
    </ol>
  )
}

function Parts({ tile }: { readonly tile: ScoreTile }) {
  return (
    <div className={tiles.parts}>
      {tile.parts.map(({ name, label, text, value, points }) => (
        <div key={name} className={tiles.part}>
          <StatBar
            label={label}
            labelWidth="4.5rem"
            value={value * 100}
            colour="var(--gold-deep)"
            shown={points.toFixed(1)}
          />
          <span className={tiles.partText}>{text}</span>
        </div>
      ))}
    </div>
  )
}
