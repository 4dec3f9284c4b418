import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { buttonClass } from '../../ui/controls/buttons/button-look.ts'
import fields from '../../ui/controls/Field.module.css'
import { Field } from '../../ui/controls/Field.tsx'
import text from '../../ui/text.module.css'
import { wishListWords as labels } from '../words/wish-list-words.ts'
import styles from './WishLists.module.css'

/** As much as the server reads of a list. */
const LARGEST_BYTES = 40 * 1024 * 1024

interface LoadListProps {
  readonly onLoad: (name: string, content: string, rolls: number) => void
}

/** A list from a file or pasted; what was typed stays where it is no list. */
export function LoadList({ onLoad }: LoadListProps) {
  const [name, setName] = useState('')
  const [pasted, setPasted] = useState('')
  const [refused, setRefused] = useState<string>()
  const id = useId()
  const take = (content: string, suggested: string): boolean => {
    const { title, rolls } = parseWishList(content)
    setRefused(rolls.length === 0 ? labels.noList : undefined)
    if (rolls.length > 0) onLoad(name.trim() || title || suggested, content, rolls.length)
    return rolls.length > 0
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    if (file.size > LARGEST_BYTES) setRefused(labels.tooLarge)
    else if (take(await file.text(), file.name.replace(/\.[^.]*$/, ''))) setName('')
    target.value = ''
  }
  return (
    <div className={styles.load}>
      <Field
        label={labels.name}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      {/* The browser's own control speaks its own language and look: it is there for the focus and for those who listen. */}
      <label className={`${buttonClass({ size: 'small' })} ${styles.file}`}>
        <input
          type="file"
          className={text.sr}
          accept=".txt,.text,text/plain"
          onChange={(event) => void readFile(event)}
        />
        {labels.file}
      </label>
      <label className={fields.label}>
        {labels.paste}
        <textarea
          className={fields.field}
          rows={3}
          spellCheck={false}
          value={pasted}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? id : undefined}
          onChange={(event) => setPasted(event.target.value)}
        />
      </label>
      {refused && (
        <p id={id} className={`${text.small} ${text.bad}`} role="alert">
          {refused}
        </p>
      )}
      {/* Never disabled: it would lose the focus with the list that it took, and the dialog its keys. */}
      <Button
        size="small"
        onClick={() => {
          if (!take(pasted, labels.pastedName)) return
          setPasted('')
          setName('')
        }}
      >
        {labels.use}
      </Button>
      <p className={`${text.small} ${text.dim}`}>{labels.addresses}</p>
    </div>
  )
}
