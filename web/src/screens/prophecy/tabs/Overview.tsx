import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { FEWEST_RUNS_FOR_ARCHETYPE } from '@ai-vault/game/history/playstyle.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { Reading, ReadingStrip } from '../../../ui/figures/Reading.tsx'
import layout from '../../../ui/layout.module.css'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Then } from '../../../ui/page/Then.tsx'
import { useFewThenAll } from '../../../ui/page/use-few-then-all.tsx'
import text from '../../../ui/text.module.css'
import { First } from '../pieces/First.tsx'
import styles from '../pieces/Pieces.module.css'
import { Sightline } from '../pieces/Sightline.tsx'
import { Watch } from '../pieces/Watch.tsx'
import type { ProphecyTab } from '../prophecy-search.ts'
import { words } from '../words.tsx'

const FEW = 3

interface OverviewProps {
  readonly prophecy: Prophecy
  readonly onOpen: (tab: ProphecyTab) => void
}

/** What to do first, what to watch, and of every other part the line that answers, with the way to it. */
export function Overview({ prophecy, onOpen }: OverviewProps) {
  const all = prophecy.weapons_to_watch
  const watched = useFewThenAll({ id: 'watch', few: all.slice(0, FEW), all })
  // Who owns nothing has no parts: the face says so once.
  if (ownsNothing(prophecy)) return <First prophecy={prophecy} onOpen={onOpen} />
  return (
    <div className={layout.stack}>
      <First prophecy={prophecy} onOpen={onOpen} />
      <div className={styles.two}>
        <Plate className={styles.plate} role="region" aria-label={words.watch.title}>
          <SectionHead title={words.watch.title} glyph="i-eye" />
          {all.length === 0 && <p className={`${text.small} ${text.soft}`}>{words.watch.none}</p>}
          <div className={styles.list}>
            {watched.shown.map((watch) => (
              <Watch key={JSON.stringify(watch.claim) + watch.item_hash} watch={watch} />
            ))}
          </div>
          {watched.button && <p className={text.small}>{watched.button}</p>}
        </Plate>
        <Plate className={styles.plate} role="region" aria-label={words.parts.title}>
          <SectionHead title={words.parts.title} />
          <ul>
            {partsOf(prophecy).map(({ tab, title, line }) => (
              <li key={tab}>
                <Then to={`/prophecy?part=${tab}`} title={title} text={line} />
              </li>
            ))}
          </ul>
        </Plate>
      </div>
      {(prophecy.runs > 0 || prophecy.progress.state === 'done') && <Past prophecy={prophecy} />}
    </div>
  )
}

/** Nothing can be said, or shared, of who has nothing. */
export const ownsNothing = ({ weapons, runs, withheld, progress }: Prophecy) =>
  weapons === 0 && runs === 0 && !withheld && progress.state === 'done'

interface PartLine {
  readonly tab: ProphecyTab
  readonly title: string
  readonly line: string
}

/** The other tabs, each with its answer in one line; what has none yet stays away while the history is read. */
function partsOf(prophecy: Prophecy): readonly PartLine[] {
  const { top_hidden_gems: gems, next_farm_priorities: farms, playstyle, meta_alerts: alerts } = prophecy
  const isRead = prophecy.progress.state === 'done'
  const { archetype, confidence, runs, days } = playstyle
  const [farm] = farms
  return [
    {
      tab: 'hidden-gems' as const,
      title: words.gems.title,
      line:
        gems.length > 0
          ? words.parts.gems(
              prophecy.hidden_gems,
              gems.slice(0, FEW).map(({ weapon_name: name }) => name),
            )
          : `${words.gems.none} ${words.gems.noneHint(prophecy.weapons)}`,
    },
    (farm !== undefined || isRead) && {
      tab: 'farming' as const,
      title: words.farm.title,
      line: farm
        ? words.parts.farm(farm.weapon_name, farm.place, farm.even_hours.toFixed(1))
        : words.farm.noneHint,
    },
    (archetype !== undefined || isRead) && {
      tab: 'playstyle' as const,
      title: words.playstyle.title,
      line: archetype
        ? `${archetype}, ${words.playstyle.sure(Math.round(confidence * 100), runs, days)}`
        : runs === 0
          ? words.playstyle.none
          : words.playstyle.few(runs, FEWEST_RUNS_FOR_ARCHETYPE),
    },
    (alerts.length > 0 || isRead) && {
      tab: 'meta' as const,
      title: words.meta.title,
      line: metaLine(alerts),
    },
  ].filter((part) => part !== false)
}

/** Only changes that are more than chance are named. */
function metaLine(alerts: Prophecy['meta_alerts']): string {
  const { rise, fall, list, definitions, unclear, noneHint } = words.meta
  const named = alerts.flatMap((alert) => {
    if (alert.kind === 'list') return [list(alert.list)]
    if (alert.kind === 'definitions') return [definitions]
    const name = words.types[alert.type]
    return alert.sure ? [alert.now > alert.before ? rise(name) : fall(name)] : []
  })
  if (named.length > 0) return words.parts.meta(named.slice(0, FEW))
  return alerts.length === 0 ? noneHint : unclear(alerts.length)
}

/** A year behind and four weeks ahead, and what was read for this page. */
function Past({ prophecy }: { readonly prophecy: Prophecy }) {
  const labels = words.strip
  const { hours_a_week, reports, reports_left, weapons, tracked } = prophecy
  return (
    <Plate className={styles.plate}>
      <Sightline prophecy={prophecy} shown={FEW} />
      <ReadingStrip>
        <Reading
          label={labels.play}
          value={hours_a_week}
          unit={labels.playUnit}
          note={labels.playNote}
          source="live"
        />
        <Reading
          label={labels.read}
          value={formatCount(reports)}
          unit={labels.readUnit(reports_left)}
          note={labels.readNote(weapons, tracked)}
          source="live"
        />
      </ReadingStrip>
    </Plate>
  )
}
