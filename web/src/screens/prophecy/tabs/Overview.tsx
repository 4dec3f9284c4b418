import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Reading, ReadingStrip } from '../../../ui/figures/Reading.tsx'
import layout from '../../../ui/layout.module.css'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { useFewThenAll } from '../../../ui/page/use-few-then-all.tsx'
import text from '../../../ui/text.module.css'
import { Alert } from '../pieces/Alert.tsx'
import { First } from '../pieces/First.tsx'
import { Gem } from '../pieces/Gem.tsx'
import { numberOf } from '../pieces/marks.ts'
import styles from '../pieces/Pieces.module.css'
import { Sightline } from '../pieces/Sightline.tsx'
import { Watch } from '../pieces/Watch.tsx'
import type { ProphecyTab } from '../prophecy-search.ts'
import { words } from '../words.tsx'
import { NothingToFarm } from './Farming.tsx'
import { FarmTable } from './FarmTable.tsx'
import { PlaystylePlate } from './Playstyle.tsx'

const FEW = 3

interface OverviewProps {
  readonly prophecy: Prophecy
  readonly onOpen: (tab: ProphecyTab) => void
}

/** The best of each part; the rest behind its tab. */
export function Overview({ prophecy, onOpen }: OverviewProps) {
  const { top_hidden_gems: gems, next_farm_priorities: farms, meta_alerts: alerts } = prophecy
  const all = prophecy.weapons_to_watch
  const watched = useFewThenAll({ id: 'watch', few: all.slice(0, FEW), all })
  // Parts that have nothing yet stay away: that the history is being read stands above them all.
  const isReading = prophecy.progress.state !== 'done'
  const clear = alerts.filter((alert) => alert.kind !== 'usage' || alert.sure).slice(0, FEW)
  return (
    <div className={layout.stack}>
      <First prophecy={prophecy} onOpen={onOpen} />
      <div className={styles.two}>
        <div className={layout.stack}>
          <Plate className={styles.plate} role="region" aria-label={words.gems.title}>
            <SectionHead title={words.gems.title}>
              {prophecy.hidden_gems > FEW && (
                <Button size="small" tone="ghost" onClick={() => onOpen('hidden-gems')}>
                  {words.gems.all(prophecy.hidden_gems)}
                </Button>
              )}
            </SectionHead>
            <p className={`${text.small} ${text.soft}`}>{words.gems.lead}</p>
            {gems.length === 0 && (
              <p className={text.soft}>
                {words.gems.none} {words.gems.noneHint(prophecy.weapons)}
              </p>
            )}
            <div className={styles.list}>
              {gems.slice(0, FEW).map((gem, index) => (
                <Gem key={gem.item_instance_id} gem={gem} sign={numberOf(index)} />
              ))}
            </div>
          </Plate>
          {(farms.length > 0 || !isReading) && (
            <Plate className={styles.plate} role="region" aria-label={words.farm.title}>
              <SectionHead title={words.farm.title}>
                <SourceMark source="estimated" />
              </SectionHead>
              {farms.length === 0 ? (
                <NothingToFarm prophecy={prophecy} />
              ) : (
                <FarmTable farms={farms.slice(0, FEW)} signed />
              )}
            </Plate>
          )}
        </div>
        <div className={layout.stack}>
          {(prophecy.playstyle.archetype || !isReading) && <PlaystylePlate prophecy={prophecy} />}
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
          {(alerts.length > 0 || !isReading) && (
            <Plate className={styles.plate} role="region" aria-label={words.meta.title}>
              <SectionHead title={words.meta.title}>
                {alerts.length > clear.length && (
                  <Button size="small" tone="ghost" onClick={() => onOpen('meta')}>
                    {words.meta.all(alerts.length)}
                  </Button>
                )}
              </SectionHead>
              {clear.length === 0 && (
                <p className={`${text.small} ${text.soft}`}>
                  {alerts.length === 0 ? words.meta.noneHint : words.meta.unclear(alerts.length)}
                </p>
              )}
              <div className={styles.list}>
                {clear.map((alert) => (
                  <Alert key={JSON.stringify(alert)} alert={alert} />
                ))}
              </div>
            </Plate>
          )}
        </div>
      </div>
      {(prophecy.runs > 0 || !isReading) && <Strip prophecy={prophecy} />}
    </div>
  )
}

function Strip({ prophecy }: { readonly prophecy: Prophecy }) {
  const labels = words.strip
  const { hidden_gems, hours_a_week, next_farm_priorities, reports, reports_left, weapons, tracked } =
    prophecy
  const [nearest] = next_farm_priorities.toSorted((one, other) => one.even_hours - other.even_hours)
  return (
    <Plate className={styles.plate}>
      <Sightline prophecy={prophecy} shown={FEW} />
      <ReadingStrip>
        <Reading label={labels.gems} value={hidden_gems} note={labels.gemsNote} />
        <Reading
          label={labels.play}
          value={hours_a_week}
          unit={labels.playUnit}
          note={labels.playNote}
          source="live"
        />
        <Reading
          label={labels.farm}
          value={nearest?.even_hours.toFixed(1)}
          unit={labels.farmUnit}
          note={nearest ? labels.farmNote(nearest.weapon_name) : labels.noFarm}
          source="estimated"
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
