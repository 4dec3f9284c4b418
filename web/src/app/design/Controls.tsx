import { useState } from 'react'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Menu } from '../../ui/controls/choices/Menu.tsx'
import { Segments } from '../../ui/controls/choices/Segments.tsx'
import { Select } from '../../ui/controls/choices/Select.tsx'
import { Tabs } from '../../ui/controls/choices/Tabs.tsx'
import { Fader } from '../../ui/controls/Fader.tsx'
import { Field, Switch } from '../../ui/controls/Field.tsx'
import { SearchBox } from '../../ui/controls/SearchBox.tsx'
import { Toast } from '../../ui/feedback/toasts/Toast.tsx'
import { toasts } from '../../ui/feedback/toasts/toasts.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { Specimen } from './Specimen.tsx'

const SORTS = [
  { id: 'tier', label: 'AI tier rating' },
  { id: 'power', label: 'Power level' },
  { id: 'name', label: 'Name' },
] as const
const FILTERS = [
  { id: 'all', label: 'All', count: 642 },
  { id: 'god', label: 'God-Tier', count: 38 },
  { id: 'exotic', label: 'Exotic', count: 61 },
] as const
const close = () => undefined

export function Controls() {
  const [tab, setTab] = useState('weapons')
  const [filter, setFilter] = useState<(typeof FILTERS)[number]['id']>('all')
  const [sort, setSort] = useState<(typeof SORTS)[number]['id']>('tier')
  const [query, setQuery] = useState('is:weapon power:>=450')
  return (
    <Specimen title="Controls">
      <Bays columns={2}>
        <Bay className={layout.stack}>
          <Tabs
            label="Vault"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'weapons', label: 'Weapons', count: 642, content: <p>Weapons</p> },
              { id: 'armor', label: 'Armor 3.0', count: 318, content: <p>Armor</p> },
              { id: 'tiers', label: 'Gear Tiers', content: <p>Tiers</p> },
            ]}
          />
          <SearchBox
            label="Search weapons"
            placeholder="Name, type, perk, or a query"
            value={query}
            onChange={setQuery}
            shortcut="F"
          />
          <Segments label="Quality" segments={FILTERS} selected={filter} onSelect={setFilter} />
          <Select label="Sort" options={SORTS} selected={sort} onSelect={setSort} />
          <Field label="Name" defaultValue="Nighthawk, 160 weapons" error="This name is taken." />
        </Bay>
        <Bay>
          <Faders />
        </Bay>
        <Bay className={layout.stackSmall}>
          <Toast tone="gold" glyph="i-link" onClose={close}>
            Link copied.
          </Toast>
          <Toast tone="ok" glyph="i-check" onClose={close}>
            Point approved: Rift, Kepler.
          </Toast>
          <Toast tone="ai" glyph="mark" onClose={close}>
            Sentinel finished 642 analyses.
          </Toast>
          <Toast tone="bad" glyph="i-warn" onClose={close}>
            Connection lost. Showing saved data.
          </Toast>
        </Bay>
        <Bay>
          <Overlays />
        </Bay>
      </Bays>
    </Specimen>
  )
}

function Faders() {
  const [weapons, setWeapons] = useState(160)
  const [health, setHealth] = useState(100)
  const [tuning, setTuning] = useState(true)
  const bands = (value: number) => [
    { range: '1–100', effect: 'Faster reload and handling', active: value > 0 },
    { range: '101–200', effect: 'More damage to bosses', active: value > 100 },
  ]
  return (
    <>
      <Fader
        label="Weapons"
        glyph="st-weapons"
        value={weapons}
        onChange={setWeapons}
        reachable={182}
        got={165}
        bands={bands(weapons)}
      />
      <Fader label="Health" glyph="st-health" value={health} onChange={setHealth} reachable={86} got={86} />
      <Switch label="Use tuning" checked={tuning} onChange={setTuning} />
    </>
  )
}

function Overlays() {
  const [open, setOpen] = useState(false)
  return (
    <div className={layout.row}>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Menu
        label="Build"
        actions={[
          { id: 'copy', label: 'Copy as text', glyph: 'i-copy', run: close },
          { id: 'link', label: 'Link to this query', glyph: 'i-link', run: close },
          { id: 'off', label: 'Not now', disabled: true, run: close },
        ]}
      >
        <Button>
          Menu <Glyph name="i-down" size="s" />
        </Button>
      </Menu>
      <Button onClick={() => toasts.show('Four seconds, or as long as you look.', { glyph: 'i-clock' })}>
        Toast
      </Button>
      <Dialog
        title="Share this build"
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button tone="gold" onClick={() => setOpen(false)}>
              Copy Link
            </Button>
          </>
        }
      >
        <p>Anyone with the link sees the newest version you shared.</p>
        <Field label="Link" readOnly defaultValue="/build/nighthawk" />
      </Dialog>
    </div>
  )
}
