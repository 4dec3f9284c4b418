import type { SavedTarget } from '@ai-vault/contract/items/armor.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useReviews } from '../../../items/decisions/use-reviews.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { ErrorPanel } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import text from '../../../ui/text.module.css'
import { copyText } from './copy-text.ts'
import { count } from './numbers.ts'
import { dimSearch, NO_REASON, reasonsToKeep, whatItIs } from './piece-words.ts'
import styles from './UnusedArmorDialog.module.css'
import type { TargetCheck } from './unused-armor.ts'
import { type UnusedArmor, useUnusedArmor } from './use-unused-armor.ts'
import { words } from './words/words.ts'

const labels = words.unused

interface UnusedArmorDialogProps {
  readonly membershipId: string
  readonly targets: readonly SavedTarget[]
  readonly armor: readonly ArmorPiece[]
  readonly onClose: () => void
}

/** Armor that no build of the saved targets uses, with the proof. */
export function UnusedArmorDialog({ membershipId, targets, armor, onClose }: UnusedArmorDialogProps) {
  const state = useUnusedArmor(targets, armor)
  const { phase, checks, unused } = state
  return (
    <Dialog title={labels.title} open onClose={onClose} wide>
      <div className={styles.content}>
        {phase === 'failed' && (
          <ErrorPanel title={words.solverFailed} level={3}>
            {labels.failed}
          </ErrorPanel>
        )}
        {(phase === 'solving' || phase === 'checking') && (
          <Thinking>{describeStep(state, targets.length)}</Thinking>
        )}
        {phase === 'done' && unused && (
          <p>
            <b>{labels.found(unused.length)}</b> {describeProof(checks)}
          </p>
        )}
        {checks.length > 0 && (
          <Table
            caption={labels.caption}
            columns={COLUMNS}
            rows={checks}
            rowKey={({ target }) => target.id}
          />
        )}
        {phase === 'done' && unused && unused.length > 0 && (
          <>
            <div className={styles.head}>
              <h3>{labels.pieces.title}</h3>
              <Button size="small" onClick={() => void copyText(labels.pieces.dimCopied, dimSearch(unused))}>
                <Glyph name="i-copy" size="s" />
                {labels.pieces.dim}
              </Button>
              <MarkUnused membershipId={membershipId} unused={unused} />
            </div>
            <UnusedPieces pieces={unused} />
          </>
        )}
        <p className={`${text.small} ${text.dim}`}>{labels.about}</p>
      </div>
    </Dialog>
  )
}

interface MarkUnusedProps {
  readonly membershipId: string
  readonly unused: readonly ArmorPiece[]
}

/** Marks what nothing speaks for; the clean-up takes it from there, with the weapons. */
function MarkUnused({ membershipId, unused }: MarkUnusedProps) {
  const { decisions, decideAll } = useReviews(membershipId)
  const free = unused.filter((piece) => reasonsToKeep(piece) === '')
  const open = free.filter(({ instanceId }) => !decisions.has(instanceId))
  const marked = free.filter(({ instanceId }) => decisions.get(instanceId) === 'dismantle').length
  return (
    <>
      {open.length > 0 && (
        <Button
          size="small"
          tone="danger"
          onClick={() => decideAll(open.map(({ instanceId }) => [instanceId, 'dismantle']))}
        >
          {labels.pieces.mark(open.length)}
        </Button>
      )}
      {open.length === 0 && marked > 0 && (
        <LinkButton size="small" tone="gold" to="/armory" search={{ cleanup: 'done' }}>
          {labels.pieces.marked(marked)}
        </LinkButton>
      )}
    </>
  )
}

const COLUMNS: readonly Column<TargetCheck>[] = [
  { key: 'name', head: labels.columns.target, cell: ({ target }) => target.name },
  { key: 'class', head: labels.columns.class, cell: ({ target }) => words.classes[target.class] },
  { key: 'result', head: labels.columns.result, cell: ({ solved }) => describeResult(solved) },
  { key: 'nodes', head: labels.columns.nodes, cell: ({ solved }) => count(solved.proof.nodes) },
  {
    key: 'complete',
    head: labels.columns.solved,
    cell: ({ solved }) => (solved.proof.complete ? labels.completely : labels.inPart),
  },
  {
    key: 'again',
    head: labels.columns.again,
    cell: ({ same }) => (same === undefined ? '…' : same ? labels.sameBuilds : labels.otherBuilds),
  },
]

function describeResult({ builds, shortfall }: TargetCheck['solved']): string {
  const [best] = builds
  if (best) return labels.result(count(builds.length), statTotal(best.stats))
  return shortfall?.nearest ? labels.short(shortfall.missingTotal) : labels.noneFit
}

function describeStep({ phase, checks }: UnusedArmor, all: number): string {
  if (phase === 'solving') return labels.solving(Math.min(all, checks.length + 1), all)
  const tried = checks.filter(({ same }) => same !== undefined).length
  return labels.solvingAgain(Math.min(all, tried + 1), all)
}

/** Only what was really found out. */
function describeProof(checks: readonly TargetCheck[]): string {
  const complete = checks.every(({ solved }) => solved.proof.complete)
  const same = checks.every((check) => check.same)
  const solved = complete ? labels.proven : labels.notProven
  return same ? labels.same(solved) : labels.changed(solved)
}

const pieceWords = words.unused.pieces

/** The pieces with what speaks for keeping them all the same. */
function UnusedPieces({ pieces }: { readonly pieces: readonly ArmorPiece[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.pieces} aria-label={pieceWords.label} tabIndex={0}>
      <Table
        caption={pieceWords.caption}
        columns={PIECE_COLUMNS}
        rows={pieces}
        rowKey={({ instanceId }) => instanceId}
      />
    </section>
  )
}

const PIECE_COLUMNS: readonly Column<ArmorPiece>[] = [
  { key: 'name', head: pieceWords.piece, cell: ({ name }) => name },
  { key: 'what', head: pieceWords.what, cell: whatItIs },
  { key: 'total', head: pieceWords.base, cell: ({ base }) => statTotal(base) },
  { key: 'but', head: pieceWords.but, cell: (piece) => reasonsToKeep(piece) || NO_REASON },
]
