import type {
  DestinyActivityDefinition,
  DestinyMilestoneDefinition,
  DestinyProgression,
  DestinyProgressionDefinition,
  DestinySeasonDefinition,
  DestinySeasonPassDefinition,
} from 'bungie-api-ts/destiny2'
import { type AccountView, nameOf } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

const NO_CAP = -1
const BUCKET = { quests: 1345459588, orders: 635141261 }
const QUEST_STEP = 12
const BOUNTY = 26

const progressionsOf = function* (view: AccountView): Generator<DestinyProgression> {
  for (const { progressions } of Object.values(view.profile.characterProgressions?.data ?? {}))
    yield* Object.values(progressions)
}
const trackOf = (view: AccountView, hash: number | undefined) =>
  view.definition<DestinyProgressionDefinition>('DestinyProgressionDefinition', hash)

const passOf = (view: AccountView) =>
  view.definition<DestinySeasonPassDefinition>(
    'DestinySeasonPassDefinition',
    view.profile.profile?.data?.currentSeasonPassHash,
  )

/** The counters of a pursuit, wherever the platform tells them. */
const countersOf = (view: AccountView, held: AccountView['items'][number]) =>
  held.item.itemInstanceId === undefined
    ? (view.profile.characterProgressions?.data?.[held.characterId ?? '']?.uninstancedItemObjectives?.[
        held.item.itemHash
      ] ?? [])
    : held.objectives

const pursuitsOf = (view: AccountView, itemType: number) =>
  view.profile.characterProgressions?.data
    ? view.items.filter(({ definition, held }) => definition?.itemType === itemType && held === 'carried')
    : []

/** The season, ranks, weekly challenges, bounties and quests: what a progress page is made of. */
export const PROGRESS_RULES: readonly Rule[] = [
  rule(
    'every progression is defined and stands within its track',
    function* (view) {
      for (const progression of progressionsOf(view)) {
        const { progressionHash, level, levelCap, progressToNextLevel, nextLevelAt } = progression
        const track = trackOf(view, progressionHash)
        const steps = track?.steps ?? []
        const isPass = progressionHash === passOf(view)?.rewardProgressionHash
        const atEnd = !track?.repeatLastStep && level === steps.length
        const next = steps[Math.min(level, steps.length - 1)]?.progressTotal
        yield must(
          steps.length > 0 &&
            levelCap === (track?.repeatLastStep || isPass ? NO_CAP : steps.length) &&
            (track?.repeatLastStep || level <= steps.length) &&
            (atEnd ? nextLevelAt === 0 : nextLevelAt === next && progressToNextLevel < nextLevelAt),
          () => JSON.stringify(progression),
        )
      }
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'a progression tells the state of each of its track’s rewards',
    function* (view) {
      for (const { progressionHash, rewardItemStates = [] } of progressionsOf(view))
        yield must(
          rewardItemStates.length === (trackOf(view, progressionHash)?.rewardItems ?? []).length,
          () => `progression ${progressionHash}`,
        )
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'every character tells the rank of the pass and the ranks beyond it',
    function* (view) {
      const pass = passOf(view)
      const ranks = trackOf(view, pass?.rewardProgressionHash)?.steps?.length
      for (const [id, { progressions }] of Object.entries(view.profile.characterProgressions?.data ?? {})) {
        const rank = progressions[pass?.rewardProgressionHash ?? 0]
        const prestige = progressions[pass?.prestigeProgressionHash ?? 0]
        yield must(
          rank !== undefined &&
            prestige !== undefined &&
            rank.level >= 1 &&
            (prestige.level === 0 || rank.level === ranks),
          () => `${id}: ${rank?.level}, ${prestige?.level}`,
        )
      }
    },
    NOT_IN_2021.progress,
  ),
  rule('the track of a season begins with a step that takes nothing, then 100,000 each', function* (view) {
    const { profile } = view.profile
    const seasons = profile?.data?.seasonHashes ?? REAL_SEASONS
    for (const hash of seasons) {
      const season = view.definition<DestinySeasonDefinition>('DestinySeasonDefinition', hash)
      const [first, ...others] = trackOf(view, season?.seasonPassProgressionHash)?.steps ?? []
      const odd = others.filter(({ progressTotal }) => progressTotal !== 100_000).length
      // One season of 2020 had a single shorter step.
      yield must(
        first?.progressTotal === 0 && others.length >= 99 && odd <= 1,
        () => `season ${season?.seasonNumber}: ${first?.progressTotal}, ${others.length}, ${odd}`,
      )
    }
  }),
  rule(
    'the season that runs names the pass that runs among its own',
    function* (view) {
      const { currentSeasonHash, currentSeasonPassHash } = view.profile.profile?.data ?? {}
      const season = view.definition<DestinySeasonDefinition>('DestinySeasonDefinition', currentSeasonHash)
      yield must(
        (season?.seasonPassList ?? []).some(({ seasonPassHash }) => seasonPassHash === currentSeasonPassHash),
        () => `season ${currentSeasonHash}, pass ${currentSeasonPassHash}`,
      )
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'a weekly challenge is defined, and so are its activities, challenges and modifiers',
    function* (view) {
      for (const { milestones } of Object.values(view.profile.characterProgressions?.data ?? {}))
        for (const milestone of Object.values(milestones)) {
          const definition = view.definition<DestinyMilestoneDefinition>(
            'DestinyMilestoneDefinition',
            milestone.milestoneHash,
          )
          const parts = (milestone.activities ?? []).map(
            ({ activityHash, challenges, modifierHashes = [] }) =>
              Array.isArray(
                view.definition<DestinyActivityDefinition>('DestinyActivityDefinition', activityHash)
                  ?.challenges,
              ) &&
              challenges.every(({ objective }) =>
                view.definition('DestinyObjectiveDefinition', objective.objectiveHash),
              ) &&
              modifierHashes.every((hash) => view.definition('DestinyActivityModifierDefinition', hash)),
          )
          yield must(
            Boolean(definition?.displayProperties?.name) && parts.every(Boolean),
            () => `milestone ${milestone.milestoneHash}`,
          )
        }
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'bounties lie with the quests, orders in their own bucket, and both tell how far they are',
    function* (view) {
      for (const held of pursuitsOf(view, BOUNTY)) {
        const own = held.definition?.objectives?.objectiveHashes ?? []
        const counters = countersOf(view, held).map(({ objectiveHash }) => objectiveHash)
        yield must(
          [BUCKET.quests, BUCKET.orders].includes(held.item.bucketHash) &&
            own.length > 0 &&
            counters.join() === own.join(),
          () => nameOf(held),
        )
      }
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'bounties run out, and no character has one twice',
    function* (view) {
      const seen = new Set<string>()
      for (const held of pursuitsOf(view, BOUNTY)) {
        const key = `${held.characterId} ${held.item.itemHash}`
        yield must(
          Number.isFinite(Date.parse(held.item.expirationDate ?? '')) && !seen.has(key),
          () => `${nameOf(held)}: ${held.item.expirationDate}`,
        )
        seen.add(key)
      }
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'a quest is one step of its line, and tells the counters of that step',
    function* (view) {
      for (const held of pursuitsOf(view, QUEST_STEP)) {
        const { objectives, setData } = held.definition ?? {}
        const line = view.item(objectives?.questlineItemHash)
        const steps = (line?.setData?.itemList ?? []).map(({ itemHash }) => itemHash)
        const counters = countersOf(view, held).map(({ objectiveHash }) => objectiveHash)
        yield must(
          held.item.bucketHash === BUCKET.quests &&
            steps.includes(held.item.itemHash) &&
            steps.every((step) => view.item(step) !== undefined) &&
            setData?.questLineName === line?.displayProperties?.name &&
            counters.join() === (objectives?.objectiveHashes ?? []).join(),
          () => nameOf(held),
        )
      }
    },
    NOT_IN_2021.progress,
  ),
]

/** Seasons of the stored definitions: the answer of 2021 does not name its own. */
const REAL_SEASONS = [1743682818, 2809059424, 2809059433, 2758726571]
