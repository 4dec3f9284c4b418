import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import type { ProfileDocument, ShareKind } from '@ai-vault/game/shares/document.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../data/api/api-error.ts'
import { shareQuery } from '../../data/queries/share-queries.ts'
import { NotFound } from '../../routing/RouterProvider.tsx'
import { routeAt } from '../../routing/use-address.ts'
import { ProfileFacts } from '../../sharing/SharePreview.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { BuildPage } from './page/BuildPage.tsx'
import { ProphecyPage } from './page/ProphecyPage.tsx'
import { ShareHead } from './page/ShareHead.tsx'
import { Versions } from './page/Versions.tsx'
import styles from './Shares.module.css'
import { words } from './words.ts'

const ROUTES = {
  build: routeAt('/build/$name'),
  prophecy: routeAt('/prophecy/$membershipId'),
  profile: routeAt('/profile/$membershipId'),
}

export function SharedBuild() {
  const { name } = ROUTES.build.useParams()
  const { version } = ROUTES.build.useSearch()
  return <Shared kind="build" slug={name} version={version} />
}

export function SharedProphecy() {
  const { membershipId } = ROUTES.prophecy.useParams()
  const { version } = ROUTES.prophecy.useSearch()
  return <Shared kind="prophecy" slug={membershipId} version={version} />
}

export function SharedProfile() {
  const { membershipId } = ROUTES.profile.useParams()
  const { version } = ROUTES.profile.useSearch()
  return <Shared kind="profile" slug={membershipId} version={version} />
}

interface SharedProps {
  readonly kind: ShareKind
  readonly slug: string
  readonly version: number | undefined
}

/** What somebody made public, for anyone who has the link (F-328). */
function Shared({ kind, slug, version }: SharedProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(shareQuery(kind, slug, version))
  const name = data?.document.name
  useEffect(() => {
    if (name) document.title = words.pageTitle(name)
  }, [name])

  if (isPending) {
    return (
      <>
        <PageHead title={words.kinds[kind]} />
        <Thinking>{words.loading}</Thinking>
      </>
    )
  }
  if (data) {
    const { document: shown } = data
    if (shown.kind === 'build') return <BuildPage share={data} document={shown} />
    if (shown.kind === 'prophecy') return <ProphecyPage share={data} document={shown} />
    return <ProfilePage share={data} document={shown} />
  }
  if (error instanceof ApiError && (error.code === 'share-revoked' || error.code === 'plan-revoked')) {
    return <Revoked kind={error.code === 'plan-revoked' ? 'fireteam' : kind} reason={error.message} />
  }
  // An address nobody ever used is like any other that is not there.
  if (error instanceof ApiError && error.status === 404) throw new NotFound()
  return (
    <>
      <PageHead title={words.kinds[kind]} />
      <ErrorPanel
        title={words.failed}
        actions={
          <Button aria-busy={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
        {error?.message}
      </ErrorPanel>
    </>
  )
}

function Revoked({ kind, reason }: { readonly kind: ShareKind | 'fireteam'; readonly reason: string }) {
  return (
    <>
      <PageHead title={words.kinds[kind]} />
      <EmptyState
        level={2}
        title={reason}
        // Only a build can be forked.
        hint={kind === 'build' ? `${words.revokedHint} ${words.forkStays}` : words.revokedHint}
        actions={
          <>
            {kind === 'build' && <LinkButton to="/architect">{words.makeOne}</LinkButton>}
            {kind === 'fireteam' && <LinkButton to="/command-table">{words.makePlan}</LinkButton>}
            <LinkButton to="/command-center" tone="ghost">
              {words.commandCenter}
            </LinkButton>
          </>
        }
      />
    </>
  )
}

interface ProfilePageProps {
  readonly share: ShareAnswer
  readonly document: ProfileDocument
}

/** What a player chose to show of themselves. */
function ProfilePage({ share, document }: ProfilePageProps) {
  return (
    <>
      <ShareHead share={share} />
      <div className={styles.two}>
        <Plate className={styles.stack}>
          <ProfileFacts document={document} />
        </Plate>
        <Versions share={share} />
      </div>
    </>
  )
}
