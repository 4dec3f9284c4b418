import type { ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import { ApiError } from '../../../data/api/api-error.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { readKept, writeKept } from '../../../data/stored/storage.ts'
import { shortAdvice } from '../../../items/advice/advice-words.ts'
import { WishMatches } from '../../../items/rating/WishMatches.tsx'
import { ChosenRoll, RollStrip } from '../../../items/roll/ChosenRoll.tsx'
import { PerkExplorer } from '../../../items/roll/PerkExplorer.tsx'
import { rollStats } from '../../../items/roll/roll-stats.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { Link } from '../../../routing/Link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { Skeleton, Thinking } from '../../../ui/feedback/Skeleton.tsx'
import layout from '../../../ui/layout.module.css'
import { Foldable } from '../../../ui/page/Folds.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { Bay, Bays, Plate } from '../../../ui/page/Plate.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import text from '../../../ui/text.module.css'
import { CopiesTable } from '../copies/CopiesTable.tsx'
import { OwnWords } from '../copies/OwnWords.tsx'
import { adviceOf } from '../god-roll/advice.ts'
import { GodRoll } from '../god-roll/GodRoll.tsx'
import { words } from '../words.tsx'
import { CopyChoice } from './CopyChoice.tsx'
import { AnalysisFailed, AnalysisUnavailable, UnknownWeapon, WholeFailed } from './Failures.tsx'
import { Hero } from './Hero.tsx'
import { Scores } from './Scores.tsx'
import { useForge } from './use-forge.ts'
import { Verdicts } from './Verdicts.tsx'
import styles from './WeaponPage.module.css'

/** More of them side by side need the room that the wish lists would take. */
const COPIES_BESIDE = 3

const KEY = 'folds_forge'
const KEPT = { read: () => readKept(KEY), write: (value: string | null) => writeKept(KEY, value) }

interface WeaponPageProps {
  /** Absent for the public example. */
  readonly session: SignedIn | undefined
  readonly weaponId: string | undefined
}

type Page = ReturnType<typeof useForge>

/** One weapon: what the copy in hand is worth, what another perk would change, and whether the rest is worth farming. */
export function WeaponPage({ session, weaponId }: WeaponPageProps) {
  const page = useForge(session, weaponId)
  const { data } = page.forge
  if (!data) return <NoWeapon forge={page.forge} />
  return (
    <Verdicts membershipId={session?.membershipId} page={page}>
      {(verdicts) => <KnownWeapon session={session} page={page} data={data} verdicts={verdicts} />}
    </Verdicts>
  )
}

interface KnownWeaponProps extends Pick<WeaponPageProps, 'session'> {
  readonly page: Page
  readonly data: ForgeWeapon
  readonly verdicts: ReadonlyMap<string, WeaponItem['verdict']>
}

function KnownWeapon({ session, page, data, verdicts }: KnownWeaponProps) {
  const { weapon, personal } = data
  const { analysis } = page
  const { copies, side } = page
  const rated = analysis.data?.[side]
  const scores = copies.flatMap(({ rating }) => rating?.[side].score ?? [])
  const inMode = scores.length > 0 ? { side, best: Math.max(...scores) } : undefined
  return (
    <>
      <p className={`${text.cap} ${styles.crumb}`}>
        <Link to="/forge">{words.title}</Link> / <bdi>{weapon.name}</bdi>
      </p>
      <WeaponHead page={page} weapon={weapon} isPreview={session === undefined} />
      <div className={layout.stackLarge}>
        {analysis.error && (
          <AnalysisFailed
            error={analysis.error}
            busy={analysis.isFetching}
            onRetry={() => void analysis.refetch()}
          />
        )}
        {rated && isWithoutScores(rated) && <AnalysisUnavailable />}
        <Face
          session={session}
          page={page}
          data={data}
          verdict={verdicts.get(weapon.item_instance_id ?? '')}
        />
        <Rolls page={page} data={data} />
        <GodRoll personal={personal} inMode={inMode} advised={isBest(data)} />
        <div className={classNames(styles.low, copies.length <= COPIES_BESIDE && styles.beside)}>
          {session && (
            <CopiesTable
              membershipId={session.membershipId}
              verdicts={verdicts}
              mode={page.mode}
              copies={copies}
              current={weapon.item_instance_id}
              characters={page.characters}
              columns={page.columns}
              personal={personal}
              side={side}
            />
          )}
          {analysis.data && (
            <Plate className={layout.stack}>
              <WishMatches matches={analysis.data.wish_list_matches} />
            </Plate>
          )}
        </div>
        <p className={classNames(text.small, text.dim)}>
          {weapon.item_instance_id ? words.head.copy : words.head.item}{' '}
          <code>{weapon.item_instance_id ?? weapon.item_hash}</code>
        </p>
      </div>
    </>
  )
}

interface FaceProps extends Pick<WeaponPageProps, 'session'> {
  readonly page: Page
  readonly data: ForgeWeapon
  readonly verdict: WeaponItem['verdict']
}

/** The copy that the advice of the god roll speaks of. */
const isBest = ({ weapon, personal: { copies, god_roll } }: ForgeWeapon) =>
  god_roll !== undefined && copies[0] !== undefined && copies[0].item_instance_id === weapon.item_instance_id

/** The score that leads and the advice, both as the armory has them; three more scores for who asks. */
function Face({ session, page, data, verdict }: FaceProps) {
  const { weapon } = data
  const { copy, side, analysis } = page
  const rated = analysis.data?.[side]
  return (
    <>
      <Bays className={classNames(verdict && styles.top)}>
        <Hero
          weapon={weapon}
          copy={copy}
          side={side}
          own={session && copy && <OwnWords membershipId={session.membershipId} instanceId={idOf(copy)} />}
          rating={copy?.rating?.[side] ?? (rated && { tier: rated.tier, score: rated.god_roll_score })}
        />
        {verdict && (
          <Bay role="group" aria-label={words.head.advice} className={styles.verdict}>
            <Say>{shortAdvice(verdict)}</Say>
            <Reason>{verdict.reason}</Reason>
            <Better page={page} data={data} />
          </Bay>
        )}
      </Bays>
      <Foldable kept={KEPT} asked={page.open}>
        <Scores analysis={analysis.data} side={side} lists={page.lists} />
      </Foldable>
    </>
  )
}

/** What would make the copy in hand better: traits that it has but that are off, then a better roll. */
function Better({ page, data }: Pick<FaceProps, 'page' | 'data'>) {
  const { copy, side, roll, back } = page
  const switchTo = copy && traitsToSwitchTo(copy.item, copy.rating?.[side])
  // What is chosen below may be another roll than the one that is on.
  const now = back ? undefined : roll.data?.[side].god_roll_score
  if (!switchTo && !isBest(data)) return null
  return (
    <ul className={styles.better}>
      {switchTo && <li>{words.head.switchTo(listInWords(switchTo), now?.toFixed(1))}</li>}
      {isBest(data) && <li>{adviceOf(data.personal)}</li>}
    </ul>
  )
}

/** While the weapon is read, and where it could not be. */
function NoWeapon({ forge: { error, isFetching, refetch } }: Pick<Page, 'forge'>) {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <>
      <PageHead title={words.title} />
      {!error && <Loading />}
      {error && isUnknown && <UnknownWeapon />}
      {error && !isUnknown && <WholeFailed error={error} busy={isFetching} onRetry={() => void refetch()} />}
    </>
  )
}

interface WeaponHeadProps {
  readonly page: Page
  readonly weapon: ForgeWeapon['weapon']
  readonly isPreview: boolean
}

/** The weapon's name, which copy of it, and what it is rated for. */
function WeaponHead({ page, weapon, isPreview }: WeaponHeadProps) {
  const { copies, characters, side, setSide } = page
  return (
    <PageHead
      title={<bdi>{weapon.name}</bdi>}
      lead={isPreview ? words.head.preview : undefined}
      end={
        <>
          {copies.length > 0 && (
            <CopyChoice copies={copies} characters={characters} weapon={weapon} side={side} />
          )}
          <Segments
            label={words.head.side}
            segments={(['pve', 'pvp'] as const).map((id) => ({ id, label: itemWords.sides[id] }))}
            selected={side}
            onSelect={setSide}
          />
        </>
      }
    />
  )
}

/** The perks to choose from, and what the chosen ones are worth. */
function Rolls({ page, data }: { readonly page: Page; readonly data: ForgeWeapon }) {
  const { copy, columns, chosen, side, roll } = page
  const stats = rollStats(data, columns, chosen, copy?.item)
  return (
    <div className={styles.middle}>
      <div className={styles.explorer}>
        <PerkExplorer columns={columns} chosen={chosen} onChoose={page.choose} onBack={page.back} />
        <RollStrip analysis={roll.data} side={side} stats={stats} />
      </div>
      <ChosenRoll
        columns={columns}
        chosen={chosen}
        analysis={roll.data}
        failed={roll.isError}
        side={side}
        copyScore={copy?.rating?.[side].score}
        hasCopy={copy !== undefined}
        stats={stats}
      />
    </div>
  )
}

type SideScores = NonNullable<Page['analysis']['data']>['pve']

const isWithoutScores = (rated: SideScores): boolean =>
  [rated.community_score, rated.perk_synergy_score, rated.meta_relevance_score].every(
    (score) => score === undefined,
  )

function Loading() {
  return (
    <div className={layout.stack}>
      <Thinking>{words.loading}</Thinking>
      <Skeleton height="280px" />
      <Skeleton height="420px" />
    </div>
  )
}
