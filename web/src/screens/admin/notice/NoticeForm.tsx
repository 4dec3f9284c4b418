import { LONGEST_NOTICE } from '@ai-vault/contract/account/notices.ts'
import { type FormEvent, useState } from 'react'
import { useStatusLine } from '../../../data/api/use-status-line.ts'
import { sendNotice } from '../../../data/queries/notice-queries.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Admin.module.css'
import { words } from '../words.ts'

const labels = words.notice

/** For those who run the installation: a line to everybody who has a page open. */
export function NoticeForm() {
  const [content, setContent] = useState('')
  const { status, busy, run } = useStatusLine(labels.failed)

  function send(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await sendNotice(content)
      setContent('')
      return labels.sent
    })
  }

  return (
    <Plate>
      <SectionHead title={labels.title} />
      <form className={styles.notice} onSubmit={send}>
        <Field
          label={labels.label}
          note={labels.note}
          value={content}
          required
          maxLength={LONGEST_NOTICE}
          autoComplete="off"
          onChange={({ target }) => setContent(target.value)}
        />
        <Button type="submit" aria-busy={busy !== undefined}>
          {labels.send}
        </Button>
      </form>
      <p role="status">{status}</p>
    </Plate>
  )
}
