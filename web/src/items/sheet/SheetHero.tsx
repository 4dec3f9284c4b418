import type { AmmoType, Weapon } from '@ai-vault/game/items.ts'
import { isCommonGear } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { type ReactNode, useReducer } from 'react'
import { langOf } from '../../data/language/language.ts'
import art from '../../ui/art.module.css'
import { classNames } from '../../ui/class-names.ts'
import { countOrMissing } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import layout from '../../ui/layout.module.css'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import { gameWord } from '../../words/game-words.ts'
import { Element } from '../badges/Element.tsx'
import { Pips } from '../badges/Pips.tsx'
import { RatingBadge } from '../badges/RatingBadge.tsx'
import { RestingPicture } from '../picture/RestingPicture.tsx'
import { isResting, letRest } from '../picture/resting-pictures.ts'
import { iconAddress, WEAPON_GLYPHS } from '../picture/weapon-glyphs.ts'
import type { ShownRating } from '../rating/shown-rating.ts'
import type { WeaponItem } from '../weapon-item.ts'
import { sheetWords } from '../words/sheet-words.ts'
import { words } from '../words/words.ts'
import styles from './SheetHero.module.css'

const labels = sheetWords
const AMMO_GLYPHS: Readonly<Record<AmmoType, GlyphName>> = {
  primary: 'am-primary',
  special: 'am-special',
  heavy: 'am-heavy',
}

interface SheetHeroProps {
  readonly item: WeaponItem
  readonly rating: ShownRating
  /** The heading's level and, where a dialog names itself by it, its slot. */
  readonly heading: { readonly level: 2 | 3; readonly id: string }
}

/** What the weapon is, at a glance. */
export function SheetHero({ item, rating, heading }: SheetHeroProps) {
  const { item: weapon, instance } = item
  const Heading = `h${heading.level}` as const
  const kind = [words.ammo[weapon.ammo], weapon.typeName, weapon.frame?.name].filter(Boolean).join(' · ')
  return (
    <div className={classNames(styles.hero, weapon.rarity !== 'common' && styles[weapon.rarity])}>
      <SheetArt>
        <InspectPicture icon={weapon.icon} silhouette={WEAPON_GLYPHS[weapon.type]} />
      </SheetArt>
      <Badges weapon={weapon} />
      <Heading id={heading.id} className={styles.name} lang={langOf(weapon)}>
        {weapon.name}
      </Heading>
      <div className={classNames(layout.row, layout.tight, text.small, text.soft)}>
        <Element name={weapon.element} withWord />
        <span className={text.sr}>, </span>
        <Glyph name={AMMO_GLYPHS[weapon.ammo]} size="s" />
        {kind}
      </div>
      <div className={styles.numbers}>
        <span className={styles.power}>
          <span className={text.sr}>{labels.power}</span>
          {countOrMissing(instance?.primaryStat.value)}
        </span>
        <span className={styles.rating}>
          <RatingBadge rating={rating.tier} score={rating.score} activity={rating.activity} size="xl" />
          {rating.overall !== undefined && (
            <span className={classNames(text.small, text.soft)}>{labels.gun(rating.overall.toFixed(1))}</span>
          )}
          {rating.score !== undefined && isCommonGear(weapon) && (
            <span className={classNames(text.small, text.soft)}>{labels.belowLegendary}</span>
          )}
        </span>
      </div>
    </div>
  )
}

/** The platform's own picture; where there is none, the silhouette of its type. */
export function InspectPicture(props: { readonly icon: string; readonly silhouette: GlyphName }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const icon = iconAddress(props.icon)
  const drawn = <Glyph name={props.silhouette} size="fill" className={styles.silhouette} />
  if (!icon) return drawn
  if (isResting(icon)) {
    return (
      <RestingPicture address={icon} onRested={drawAgain}>
        {drawn}
      </RestingPicture>
    )
  }
  return (
    <img
      className={styles.picture}
      src={icon}
      alt=""
      width={96}
      height={96}
      onError={() => {
        letRest(icon)
        drawAgain()
      }}
    />
  )
}

function Badges({ weapon }: { readonly weapon: Weapon }) {
  const { tier, masterwork, masterworked, rarity } = weapon
  return (
    <div className={classNames(layout.row, layout.tight)}>
      {tier && (
        <>
          <Pips tier={tier} />
          <span className={text.cap}>
            {labels.tier(tier)}
            <span className={text.sr}>, </span>
          </span>
        </>
      )}
      <span className={classNames(text.cap, styles.rarity)}>
        {gameWord('rarities', rarity) ?? words.rarities[rarity]}
      </span>
      {masterworked && <Tag tone="gold">{labels.masterwork}</Tag>}
      {!masterworked && masterwork && masterwork.level > 0 && (
        <Tag>{labels.masterworkLevel(masterwork.level)}</Tag>
      )}
      {weapon.crafted && <Tag glyph="i-crafted">{labels.crafted}</Tag>}
      {weapon.enhanced && <Tag tone="gold">{labels.enhanced}</Tag>}
      {weapon.deepsight && <Tag tone="warn">{labels.deepsight}</Tag>}
      {weapon.locked && <Tag glyph="i-lock">{labels.locked}</Tag>}
    </div>
  )
}

/** The orbits behind the picture. */
export function SheetArt({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.art}>
      <svg
        className={classNames(art.art, styles.orbits)}
        viewBox="0 0 420 138"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <circle className={art.line} cx="210" cy="72" r="88" />
        <circle className={art.faint} cx="210" cy="72" r="128" />
        <circle className={classNames(art.faint, art.dash)} cx="210" cy="72" r="176" />
        <path className={art.line} d="M12 72H78M342 72H408" />
        <circle className={art.goldPoint} cx="148" cy="10" r="2.4" />
      </svg>
      {children}
    </div>
  )
}
