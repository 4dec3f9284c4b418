import type { SavedTarget } from '@ai-vault/contract/armor.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Thinking } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import { copyText } from './copy-text.ts'
import { count } from './numbers.ts'
import { titled } from './stat-glyphs.ts'
import styles from './UnusedArmorDialog.module.css'
import { UnusedPieces } from './UnusedPieces.tsx'
import type { TargetCheck } from './unused-armor.ts'
import { type UnusedArmor, useUnusedArmor } from './use-unused-armor.ts'

interface UnusedArmorDialogProps {
  readonly targets: readonly SavedTarget[]
  readonly armor: readonly ArmorPiece[]
  readonly onClose: () => void
}

/** Armor that no build of the saved targets uses, with the proof. */
export function UnusedArmorDialog({ targets, armor, onClose }: UnusedArmorDialogProps) {
  const state = useUnusedArmor(targets, armor)
  const { phase, checks, unused } = state
  return (
    <Dialog title="Armor your saved targets leave unused" open onClose={onClose} wide>
      <div className={styles.content}>
        {phase === 'failed' && (
          <ErrorPanel title="The search stopped working" level={3}>
            Your armor is untouched. Close this and ask again.
          </ErrorPanel>
        )}
        {(phase === 'solving' || phase === 'checking') && (
          <Thinking>{describeStep(state, targets.length)}</Thinking>
        )}
        {phase === 'done' && unused && (
          <p>
            <b>
              {unused.length === 1 ? '1 piece has' : `${unused.length} pieces have`} no part in any build of
              your saved targets.
            </b>{' '}
            {describeProof(checks)}
          </p>
        )}
        {checks.length > 0 && (
          <Table
            caption="Every saved target, solved"
            columns={COLUMNS}
            rows={checks}
            rowKey={({ target }) => target.id}
          />
        )}
        {phase === 'done' && unused && unused.length > 0 && (
          <>
            <div className={styles.head}>
              <h3>Unused pieces</h3>
              <Button size="small" onClick={() => void copyText('DIM search', dimSearch(unused))}>
                <Glyph name="i-copy" size="s" />
                Copy as DIM search
              </Button>
            </div>
            <UnusedPieces pieces={unused} />
          </>
        )}
        <p className={`${text.small} ${text.dim}`}>
          A piece counts as used where it stands in one of the up to 200 best builds of a target, or could
          stand in for one that does. Exotics are left out. Nothing is moved or deleted.
        </p>
      </div>
    </Dialog>
  )
}

const COLUMNS: readonly Column<TargetCheck>[] = [
  { key: 'name', head: 'Target', cell: ({ target }) => target.name },
  { key: 'class', head: 'Class', cell: ({ target }) => titled(target.class) },
  { key: 'result', head: 'Result', cell: ({ solved }) => describeResult(solved) },
  { key: 'nodes', head: 'Nodes', cell: ({ solved }) => count(solved.proof.nodes) },
  {
    key: 'complete',
    head: 'Solved',
    cell: ({ solved }) => (solved.proof.complete ? 'completely' : 'in part'),
  },
  {
    key: 'again',
    head: 'Without them',
    cell: ({ same }) => (same === undefined ? '…' : same ? 'the same builds' : 'other builds'),
  },
]

function describeResult({ builds, shortfall }: TargetCheck['solved']): string {
  const [best] = builds
  if (best) return `${count(builds.length)} builds, best ${best.total}`
  return shortfall?.nearest ? `${shortfall.missingTotal} short, nearest counts` : 'no five pieces fit'
}

function describeStep({ phase, checks }: UnusedArmor, all: number): string {
  if (phase === 'solving') return `Solving target ${Math.min(all, checks.length + 1)} of ${all}...`
  const tried = checks.filter(({ same }) => same !== undefined).length
  return `Solving target ${Math.min(all, tried + 1)} of ${all} again without them...`
}

/** Only what was really found out. */
function describeProof(checks: readonly TargetCheck[]): string {
  const complete = checks.every(({ solved }) => solved.proof.complete)
  const same = checks.every((check) => check.same)
  const solved = complete
    ? 'Proven: every target was solved completely'
    : 'Not proven: not every target was solved completely'
  return same
    ? `${solved}, and solved again without these pieces each gives the same builds, to the last point.`
    : `${solved}, but without these pieces some builds change.`
}

const dimSearch = (pieces: readonly ArmorPiece[]) =>
  pieces.map(({ instanceId }) => `id:${instanceId}`).join(' or ')
