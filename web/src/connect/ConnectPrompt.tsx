import type { ReactNode } from 'react'
import { ConnectPlate } from '../ui/page/ConnectPlate.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { words } from './words.ts'

interface ConnectPromptProps {
  readonly title?: string
  /** One line on what this screen does for a signed-in player. */
  readonly lead?: ReactNode
  readonly benefits?: readonly string[]
  readonly level?: 1 | 2
  /** Beside the connect button. */
  readonly extra?: ReactNode
  /** This screen is only a way in: a sign-in leads on from it. */
  readonly isWayIn?: boolean
}

/** What a visitor sees wherever something is about them (F-039, F-040, F-063). */
export function ConnectPrompt({
  title = words.required,
  lead,
  benefits = words.benefits,
  level = 2,
  extra,
  isWayIn = false,
}: ConnectPromptProps) {
  return (
    <ConnectPlate
      title={title}
      lead={lead}
      benefits={benefits}
      level={level}
      actions={
        <>
          <ConnectButton withDemo />
          {extra}
        </>
      }
      note={isWayIn ? words.readOnlyNext : words.readOnly}
    />
  )
}
