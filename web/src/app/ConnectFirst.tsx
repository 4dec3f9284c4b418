import { ConnectPrompt } from '../connect/ConnectPrompt.tsx'
import { useSession } from '../data/session/use-session.ts'
import { type ConnectFirstParts, type ScreenWords, titleOf } from '../loading/screen.ts'
import { AnchorButton } from '../ui/controls/buttons/LinkButton.tsx'
import { Thinking } from '../ui/feedback/Skeleton.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { words } from './words.ts'

interface ConnectFirstProps extends ConnectFirstParts {
  readonly words: ScreenWords
}

/** A screen for players. Whether somebody is one is known before the prompt is shown, so that it never flashes (F-040). */
export function ConnectFirst({ Screen, Waiting = Checking, words: screenWords }: ConnectFirstProps) {
  const state = useSession()
  if (state.status === 'connected') {
    // Another player's screen starts from nothing.
    return <Screen key={state.session.membershipId} session={state.session} />
  }
  return (
    <>
      <PageHead
        title={titleOf({ words: screenWords })}
        lead={screenWords.purpose && words.purpose(screenWords.purpose)}
      />
      {state.status === 'checking' ? (
        <Waiting />
      ) : (
        <ConnectPrompt
          lead={screenWords.connect}
          extra={<AnchorButton href="/login">{words.account.goToSignIn}</AnchorButton>}
          {...(screenWords.benefits && { benefits: screenWords.benefits })}
        />
      )}
    </>
  )
}

const Checking = () => <Thinking>{words.account.checking}</Thinking>
