import { MOST_NAME_LETTERS, MOST_NOTE_LETTERS, type ShareAddress } from '@ai-vault/contract/shares.ts'
import { type ShareDocument, typeOf } from '@ai-vault/game/shares/document.ts'
import { onlyParts, partsOf, type SharePart } from '@ai-vault/game/shares/parts.ts'
import { slugOf } from '@ai-vault/game/shares/slug.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { publishShare, shareAddressQuery } from '../data/queries/share-queries.ts'
import { useSignedIn } from '../data/session/use-session.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { SelectField } from '../ui/controls/choices/SelectField.tsx'
import fields from '../ui/controls/Field.module.css'
import { Field } from '../ui/controls/Field.tsx'
import { ErrorLine } from '../ui/feedback/failures/ErrorPanel.tsx'
import { FailedLine } from '../ui/feedback/failures/FailedLine.tsx'
import { copyText } from '../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { PartTicks } from './PartTicks.tsx'
import { SharePreview } from './SharePreview.tsx'
import styles from './Sharing.module.css'
import { words } from './words.ts'

export interface ShareChoice {
  readonly label: string
  readonly document: ShareDocument
}

interface ShareDialogProps {
  readonly document: ShareDocument
  /** What else could be shared; the document is the first. */
  readonly choices?: readonly ShareChoice[] | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** One dialog for everything that can be shared (F-323 to F-329). Nothing is public before the link is copied. */
export function ShareDialog({ document: given, choices = [], open, onClose }: ShareDialogProps) {
  const [at, setAt] = useState(0)
  const document = choices[at]?.document ?? given
  return (
    <Dialog wide sheet title={words.titles[typeOf(document)]} open={open} onClose={onClose}>
      {choices.length > 1 && (
        <SelectField
          label={words.which}
          options={choices.map(({ label }, index) => ({ id: String(index), label }))}
          selected={String(at)}
          onSelect={(index) => setAt(Number(index))}
        />
      )}
      <ShareForm key={at} document={document} onClose={onClose} />
    </Dialog>
  )
}

function ShareForm({ document: given, onClose }: Pick<ShareDialogProps, 'document' | 'onClose'>) {
  const [name, setName] = useState(given.name)
  const [notes, setNotes] = useState(given.kind === 'build' ? (given.notes ?? '') : '')
  const author = useSignedIn()?.displayName ?? undefined
  const document = edited(given, name, notes)
  const choices = partsOf(document)
  const [chosen, setChosen] = useState<ReadonlySet<SharePart>>(
    () => new Set(['notes', ...choices.filter(({ byDefault }) => byDefault).map(({ part }) => part)]),
  )
  const parts = choices.filter(({ part, always }) => always || chosen.has(part)).map(({ part }) => part)
  const shown = onlyParts(document, parts)
  const { publish, made, failure } = usePublish(document, parts)
  const [state, setState] = useState<'idle' | 'busy' | 'refused'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const address = useAddress(document)
  const link = location.origin + (made?.path ?? address.path)

  async function copy() {
    if (state === 'busy') return
    setState('busy')
    const address = await publish()
    if (!address) return setState('idle')
    if (await copyText(location.origin + address.path, { copied: words.copied, glyph: 'i-link' })) {
      return onClose()
    }
    setState('refused')
    field.current?.focus()
    field.current?.select()
  }

  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      {given.kind === 'build' && (
        <div className={styles.typed}>
          <Field
            label={words.name}
            value={name}
            maxLength={MOST_NAME_LETTERS}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <label className={fields.label}>
            {words.notes}
            <textarea
              className={`${fields.field} ${styles.notes}`}
              rows={2}
              value={notes}
              maxLength={MOST_NOTE_LETTERS}
              onChange={({ target }) => setNotes(target.value)}
            />
          </label>
        </div>
      )}
      <div className={styles.body}>
        <PartTicks choices={choices} chosen={chosen} onChange={setChosen} />
        <SharePreview
          document={shown}
          author={author}
          leftOut={choices.map(({ part }) => part).filter((part) => !parts.includes(part))}
        />
      </div>
      <Field
        ref={field}
        autoFocus
        label={words.link}
        readOnly
        value={link}
        className={styles.link}
        onFocus={({ target }) => target.select()}
        // Copied by hand it is public too: a dead link would be given away.
        onCopy={() => void publish()}
      />
      <p className={styles.lead} role="status">
        {made ? words.published : words.heldUntil}
      </p>
      {!made && address.version > 1 && <p className={styles.lead}>{words.sharedBefore(address.version)}</p>}
      {state === 'refused' && <ErrorLine tone="warn">{words.refused}</ErrorLine>}
      {failure && <FailedLine onRetry={() => void copy()}>{failure}</FailedLine>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{words.close}</Button>
        <Button tone="gold" aria-busy={state === 'busy'} onClick={() => void copy()}>
          <Glyph name="i-copy" size="s" />
          {state === 'busy' ? words.copying : words.copy}
        </Button>
      </div>
    </>
  )
}

function edited(given: ShareDocument, name: string, notes: string): ShareDocument {
  if (given.kind !== 'build') return given
  const { notes: _before, ...rest } = given
  return { ...rest, name: name.trim() || given.name, ...(notes.trim() ? { notes: notes.trim() } : {}) }
}

/**
 * The server knows which names are taken and shared before; while somebody types, and until it says so, the address is
 * the name's own.
 */
function useAddress({ kind, name }: ShareDocument): Pick<ShareAddress, 'path' | 'version'> {
  const membershipId = useSignedIn()?.membershipId ?? ''
  const settled = useSettled(name)
  const { data } = useQuery(shareAddressQuery(membershipId, kind, settled))
  const preview = settled === name ? data : undefined
  return preview ?? { path: `/${kind}/${kind === 'build' ? slugOf(name) : membershipId}`, version: 1 }
}

/** Makes a link at most once for what is shown: a second press, or a copy by hand, gives the same one. */
function usePublish(document: ShareDocument, parts: readonly SharePart[]) {
  const client = useQueryClient()
  const wanted = JSON.stringify([document, parts])
  const running = useRef<{ readonly of: string; readonly work: Promise<ShareAddress> }>(undefined)
  const [made, setMade] = useState<{ readonly of: string; readonly address: ShareAddress }>()
  const [failure, setFailure] = useState<string>()

  async function publish(): Promise<ShareAddress | undefined> {
    setFailure(undefined)
    if (running.current?.of !== wanted) running.current = { of: wanted, work: publishShare(document, parts) }
    try {
      const address = await running.current.work
      setMade({ of: wanted, address })
      void client.invalidateQueries({ queryKey: ['shares'] })
      return address
    } catch (error) {
      running.current = undefined
      setFailure(error instanceof ApiError ? error.message : words.failed)
      return undefined
    }
  }

  return { publish, made: made?.of === wanted ? made.address : undefined, failure }
}
