import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { ConnectButton } from '../../connect/ConnectButton.tsx'
import { ApiError } from '../../data/api/api-error.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { useLocation } from '../../routing/use-address.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { AnchorButton, LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { CheckAgain } from '../../ui/feedback/failures/CheckAgain.tsx'
import { ErrorLine, ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import { describeAge } from '../../ui/figures/freshness/age.ts'
import layout from '../../ui/layout.module.css'
import { Plate } from '../../ui/page/Plate.tsx'
import { explainFailure, explainStale, type Trouble } from './inventory-trouble.ts'
import { words } from './words.ts'

const PRIVACY_PAGE = 'https://www.bungie.net/7/en/User/Account/Privacy'

export function InventoryLoading() {
  return (
    <div className={layout.stack}>
      <Thinking>{words.reading}</Thinking>
      <Skeleton height="320px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  )
}

interface InventoryFailedProps {
  readonly error: Error
  /** When it failed, epoch milliseconds. */
  readonly failedAt: number
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Why there is nothing to show, in the catalogue's words, and what to do about it. */
export function InventoryFailed({ error, failedAt, busy, onRetry }: InventoryFailedProps) {
  return (
    <TroublePanel
      trouble={explainFailure(error)}
      waitSeconds={error instanceof ApiError ? error.retryAfter : undefined}
      failedAt={failedAt}
      busy={busy}
      onRetry={onRetry}
      details={error instanceof ApiError ? describe(error) : error.name}
    />
  )
}

interface StaleInventoryProps extends Omit<InventoryFailedProps, 'error'> {
  /** The failure this browser met; absent where the server itself answered with its last good copy. */
  readonly error: Error | null
  readonly inventory: InventoryAnswer
}

/** Above the last good copy: what is wrong, and how old the copy is. */
export function StaleInventory({ error, inventory, ...rest }: StaleInventoryProps) {
  const age = describeAge(Date.now() - Date.parse(inventory.fetched_at))
  const { banner } = useSystemStatus()
  const trouble = error ? explainFailure(error) : explainStale(inventory.stale_reason)
  // The banner above the page names the cause already: here is only what it means for the vault.
  if (banner && trouble.kind === 'outage') {
    return (
      <ErrorLine tone="warn">
        {words.asRead(age)}{' '}
        <TextButton onClick={rest.onRetry} disabled={rest.busy}>
          {words.tryAgain}
        </TextButton>
      </ErrorLine>
    )
  }
  return (
    <TroublePanel
      {...rest}
      trouble={trouble}
      waitSeconds={error instanceof ApiError ? error.retryAfter : undefined}
      below={words.asRead(age)}
      details={error instanceof ApiError ? describe(error) : inventory.stale_reason}
    />
  )
}

interface TroublePanelProps extends Omit<InventoryFailedProps, 'error'> {
  readonly trouble: Trouble
  readonly waitSeconds: number | undefined
  readonly below?: string
  readonly details: string | undefined
}

function TroublePanel(props: TroublePanelProps) {
  const { trouble, waitSeconds, failedAt, busy, onRetry, below, details } = props
  const { kind, title, text, steps } = trouble
  const here = useLocation(({ href }) => href)
  return (
    <ErrorPanel
      title={title}
      tone={below ? 'warn' : 'bad'}
      steps={steps}
      details={details}
      actions={
        <>
          {kind === 'expired' && <ConnectButton />}
          {kind === 'outage' && (
            <CheckAgain failedAt={failedAt} waitSeconds={waitSeconds} busy={busy} onCheck={onRetry} />
          )}
          {(kind === 'denied' || kind === 'other') && (
            <Button onClick={onRetry} disabled={busy}>
              {words.tryAgain}
            </Button>
          )}
          {kind === 'denied' && (
            <AnchorButton href={PRIVACY_PAGE} rel="noreferrer">
              {words.privacySettings}
            </AnchorButton>
          )}
          <LinkButton to="/login" search={{ return: here } as object}>
            {words.returnToLogin}
          </LinkButton>
        </>
      }
    >
      {text} {below}
    </ErrorPanel>
  )
}

const describe = ({ code, status, requestId }: ApiError) =>
  [words.code(code), words.status(status), requestId && words.request(requestId)].filter(Boolean).join('\n')

/** What holds the things a player owns; the rest of a profile may be private without hiding a weapon. */
const HOLDS_ITEMS = ['profile', 'vault', 'characters', 'characterInventories', 'equipment', 'itemDetails']

export const isPrivate = ({ withheld }: Pick<InventoryAnswer, 'withheld'>): boolean =>
  withheld.some((part) => HOLDS_ITEMS.includes(part))

/** F-142, G-46: a part that is missing without an error means privacy, and the setting has a name. */
export function PrivateInventory({ inventory }: { readonly inventory: InventoryAnswer }) {
  const hasItems = inventory.items.length > 0
  return (
    <ErrorPanel
      title={hasItems ? words.private.partTitle : words.private.title}
      tone="warn"
      glyph="i-lock"
      steps={words.private.steps}
      actions={
        <AnchorButton href={PRIVACY_PAGE} rel="noreferrer">
          {words.privacySettings}
        </AnchorButton>
      }
    >
      {hasItems ? words.private.partText : words.private.text}
    </ErrorPanel>
  )
}

/** A vault without a single weapon, although the platform showed all of it. */
export function NoWeapons() {
  return (
    <Plate>
      <EmptyState
        level={2}
        title={words.noWeapons.title}
        hint={words.noWeapons.hint}
        actions={<LinkButton to="/command-center">{words.noWeapons.action}</LinkButton>}
      />
    </Plate>
  )
}
