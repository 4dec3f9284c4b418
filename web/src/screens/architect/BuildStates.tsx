import { Button } from '../../ui/controls/buttons/Button.tsx'
import { AnchorButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import text from '../../ui/text.module.css'
import styles from './BuildStates.module.css'
import { activityOf, type Wish } from './build-request.ts'
import { words } from './words/words.ts'

const said = words.states

export function Generating({ wish, onCancel }: { readonly wish: Wish; readonly onCancel: () => void }) {
  return (
    <Plate tone="ai" className={styles.generating}>
      <div className={styles.head}>
        <Thinking>{said.building(activityOf(wish).name)}</Thinking>
        <Button tone="ghost" onClick={onCancel}>
          {said.cancel}
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

/** Nothing failed, and pressing again changes nothing until there is a character. */
const NoCharacter = ({ onRetry }: Pick<FailedProps, 'onRetry'>) => (
  <EmptyState
    level={2}
    title={said.noCharacter}
    hint={said.noCharacterHint}
    actions={<Button onClick={onRetry}>{said.lookAgain}</Button>}
  />
)

/** Nothing failed: something is not there, and pressing again does not bring it. The first sentence says what. */
const CannotBeMade = ({ reason, code, onRetry, onWithoutText, onAnyClass }: FailedProps) => {
  const [first = '', ...rest] = reason.split(/(?<=\.)\s+/)
  return (
    <EmptyState
      level={2}
      title={first}
      hint={[...rest, said.kept].join(' ')}
      actions={
        code === 'gear-withheld' ? (
          <>
            <AnchorButton tone="gold" href={PRIVACY_PAGE} rel="noreferrer">
              {said.privacySettings}
            </AnchorButton>
            <Button onClick={onRetry}>{said.lookAgain}</Button>
          </>
        ) : (
          <>
            {onAnyClass && (
              <Button tone="gold" onClick={onAnyClass}>
                {said.anyClass}
              </Button>
            )}
            {onWithoutText && <Button onClick={onWithoutText}>{said.withoutText}</Button>}
            {!onAnyClass && !onWithoutText && <Button onClick={onRetry}>{said.lookAgain}</Button>}
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
        title={said.failed}
        details={code}
        actions={
          <>
            <Button tone="gold" onClick={onRetry}>
              {said.retry}
            </Button>
            {onWithoutText && <Button onClick={onWithoutText}>{said.withoutText}</Button>}
          </>
        }
      >
        {reason ? <p>{reason}</p> : null}
        <p>{said.kept}</p>
      </ErrorPanel>
    </div>
  )
}

export const NothingYet = ({ activity }: { readonly activity: string }) => (
  <p className={`${text.small} ${text.dim}`}>{said.nothingYet(activity)}</p>
)
