import { Button } from '../../ui/controls/buttons/Button.tsx'
import { AnchorButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import text from '../../ui/text.module.css'
import styles from './BuildStates.module.css'
import { activityOf, type Wish } from './build-request.ts'
import { words } from './words.ts'

const labels = words.states
/** Characters of an earlier request that are enough to know it by. */
const QUOTED = 80

export function Generating({ wish, onCancel }: { readonly wish: Wish; readonly onCancel: () => void }) {
  return (
    <Plate tone="ai" className={styles.generating}>
      <div className={styles.head}>
        <Thinking>{labels.building(activityOf(wish).name)}</Thinking>
        <Button tone="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
      <div className={styles.bones}>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    </Plate>
  )
}

interface FailedProps {
  readonly reason: string
  readonly code: string
  readonly onRetry: () => void
  readonly onWithoutText: (() => void) | undefined
  /** Where the request asks for one. */
  readonly onAnyClass: (() => void) | undefined
}

const PRIVACY_PAGE = 'https://www.bungie.net/7/en/User/Account/Privacy'

/** Pressing again changes nothing until there is a character: that is the headline, the specified sentence the first line. */
const NoCharacter = ({ onRetry }: Pick<FailedProps, 'onRetry'>) => (
  <EmptyState
    level={2}
    title={labels.noCharacter}
    hint={`${labels.failed} ${labels.noCharacterHint}`}
    actions={<Button onClick={onRetry}>{labels.lookAgain}</Button>}
  />
)

/** Something is not there, and pressing again does not bring it. The first sentence of the reason, which says what, is the headline. */
const CannotBeMade = ({ reason, code, onRetry, onWithoutText, onAnyClass }: FailedProps) => {
  const [first = '', ...rest] = reason.split(/(?<=\.)\s+/)
  return (
    <EmptyState
      level={2}
      title={first}
      hint={[labels.failed, ...rest, labels.kept].join(' ')}
      actions={
        code === 'gear-withheld' ? (
          <>
            <AnchorButton tone="gold" href={PRIVACY_PAGE} rel="noreferrer">
              {labels.privacySettings}
            </AnchorButton>
            <Button onClick={onRetry}>{labels.lookAgain}</Button>
          </>
        ) : (
          <>
            {onAnyClass && (
              <Button tone="gold" onClick={onAnyClass}>
                {labels.anyClass}
              </Button>
            )}
            {onWithoutText && <Button onClick={onWithoutText}>{labels.withoutText}</Button>}
            {!onAnyClass && !onWithoutText && <Button onClick={onRetry}>{labels.lookAgain}</Button>}
          </>
        )
      }
    />
  )
}

/** What only the player can change, in the game, on the platform or in the request. */
const PLAYERS_TURN = ['too-little-gear', 'gear-withheld']

/** F-299: the specified sentence, then why as far as it is known; the request stays as it is. */
export function Failed(props: FailedProps) {
  const { reason, code, onRetry, onWithoutText } = props
  if (code === 'no-character') return <NoCharacter onRetry={onRetry} />
  if (PLAYERS_TURN.includes(code)) return <CannotBeMade {...props} />
  return (
    <div className={styles.failed}>
      <ErrorPanel
        title={labels.failed}
        details={code}
        actions={
          <>
            <Button tone="gold" onClick={onRetry}>
              {labels.retry}
            </Button>
            {onWithoutText && <Button onClick={onWithoutText}>{labels.withoutText}</Button>}
          </>
        }
      >
        {reason ? <p>{reason}</p> : null}
        <p>{labels.kept}</p>
      </ErrorPanel>
    </div>
  )
}

export const NothingYet = ({ wish }: { readonly wish: Wish }) => (
  <p className={`${text.small} ${text.dim}`}>
    {wish.text.trim() ? labels.notBuiltYet : labels.nothingYet(activityOf(wish).name)}
  </p>
)

interface EarlierProps {
  /** What the build was made of. */
  readonly wish: Wish
  readonly now: Wish
  readonly onCreate: () => void
}

/** Over a build that is not of the request as it stands now. */
export function Earlier({ wish, now, onCreate }: EarlierProps) {
  const asked = wish.text.trim()
  const activity = activityOf(wish).name
  const sameWords = asked === now.text.trim() && activity === activityOf(now).name
  return (
    <div role="status" className={styles.earlier}>
      <p className={`${text.small} ${text.warn}`}>
        {labels.earlier(activity, asked.length > QUOTED ? `${asked.slice(0, QUOTED)}…` : asked, sameWords)}
      </p>
      <Button size="small" onClick={onCreate}>
        {labels.createNew}
      </Button>
    </div>
  )
}
