import { type WishListReport, wishListReportSchema } from '@ai-vault/contract/items/weapons.ts'
import { exportWishList } from '@ai-vault/game/weapons/wish-list/export-wish-list.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { callApi } from '../../data/api/api-client.ts'
import { saveFile } from '../../data/save-file.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { Switch } from '../../ui/controls/Field.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import text from '../../ui/text.module.css'
import type { WeaponItem } from '../weapon-item.ts'
import { wishListWords as labels } from '../words/wish-list-words.ts'
import { LoadList } from './LoadList.tsx'
import type { OwnList } from './list-store.ts'
import { OwnLearning } from './OwnLearning.tsx'
import { ownLists } from './own-lists.ts'
import { useOwnLearning } from './use-own-learning.ts'
import styles from './WishLists.module.css'

const installedQuery = queryOptions({
  queryKey: ['wish-lists'],
  queryFn: ({ signal }) => callApi({ path: '/api/wish-lists', schema: wishListReportSchema, signal }),
})

export interface WishListsDialogProps {
  readonly membershipId: string
  /** Copies that the player marked to keep, for an export in the lists' own format. */
  readonly kept: readonly WeaponItem[]
  readonly onClose: () => void
}

const saveText = (content: string, name: string) =>
  saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), name)

/** Which lists are in use, the player's own and the installation's; load, switch off, export, remove. */
export function WishListsDialog({ membershipId, kept, onClose }: WishListsDialogProps) {
  const { report, teach, error } = useOwnLearning(membershipId)
  const lists = useSyncExternalStore(ownLists.subscribe, ownLists.get)
  const [message, setMessage] = useState('')
  return (
    <Dialog title={labels.title} open onClose={onClose} sheet>
      <div className={styles.lists}>
        <p className={`${text.small} ${text.soft}`}>{labels.about}</p>
        <p className={text.sr} role="status">
          {message}
        </p>
        {lists.length > 0 && (
          <ul className={styles.own} aria-label={labels.own}>
            {lists.map((list) => (
              <OwnListRow
                key={list.id}
                list={list}
                onChange={(now) => {
                  setMessage(now)
                  teach(undefined)
                }}
              />
            ))}
          </ul>
        )}
        <OwnLearning report={report} error={error} onSwitch={teach} />
        <LoadList
          onLoad={(name, content, rolls) => {
            ownLists.add(name, content)
            setMessage(labels.loaded(name, rolls))
            teach(undefined)
          }}
        />
        <div className={styles.export}>
          <Button
            size="small"
            disabled={kept.length === 0}
            onClick={() => saveText(exportKept(kept), 'ai-vault-kept.txt')}
          >
            {labels.exportKept(kept.length)}
          </Button>
        </div>
        <Installed />
      </div>
    </Dialog>
  )
}

interface OwnListRowProps {
  readonly list: OwnList
  /** Called with what has become of it. */
  readonly onChange: (message: string) => void
}

function OwnListRow({ list, onChange }: OwnListRowProps) {
  const { rolls, problemCount } = useMemo(() => parseWishList(list.text), [list.text])
  return (
    <li>
      <Switch
        label={list.name}
        checked={list.on}
        onChange={(on) => {
          ownLists.turn(list.id, on)
          onChange(on ? labels.switchedOn(list.name) : labels.switchedOff(list.name))
        }}
      />
      <span className={`${text.small} ${text.dim}`}>{labels.size(rolls.length, problemCount)}</span>
      <span className={styles.acts}>
        <TextButton
          aria-label={labels.exportOf(list.name)}
          onClick={() => saveText(list.text, `${list.name}.txt`)}
        >
          {labels.export}
        </TextButton>
        <TextButton
          aria-label={labels.removeOf(list.name)}
          onClick={() => {
            ownLists.remove(list.id)
            onChange(labels.removed(list.name))
          }}
        >
          {labels.remove}
        </TextButton>
      </span>
    </li>
  )
}

/** The lists of whoever runs this installation: they count in the ratings. */
function Installed() {
  const { data, isError } = useQuery(installedQuery)
  const line = (content: ReactNode) => <p className={`${text.small} ${text.dim}`}>{content}</p>
  if (isError) return line(labels.installedUnknown)
  if (!data) return null
  if (data.lists.length === 0) return line(labels.noneInstalled)
  return (
    <>
      <h3 className={text.cap}>{labels.installed}</h3>
      <ul className={styles.own} aria-label={labels.installed}>
        {data.lists.map(({ source, title, rolls, bad_lines: bad, failure }) => (
          <li key={source}>
            <span>{title ?? source}</span>
            <span className={`${text.small} ${text.dim}`}>
              {labels.size(rolls, bad)}
              {failure && ` ${labels.failure(failure)}`}
            </span>
          </li>
        ))}
      </ul>
      {learningText(data) && line(learningText(data))}
    </>
  )
}

function learningText({ learning, learned }: WishListReport): string | undefined {
  if (learned) return labels.learned(learned.lists, learned.rolls, new Date(learned.at))
  return learning === 'off' ? labels.learningOff : learning === 'under-way' ? labels.learning : undefined
}

/** The kept copies by their traits, for Destiny Item Manager and others. */
const exportKept = (kept: readonly WeaponItem[]) =>
  exportWishList({
    title: labels.keptTitle,
    rolls: kept.map(({ item }) => ({
      item: item.hash,
      perks: item.columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active.hash] : [])),
      trash: false,
    })),
  })
