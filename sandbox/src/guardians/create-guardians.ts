import type { UserInfoCard, UserSearchResponseDetail } from 'bungie-api-ts/user'
import type { World } from '../world/world.ts'
import { createClans } from './account/clans.ts'
import { characterIdOf } from './account/identities.ts'
import {
  cardOf,
  type GuardianCard,
  linkedProfilesOf,
  membershipsOf,
  primaryCard,
  searchDetailOf,
} from './account/memberships.ts'
import type { Persona } from './account/persona.ts'
import { PERSONAS } from './account/personas.ts'
import { dayOf } from './calendar.ts'
import { createCatalogue } from './catalogue.ts'
import { createBelongings } from './gear/belongings.ts'
import { createPlugSets } from './gear/plug-sets.ts'
import { createInventoryView } from './gear/wire/inventory-view.ts'
import { type GuardianState, momentOf, oncePerDay } from './guardian-state.ts'
import type { Guardians, Viewer } from './guardians.ts'
import { historyPage } from './play/history.ts'
import { lastPlayedOf } from './play/play-times.ts'
import { createPlayed, type PlayedRun } from './play/played.ts'
import { reportOf } from './play/report.ts'
import { createRoster } from './play/roster.ts'
import { endOf } from './play/run.ts'
import { parseRunId } from './play/run-ids.ts'
import { createSchedule } from './play/schedule.ts'
import { aggregateActivities } from './play/stats/aggregate-stats.ts'
import { accountStats, weaponHistory } from './play/stats/historical-stats.ts'
import { STRANGERS, strangerCard, strangerOf } from './play/strangers.ts'
import { lightOf } from './profile/characters.ts'
import { itemAnswer } from './profile/item-answer.ts'
import { profileAnswer } from './profile/profile-answer.ts'
import { acquiredDays } from './progress/collectibles.ts'
import { recordsOn } from './progress/records.ts'
import { rememberedByDay } from './remembered-by-day.ts'
import { publicVendorsAnswer, type Shopper, vendorAnswer, vendorsAnswer } from './vendor-answers.ts'
import { asAnswer } from './wire.ts'

type Parts = Pick<GuardianState, 'account' | 'catalogue' | 'played' | 'belongings' | 'plugSets'>

const createGuardianState = (parts: Parts): GuardianState => {
  const { account, catalogue, belongings } = parts
  const { persona, seed } = account
  const state: GuardianState = {
    ...parts,
    characterIds: persona.characters.map((_, character) => characterIdOf(seed, persona.index, character)),
    inventoryOn: rememberedByDay((day) => createInventoryView(belongings.on(day), catalogue, seed)),
    recordsOn: rememberedByDay((day) => recordsOn(state, day)),
    acquiredOn: rememberedByDay((day) => acquiredDays(state, day)),
    partsOn: rememberedByDay(() => new Map()),
  }
  return state
}

const ALL_CHARACTERS = '0'

/** All demo guardians, and what their answers are drawn from. */
const createCast = (world: World, seed: number) => {
  const catalogue = createCatalogue(world)
  const schedule = createSchedule(world, seed)
  const plugSets = createPlugSets(catalogue)
  const belongings = PERSONAS.map((persona) => createBelongings(catalogue, persona, seed))
  const arsenal = (guardian: number, character: number) => belongings[guardian]?.arsenalOf(character) ?? []
  const roster = createRoster(world, arsenal, seed)
  const states: readonly GuardianState[] = belongings.map((owned, index) => {
    const persona = PERSONAS[index] as Persona
    return createGuardianState({
      account: { persona, card: cardOf(persona, seed), seed },
      catalogue,
      belongings: owned,
      played: createPlayed(index, schedule, arsenal, seed),
      plugSets,
    })
  })
  const cards = states.map(({ account }) => account.card)
  const stateOf = (card: GuardianCard): GuardianState => {
    const state = states.find(({ account }) => account.card.id === card.id)
    if (!state) throw new RangeError(`no guardian ${card.id}`)
    return state
  }
  return { seed, catalogue, schedule, roster, states, cards, stateOf }
}
type Cast = ReturnType<typeof createCast>

type AccountCalls =
  | 'cards'
  | 'find'
  | 'byName'
  | 'strangers'
  | 'userInfo'
  | 'memberships'
  | 'linkedProfiles'
  | 'search'
  | 'groupsOf'
  | 'groups'

/** Who a guardian is. */
const accountCalls = ({ states, cards, stateOf, seed }: Cast): Pick<Guardians, AccountCalls> => {
  const clans = createClans(states.map(({ account }) => account))
  const strangers = Array.from({ length: STRANGERS }, (_, stranger) =>
    asAnswer<UserInfoCard>(strangerCard(strangerOf(seed, stranger, []))),
  )
  return {
    cards,
    find: (membershipId) =>
      cards.find((card) => card.membershipId === membershipId || card.platformMembershipId === membershipId),
    byName: (displayName, code) =>
      cards.filter(
        (card) =>
          card.displayName.toLowerCase() === displayName.toLowerCase() && card.displayNameCode === code,
      ),
    strangers: () => strangers,
    userInfo: (card) => asAnswer<UserInfoCard>(primaryCard(stateOf(card).account)),
    memberships: (card) => membershipsOf(stateOf(card).account),
    linkedProfiles: (card, now) => {
      const { account, played } = stateOf(card)
      const moment = now.getTime()
      return linkedProfilesOf(account, lastPlayedOf(played.until(moment), played.during(moment), moment))
    },
    search: (prefix) =>
      states
        .filter(({ account }) => account.persona.displayName.toLowerCase().startsWith(prefix.toLowerCase()))
        .map(({ account }) => asAnswer<UserSearchResponseDetail>(searchDetailOf(account))),
    groupsOf: (card) => clans.of(stateOf(card).account),
    groups: clans,
  }
}

type ProfileCalls = 'profile' | 'item' | 'hasCharacter' | 'vendors' | 'vendor' | 'publicVendors'

/** What a guardian owns, and what vendors offer. */
const profileCalls = ({ seed, catalogue, states, stateOf }: Cast): Pick<Guardians, ProfileCalls> => {
  const shopperOf = (
    card: GuardianCard,
    characterId: string,
    viewer: Viewer,
    now: Date,
  ): Shopper | undefined => {
    const moment = momentOf(stateOf(card), states, now)
    const character = moment.state.characterIds.indexOf(characterId)
    return character < 0 ? undefined : { moment, character, viewer }
  }

  return {
    profile: (card, components, viewer, now) =>
      profileAnswer(momentOf(stateOf(card), states, now), components, viewer),
    item: (card, instanceId, components, viewer, now) =>
      itemAnswer(momentOf(stateOf(card), states, now), instanceId, components, viewer),
    hasCharacter: (card, characterId) => stateOf(card).characterIds.includes(characterId),
    vendors: (card, characterId, components, viewer, now) => {
      const shopper = shopperOf(card, characterId, viewer, now)
      return shopper && vendorsAnswer(shopper, components)
    },
    vendor: (card, characterId, vendorHash, components, viewer, now) => {
      const shopper = shopperOf(card, characterId, viewer, now)
      return shopper && vendorAnswer(shopper, vendorHash, components)
    },
    publicVendors: (components, now) => publicVendorsAnswer(catalogue, seed, now.getTime(), components),
  }
}

type HistoryCalls = Exclude<keyof Guardians, AccountCalls | ProfileCalls>

/** What a guardian has played. */
const historyCalls = ({ seed, schedule, roster, states, stateOf }: Cast): Pick<Guardians, HistoryCalls> => {
  /** A character's finished runs, or everyone's for "0". */
  const runsOf = (state: GuardianState, characterId: string, now: Date): readonly PlayedRun[] | undefined => {
    const runs = state.played.until(now.getTime())
    if (characterId === ALL_CHARACTERS) return runs
    const character = state.characterIds.indexOf(characterId)
    return character < 0 ? undefined : runs.filter((run) => run.character === character)
  }
  const lightsOf = (state: GuardianState, now: Date) => {
    const day = dayOf(now)
    return state.characterIds.map((characterId, character) => ({
      characterId,
      light: lightOf(state.belongings.on(day), character),
    }))
  }

  return {
    accountStats: (card, now) => {
      const moment = momentOf(stateOf(card), states, now)
      const runs = moment.state.played.until(moment.now)
      return oncePerDay(moment, `account stats after ${runs.length}`, () =>
        accountStats(runs, lightsOf(moment.state, now)),
      )
    },
    history: (card, characterId, query, now) => {
      const state = stateOf(card)
      const runs = runsOf(state, characterId, now)
      return runs && historyPage(runs, query, state.account.persona.index, card.membershipType, roster)
    },
    report: (instanceId, now) => {
      const key = parseRunId(instanceId)
      const run = key && schedule.runsOf(key.host, key.day).find(({ id }) => id === instanceId)
      return run && endOf(run) <= now.getTime() ? reportOf(run, roster(run), states, seed) : undefined
    },
    uniqueWeapons: (card, characterId, now) => {
      const runs = runsOf(stateOf(card), characterId, now)
      return runs && weaponHistory(runs)
    },
    aggregateActivities: (card, characterId, now) => {
      const runs = runsOf(stateOf(card), characterId, now)
      return runs && aggregateActivities(runs)
    },
    historyIsPrivate: (card) => stateOf(card).account.persona.hidden,
  }
}

/** The demo guardians of one seed. Answers share structure with each other: read them, never change them. */
export const createGuardians = (world: World, { seed }: { readonly seed: number }): Guardians => {
  const cast = createCast(world, seed)
  return { ...accountCalls(cast), ...profileCalls(cast), ...historyCalls(cast) }
}
