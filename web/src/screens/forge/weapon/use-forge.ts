import type { ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import type { DamageType } from '@ai-vault/game/items.ts'
import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOwnInventory } from '../../../data/inventory/use-own-inventory.ts'
import { forgeWeaponQuery, rollAnalysisQuery, wishListsQuery } from '../../../data/queries/forge-query.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { copiesOf } from '../../../items/copies.ts'
import { ratingLookup } from '../../../items/rating/shown-rating.ts'
import { askedFor } from '../../../items/roll/asked-roll.ts'
import {
  chosenPerks,
  type ExplorerPerk,
  explorerColumns,
  rollAddress,
  type Side,
} from '../../../items/roll/explorer-columns.ts'
import { idOf, isWeaponItem, type WeaponItem } from '../../../items/weapon-item.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { noteGameWords } from '../../../words/game-words.ts'
import type { ForgeSearch } from '../forge-search.ts'

const NONE: readonly WeaponItem[] = []

/** The player's copies of a weapon, best first in what the page rates them for. */
function useCopies(session: SignedIn | undefined, weapon: ForgeWeapon['weapon'] | undefined, side: Side) {
  const { data } = useOwnInventory(session)
  noteGameWords(data?.words)
  const weapons = useMemo(() => data?.items.filter(isWeaponItem) ?? NONE, [data])
  const copies = useMemo(() => {
    if (!weapon) return NONE
    const wanted = sameWeapon({
      name: weapon.name,
      englishName: weapon.english_name ?? weapon.name,
      type: weapon.type,
      element: weapon.element as DamageType,
    })
    const [first] = weapons.filter(({ item }) => sameWeapon(item) === wanted)
    return first ? copiesOf(first, weapons, ratingLookup(new Set(), side)) : NONE
  }, [weapons, weapon, side])
  return { weapons, copies, characters: data?.characters ?? [], seenAt: data?.minted_at ?? '' }
}

const route = routeAt('/forge/$weaponId')

/** All that the page shows of a weapon: what it can be, the player's copies, and two analyses. */
export function useForge(session: SignedIn | undefined, weaponId: string | undefined) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const side: Side = search.for ?? 'pve'
  const forge = useQuery(forgeWeaponQuery(session?.membershipId, weaponId))
  const lists = useQuery(wishListsQuery)
  const owned = useCopies(session, forge.data?.weapon, side)
  const { copies } = owned
  const copy = copies.find((each) => idOf(each) === forge.data?.weapon.item_instance_id)
  const columns = useMemo(
    () =>
      forge.data
        ? explorerColumns(
            forge.data,
            copies.map(({ item }) => item),
            copy?.item,
            side,
          )
        : [],
    [forge.data, copies, copy, side],
  )
  const chosen = useMemo(() => chosenPerks(columns, search.roll), [columns, search.roll])
  const asked = forge.data && askedFor(forge.data, columns, chosen, side)
  const instanceId = forge.data?.weapon.item_instance_id
  const roll = useQuery(rollAnalysisQuery(session?.membershipId, asked))
  const whole = useQuery(
    rollAnalysisQuery(
      session?.membershipId,
      asked && instanceId ? { ...asked, perkHashes: undefined } : undefined,
    ),
  )
  const go = (next: ForgeSearch) =>
    navigate({
      search: (now) => ({ ...now, ...next }),
      replace: true,
      resetScroll: false,
    })
  const choose = (key: string, perk: ExplorerPerk) => {
    const next = new Map(chosen)
    next.set(key, perk)
    go({ roll: rollAddress(columns, next) })
  }
  return {
    forge,
    lists: lists.data?.lists,
    ...owned,
    copy,
    columns,
    chosen,
    side,
    open: search.open,
    mode: search.mode ?? ('both' as const),
    roll,
    /** Of the copy as a whole; of the plain weapon what is chosen. */
    analysis: instanceId ? whole : roll,
    choose,
    back: search.roll === undefined ? undefined : () => go({ roll: undefined }),
    setSide: (next: Side) => go({ for: next === 'pvp' ? 'pvp' : undefined }),
  }
}
