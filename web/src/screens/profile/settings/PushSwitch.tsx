import { useEffect, useState } from 'react'
import { ApiError } from '../../../data/api/api-error.ts'
import { type PushState, readPushState, switchPushOff, switchPushOn } from '../../../data/push.ts'
import { Switch } from '../../../ui/controls/Field.tsx'
import styles from '../Profile.module.css'
import { words } from '../words.tsx'

const labels = words.push

/** Whether this browser is told while it is closed. The browser asks the player before the first time. */
export function PushSwitch({ report }: { readonly report: (text: string) => void }) {
  const [state, setState] = useState<PushState>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let gone = false
    readPushState().then(
      (found) => gone || setState(found),
      () => gone || setState('unsupported'),
    )
    return () => {
      gone = true
    }
  }, [])

  async function change(on: boolean) {
    if (busy) return
    setBusy(true)
    try {
      const now = await (on ? switchPushOn() : switchPushOff())
      setState(now)
      report(now === 'on' ? labels.on : labels.off)
    } catch (error) {
      setState(await readPushState().catch((): PushState => 'unsupported'))
      report(error instanceof ApiError ? error.message : labels.failed)
    } finally {
      setBusy(false)
    }
  }

  if (state === undefined) return null
  if (state === 'unsupported') return <p className={styles.note}>{labels.unsupported}</p>
  if (state === 'refused') return <p className={styles.note}>{labels.refused}</p>
  return <Switch label={labels.label} checked={state === 'on'} onChange={(on) => void change(on)} />
}
