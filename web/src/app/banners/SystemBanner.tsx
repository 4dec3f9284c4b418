import type { SystemStatus } from '@ai-vault/contract/service/status.ts'
import { useState } from 'react'
import { readLog } from '../../data/log.ts'
import { readDismissedIncident, writeDismissedIncident } from '../../data/stored/storage.ts'
import { incidentOf } from '../../data/system/system-signal.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { VERSION } from '../../data/version.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { AnchorButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { copyText } from '../../ui/feedback/toasts/copy-text.ts'
import { lateWords } from '../late-words.ts'
import { useLastRead } from '../status/use-last-read.ts'
import { BANNERS } from './system-banners.ts'

const words = lateWords.banners

/** Stands while the system is not well; dismissed, it stays away for this incident only (F-047 to F-057). */
export function SystemBanner() {
  const { status, banner } = useSystemStatus()
  const read = useLastRead()
  const [dismissed, setDismissed] = useState(readDismissedIncident)
  if (!status || !banner || incidentOf(status) === dismissed) return null
  const { tone, glyph, title, text, action } = BANNERS[banner]
  const dismiss = () => {
    writeDismissedIncident(incidentOf(status))
    setDismissed(incidentOf(status))
  }
  return (
    <Banner
      tone={tone}
      glyph={glyph}
      title={title}
      onDismiss={dismiss}
      action={
        action === 'help' ? (
          <AnchorButton size="small" href="https://help.bungie.net" target="_blank" rel="noreferrer">
            {words.status}
          </AnchorButton>
        ) : (
          action === 'copy' && (
            <Button size="small" onClick={() => copyDiagnostics(status)}>
              {words.copy}
            </Button>
          )
        )
      }
    >
      {text(status, read)}
    </Banner>
  )
}

/** Codes and versions, nothing about the player. */
function copyDiagnostics(status: SystemStatus) {
  const report = JSON.stringify({ ...status, version: VERSION, log: readLog() }, null, 2)
  void copyText(report, { copied: words.copied, refused: words.notCopied })
}
