import type { AnswerPart } from '@ai-vault/contract/advice/answer.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { ChatText } from '../../chat/ChatText.tsx'
import { FactRows } from '../../chat/FactRows.tsx'
import { plainText } from '../../chat/plain-text.ts'
import { words as chatWords } from '../../chat/words.ts'
import type { Decisions } from '../../items/decisions/decisions.ts'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import text from '../../ui/text.module.css'
import styles from './Assistant.module.css'
import { BOARD_QUESTIONS, type BoardQuestion } from './board-questions.ts'
import { cannedReply, type Mode } from './reply.ts'
import { deviceOf } from './use-assistant.ts'
import { words } from './words/words.tsx'

const labels = words.board
const BUILDS = 3

interface BoardProps {
  readonly mode: Mode
  readonly inventory: InventoryAnswer | undefined
  readonly reading: boolean
  readonly decisions: Decisions
  readonly disabled: boolean
  readonly onAsk: (question: string, query?: Query) => void
}

/** What the saved vault says before anything is asked: for each mode the answers that it is for. */
export function Board({ mode, inventory, reading, decisions, disabled, onAsk }: BoardProps) {
  const answers = useAnswers(mode, inventory, decisions)
  if (mode === 'training') {
    return (
      <Bays>
        <Card title={words.features}>
          <ChatText source={words.featureList.join('\n')} />
        </Card>
      </Bays>
    )
  }
  if (answers === 'failed' || (!inventory && !reading)) return null
  if (!inventory || !answers) return <Skeleton height="320px" />
  const [first] = answers
  if (inventory.items.length === 0 && first) {
    return (
      <EmptyState
        level={2}
        title={labels.noCharacter}
        hint={plainText(first.part.lead)}
        actions={<LinkButton to="/dashboard">{labels.nextSteps}</LinkButton>}
      />
    )
  }
  return (
    <Bays columns={3} className={styles.board}>
      {answers.map((answer) => (
        <AnswerCard key={answer.title} answer={answer} disabled={disabled} onAsk={onAsk} />
      ))}
      {mode === 'tactical' && (
        <Card title={words.builds}>
          <ChatText source={firstBuilds(inventory)} />
          <div className={styles.actions}>
            <LinkButton size="small" to="/architect">
              {labels.architect}
            </LinkButton>
            <Button size="small" tone="ai" disabled={disabled} onClick={() => onAsk(labels.builds)}>
              {labels.allBuilds}
            </Button>
          </div>
        </Card>
      )}
    </Bays>
  )
}

interface AnswerCardProps extends Pick<BoardProps, 'disabled' | 'onAsk'> {
  readonly answer: BoardAnswer
}

function AnswerCard({ answer, disabled, onAsk }: AnswerCardProps) {
  const { title, query, part, armory = part.armory } = answer
  const { lead, facts, more, total } = part
  const [open, setOpen] = useState(false)
  return (
    <Card title={title}>
      {/* One that only announces its rows says what the title does. */}
      {!lead.endsWith(':') && (
        <div className={styles.lead}>
          <ChatText source={lead} />
        </div>
      )}
      <FactRows facts={open ? [...facts, ...more] : facts} />
      {total > 0 && (
        <div className={styles.actions}>
          {query.intent === 'dismantle_review' ? (
            <LinkButton size="small" to="/armory" search={{ cleanup: 'plan' }}>
              {labels.cleanup}
            </LinkButton>
          ) : (
            armory && <AddressLink to={armory}>{chatWords.inArmory}</AddressLink>
          )}
          {more.length > 0 && (
            <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? chatWords.showLess : chatWords.showAll(facts.length + more.length, total)}
            </Button>
          )}
          <Button size="small" tone="ai" disabled={disabled} onClick={() => onAsk(title, query)}>
            {labels.more}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Bay tone="ai" className={styles.card} role="region" aria-labelledby={id}>
      <h2 className={text.cap} id={id}>
        {title}
      </h2>
      {children}
    </Bay>
  )
}

const firstBuilds = ({ items }: InventoryAnswer) =>
  (cannedReply(labels.builds, items) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .slice(0, BUILDS)
    .join('\n')

interface BoardAnswer extends BoardQuestion {
  readonly part: AnswerPart
}

/** Undefined while they are made; who has nothing yet is told so once, not in every answer. */
function useAnswers(mode: Mode, inventory: InventoryAnswer | undefined, decisions: Decisions) {
  const [made, setMade] = useState<{
    readonly mode: Mode
    readonly answers: readonly BoardAnswer[] | 'failed'
  }>()
  useEffect(() => {
    if (!inventory) return
    let left = false
    answerAll(mode, inventory, decisions)
      .catch(() => 'failed' as const)
      .then((answers) => left || setMade({ mode, answers }))
    return () => {
      left = true
    }
  }, [mode, inventory, decisions])
  return made?.mode === mode ? made.answers : undefined
}

async function answerAll(mode: Mode, inventory: InventoryAnswer, decisions: Decisions) {
  const { answerPressed } = await import('../../data/sentinel/device-answers.ts')
  const answers = await Promise.all(
    BOARD_QUESTIONS[mode].map(async (question) => {
      const { metadata } = await answerPressed(question.query, deviceOf(inventory, decisions))
      return (metadata.parts ?? []).slice(0, 1).map((part) => ({ ...question, part }))
    }),
  )
  const unlike = [
    ...new Map(
      answers
        .flat()
        .toReversed()
        .map((answer) => [answer.part.lead, answer]),
    ).values(),
  ].toReversed()
  // What there is nothing to do about comes last.
  return unlike.toSorted((one, other) => Number(one.part.total === 0) - Number(other.part.total === 0))
}
