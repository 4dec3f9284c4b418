import { ChartFrame } from '../../ui/figures/ChartFrame.tsx'
import { SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Dial } from '../../ui/figures/gauges/Dial.tsx'
import { Meter } from '../../ui/figures/gauges/Meter.tsx'
import { ProgressBar } from '../../ui/figures/gauges/ProgressBar.tsx'
import { StatBar } from '../../ui/figures/gauges/StatBar.tsx'
import { Reading, ReadingStrip } from '../../ui/figures/Reading.tsx'
import { Table } from '../../ui/figures/Table.tsx'
import layout from '../../ui/layout.module.css'
import { Why } from '../../ui/overlays/WithTooltip.tsx'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Specimen } from './Specimen.tsx'

const WEEKS = [
  { when: '4 weeks ago', score: 63 },
  { when: '2 weeks ago', score: 73 },
  { when: 'Now', score: 78 },
]
const RUNS = [
  { name: 'The Devils’ Lair', result: 'Completed', kd: '8.2' },
  { name: 'Vault of Glass', result: 'Completed', kd: '5.6' },
]
const WEEK_COLUMNS = [
  { key: 'when', head: 'When', cell: (row: (typeof WEEKS)[number]) => row.when },
  { key: 'score', head: 'Score', cell: (row: (typeof WEEKS)[number]) => row.score, number: true },
]
const RUN_COLUMNS = [
  { key: 'name', head: 'Activity', cell: (row: (typeof RUNS)[number]) => row.name },
  { key: 'result', head: 'Result', cell: (row: (typeof RUNS)[number]) => row.result },
  { key: 'kd', head: 'K/D', cell: (row: (typeof RUNS)[number]) => row.kd, number: true },
]

export function Readings() {
  return (
    <Specimen title="Readings, meters, charts">
      <ReadingStrip>
        <Reading label="Max power" value="512" note="Hunter" source="live" />
        <Reading label="Class" kind="word" value="Hunter" note="Played last" />
        <Reading
          label="Vault items"
          value="561"
          unit="/ 700"
          note="Full in 41 days"
          source="estimated"
          why={<Why about="Vault items">The pace of the last 30 days.</Why>}
        />
        <Reading label="Missing" value={undefined} note="Nothing came" source="sample" />
      </ReadingStrip>
      <br />
      <Bays columns={3}>
        <Bay>
          <SectionHead level={3} title="Dial" />
          <Dial label="AI Vault Score" value={78} inReach={9} word="Excellent" />
        </Bay>
        <Bay>
          <SectionHead level={3} title="Dial, unlit" />
          <Dial label="AI Vault Score" />
        </Bay>
        <Bay className={layout.stack}>
          <SectionHead level={3} title="Meters and bars" glyph="i-info">
            <SourceMark source="live" />
          </SectionHead>
          <Meter label="Portal mastery" value={58} />
          <Meter label="Score, projected" value={58} projected={84} />
          <Meter label="Kept" value={70} tone="ok" />
          <Meter label="Beaten" value={30} tone="bad" />
          <Meter label="Analyst" value={50} tone="ai" />
          <StatBar label="Impact" value={84} best={92} />
          <StatBar label="Exotic" value={61} max={642} colour="var(--exotic-ink)" />
          <ProgressBar label="Reading the vault" value={64} />
          <ProgressBar label="Waiting for the platform" />
        </Bay>
        <Bay>
          <SectionHead level={3} title="Chart frame" />
          <ChartFrame
            label="Score progression"
            series={[{ name: 'Measured' }, { name: 'Projection', projected: true }]}
            columns={WEEK_COLUMNS}
            rows={WEEKS}
            rowKey={(row) => row.when}
          >
            <svg viewBox="0 0 300 100" aria-hidden="true">
              <path d="M0 70L120 45L220 30" fill="none" stroke="var(--gold)" strokeWidth="2" />
              <path d="M220 30L300 12" fill="none" stroke="var(--teal)" strokeDasharray="4 4" />
            </svg>
          </ChartFrame>
        </Bay>
        <Bay>
          <SectionHead level={3} title="Table" />
          <Table caption="Recent activities" columns={RUN_COLUMNS} rows={RUNS} rowKey={(row) => row.name} />
        </Bay>
        <Bay tone="ai">
          <SectionHead level={3} title="Intelligence" glyph="mark" tone="ai" />
          <p>What was computed, inferred or advised stands on teal.</p>
        </Bay>
      </Bays>
    </Specimen>
  )
}
