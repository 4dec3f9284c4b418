import { Element, type ElementName } from '../../items/badges/Element.tsx'
import { Pips } from '../../items/badges/Pips.tsx'
import { type Rating, RatingBadge } from '../../items/badges/RatingBadge.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { Signal } from '../../ui/feedback/Signal.tsx'
import { SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import { Parts, Specimen } from './Specimen.tsx'

const RATINGS: readonly (readonly [Rating, number?])[] = [
  ['God-Tier', 9.6],
  ['Excellent', 8.7],
  ['Good', 7.1],
  ['Poor', 3.5],
  ['Unrated'],
]
const ELEMENTS: readonly ElementName[] = ['kinetic', 'arc', 'solar', 'void', 'stasis', 'strand', 'prismatic']
const STATS = ['weapons', 'health', 'class', 'super', 'grenade', 'melee'] as const
const TIERS = [5, 4, 3, 2, 1] as const

export function SmallParts() {
  return (
    <Specimen title="Small parts">
      <Bays columns={2}>
        <Bay>
          <Buttons />
        </Bay>
        <Bay className={layout.stack}>
          <Parts label="System status">
            <Signal state="operational">Operational</Signal>
            <Signal state="degraded">Degraded</Signal>
            <Signal state="down">Down</Signal>
            <Signal state="other">Unknown</Signal>
          </Parts>
          <Parts label="Where a number comes from">
            <SourceMark source="live" />
            <SourceMark source="estimated" />
            <SourceMark source="sample" />
          </Parts>
          <Parts label="Badges">
            <Tag>Open</Tag>
            <Tag tone="gold" glyph="i-check">
              Complete
            </Tag>
            <Tag tone="ai">Connected</Tag>
            <Tag tone="ok">Kept</Tag>
            <Tag tone="warn">Late</Tag>
            <Tag tone="bad">Beaten</Tag>
          </Parts>
        </Bay>
        <Bay className={layout.stack}>
          <Parts label="Ratings">
            {RATINGS.map(([rating, score]) => (
              <RatingBadge key={rating} rating={rating} score={score} size="inline" />
            ))}
          </Parts>
          <Parts label="Rating, large">
            <RatingBadge rating="God-Tier" score={9.6} size="xl" />
          </Parts>
          <Parts label="Gear tiers">
            {TIERS.map((tier) => (
              <span key={tier} className={`${layout.row} ${layout.tight} ${text.small}`}>
                <Pips tier={tier} /> {tier}
              </span>
            ))}
          </Parts>
        </Bay>
        <Bay className={layout.stack}>
          <Parts label="Elements">
            {ELEMENTS.map((name) => (
              <span key={name} className={`${layout.row} ${layout.tight} ${text.small}`}>
                <Element name={name} withWord />
              </span>
            ))}
          </Parts>
          <Parts label="Armor stats">
            {STATS.map((name) => (
              <span key={name} className={`${layout.row} ${layout.tight} ${text.small}`}>
                <Glyph name={`st-${name}`} /> {name}
              </span>
            ))}
          </Parts>
        </Bay>
      </Bays>
    </Specimen>
  )
}

function Buttons() {
  return (
    <Parts label="Buttons">
      <Button tone="gold">Gold</Button>
      <Button>Plain</Button>
      <Button tone="ai">
        <Glyph name="mark" />
        Intelligence
      </Button>
      <Button tone="danger">Danger</Button>
      <Button tone="ghost">Ghost</Button>
      <Button disabled>Analyzing...</Button>
      <Button aria-pressed>Pressed</Button>
      <Button size="small">Small</Button>
      <Button tone="gold" size="big">
        Big
      </Button>
      <Button iconOnly aria-label="Refresh">
        <Glyph name="i-refresh" />
      </Button>
      <LinkButton to="/design">Link</LinkButton>
      <span className={text.small}>
        In a sentence: <TextButton>Retry</TextButton>
      </span>
    </Parts>
  )
}
