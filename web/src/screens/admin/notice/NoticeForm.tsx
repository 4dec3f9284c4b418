import { LONGEST_NOTICE } from '@ai-vault/contract/account/notices.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../data/api/api-error.ts'
import { sendNotice } from '../../../data/queries/notice-queries.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Admin.module.css'
import { words } from '../words/words.ts'

const said = words.notice

/** For those who run the installation: a line to everybody who has a page open. */
export function NoticeForm() {
  const [content, setContent] = useState('')
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await sendNotice(content)
      setContent('')
      setTold(said.sent)
    } catch (error) {
      setTold(error instanceof ApiError ? error.message : said.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Bay>
      <SectionHead title={said.title} />
      <form className={styles.notice} onSubmit={(event) => void send(event)}>
        <Field
          label={said.label}
          note={said.note}
          value={content}
          required
          maxLength={LONGEST_NOTICE}
          autoComplete="off"
          onChange={({ target }) => setContent(target.value)}
        />
        <Button type="submit" aria-busy={busy}>
          {said.send}
        </Button>
      </form>
      <p role="status">{told}</p>
    </Bay>
  )
}
