import { listInWords } from '@ai-vault/game/in-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { forgeListQuery } from '../../../data/queries/forge-query.ts'
import { inventoryQuery } from '../../../data/queries/queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { RatingBadge } from '../../../items/badges/RatingBadge.tsx'
import { iconAddress, WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import thumb from '../../../items/tile/ItemThumb.module.css'
import { TileArt } from '../../../items/tile/ItemTile.tsx'
import { isWeaponItem } from '../../../items/weapon-item.ts'
import { Link } from '../../../routing/Link.tsx'
import { routeAt } from '../../../routing/use-address.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { SearchBox } from '../../../ui/controls/SearchBox.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import { kindsOf, type Pick, pickListed, pickOwned } from './pick-weapons.ts'
import styles from './WeaponPicker.module.css'

const labels = words.picker
const route = routeAt('/forge')
/** More than one looks through: the search narrows it down. */
const MOST_SHOWN = 60
const HOLDS_WEAPONS = ['profile', 'vault', 'characterInventories', 'equipment', 'itemDetails']

/** Choose a weapon: one's own by any question the armory knows, or any weapon of the game by name and type (G-25). */
export function WeaponPicker({ session }: { readonly session: SignedIn }) {
  const { q = '', of } = route.useSearch()
  const navigate = route.useNavigate()
  const inventory = useQuery(inventoryQuery(session))
  const weapons = useMemo(() => inventory.data?.items.filter(isWeaponItem), [inventory.data])
  const isPart = inventory.data?.withheld.some((part) => HOLDS_WEAPONS.includes(part)) ?? false
  const isHidden = isPart && weapons?.length === 0
  const all = of === 'all' || isHidden
  const list = useQuery({ ...forgeListQuery, enabled: all || weapons?.length === 0 })
  const go = (search: { readonly q?: string | undefined; readonly of?: 'all' | undefined }) =>
    navigate({ search: (now) => ({ ...now, ...search }), replace: true })
  const kinds = useMemo(() => weapons && kindsOf(weapons), [weapons])
  const owned = useMemo(() => pickOwned(weapons ?? [], q), [weapons, q])
  const listed = useMemo(() => pickListed(list.data?.weapons ?? [], q), [list.data, q])
  const current = all ? list : inventory
  const picks = all ? listed : owned.picks
  return (
    <Plate className={styles.picker}>
      <SectionHead title={labels.title}>
        <Link to="/forge/preview">{labels.example}</Link>
      </SectionHead>
      <div className={styles.bar}>
        <SearchBox
          label={labels.label}
          placeholder={labels.placeholder}
          value={q}
          onChange={(next) => go({ q: next || undefined })}
        />
        <Segments
          label={labels.which}
          segments={[
            { id: 'owned', label: labels.owned, count: kinds },
            { id: 'all', label: labels.all, count: list.data?.weapons.length },
          ]}
          selected={all ? 'all' : 'owned'}
          onSelect={(next) => go({ of: next === 'all' ? 'all' : undefined })}
        />
      </div>
      {!all && kinds !== undefined && weapons && kinds > 0 && (
        <p className={classNames(text.small, text.dim)}>{labels.kinds(kinds, weapons.length)}</p>
      )}
      {isPart && <ErrorLine tone="warn">{isHidden ? labels.private : labels.privatePart}</ErrorLine>}
      {!all && owned.errors.length > 0 && (
        <ErrorLine tone="warn">{[labels.error, owned.errors[0]?.message].join(' ')}</ErrorLine>
      )}
      {!current.data && current.error && (
        <ErrorLine>
          {all ? labels.listFailed : labels.failed} {current.error.message}{' '}
          <Button size="small" onClick={() => void current.refetch()}>
            {labels.retry}
          </Button>
        </ErrorLine>
      )}
      {current.isPending && <Thinking>{all ? labels.listing : labels.reading}</Thinking>}
      {current.data &&
        (picks.length === 0 ? (
          <Nothing ownsNone={!all && weapons?.length === 0} onAll={() => go({ of: 'all' })} />
        ) : (
          <Picks picks={picks} />
        ))}
    </Plate>
  )
}

function Nothing({ ownsNone, onAll }: { readonly ownsNone: boolean; readonly onAll: () => void }) {
  if (!ownsNone) return <EmptyState title={labels.none} />
  return (
    <EmptyState
      title={labels.noneOwned}
      hint={labels.noneOwnedHint}
      actions={<Button onClick={onAll}>{labels.all}</Button>}
    />
  )
}

function Picks({ picks }: { readonly picks: readonly Pick[] }) {
  return (
    <>
      <ul className={styles.picks}>
        {picks.slice(0, MOST_SHOWN).map((pick) => (
          <li key={pick.id}>
            <Link
              to="/forge/$weaponId"
              params={{ weaponId: pick.id }}
              search={{ for: pick.rating?.activity === 'pvp' ? 'pvp' : undefined }}
              className={styles.pick}
            >
              <span className={classNames(thumb.thumb, styles.art)} data-rarity={pick.rarity}>
                <TileArt name="" icon={iconAddress(pick.icon)} silhouette={WEAPON_GLYPHS[pick.type]} />
              </span>
              <span className={styles.name}>{pick.name}</span>
              <span className={classNames(text.small, text.dim, styles.about)}>
                {pick.typeName}
                {/* On a line of its own, and for one copy too: so all cards are alike. */}
                {pick.copies !== undefined && (
                  <span className={styles.copies}>{labels.copies(pick.copies)}</span>
                )}
              </span>
              {pick.switchTo && (
                <span className={classNames(text.small, text.teal, styles.switchTo)}>
                  {labels.switchTo(listInWords(pick.switchTo))}
                </span>
              )}
              {pick.rating && (
                <RatingBadge
                  rating={pick.rating.tier}
                  score={pick.rating.score}
                  activity={pick.rating.activity}
                  size="inline"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {picks.length > MOST_SHOWN && (
        <p className={classNames(text.small, text.dim)}>{labels.more(picks.length - MOST_SHOWN)}</p>
      )}
    </>
  )
}
