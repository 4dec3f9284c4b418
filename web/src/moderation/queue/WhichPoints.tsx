import type { QueueAnswer, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { Segments } from '../../ui/controls/choices/Segments.tsx'
import { words } from '../words.ts'

const SHOWN = ['all', 'pending', 'reported', 'hidden', 'appeals'] as const
export type Shown = (typeof SHOWN)[number]

/** What each part of the queue holds. */
export const SHOWN_TESTS: Readonly<Record<Shown, (point: QueuedPoint) => boolean>> = {
  all: () => true,
  pending: ({ status }) => status === 'pending',
  reported: ({ reports }) => reports.length > 0,
  hidden: ({ hidden }) => hidden,
  appeals: ({ appeal }) => appeal !== undefined,
}

interface WhichPointsProps {
  readonly counts: QueueAnswer['counts']
  readonly all: number
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

export function WhichPoints({ counts, all, shown, onShow }: WhichPointsProps) {
  const count = { all, ...counts }
  return (
    <Segments
      label={words.which}
      segments={SHOWN.map((id) => ({ id, label: words.shown[id], count: count[id] }))}
      selected={shown}
      onSelect={onShow}
    />
  )
}
