import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import layout from '../../ui/layout.module.css'
import { BANNERS } from '../banners/system-banners.ts'
import { Specimen } from './Specimen.tsx'

const STATUS = {
  overall_status: 'stargazing',
  game_api: { status: 'degraded', message: 'Match history is late', latency_ms: 4200 },
  build: '3.0.0',
  incident_id: '7F3A-91',
  checked_at: '2026-06-09T17:00:00Z',
}

export function Banners() {
  return (
    <Specimen title="Banners">
      <div className={layout.stackSmall}>
        {Object.entries(BANNERS).map(([kind, { tone, glyph, title, text, action }]) => (
          <Banner
            key={kind}
            tone={tone}
            glyph={glyph}
            title={title}
            framed
            onDismiss={() => undefined}
            action={action && <Button size="small">{action === 'help' ? 'Status' : 'Copy'}</Button>}
          >
            {text(STATUS)}
          </Banner>
        ))}
        <Banner tone="ai" glyph="i-bell" title="Version 3.0.1 is out." framed onDismiss={() => undefined}>
          The changelog has the rest.
        </Banner>
      </div>
    </Specimen>
  )
}
