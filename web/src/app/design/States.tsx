import { ConnectPrompt } from '../../connect/ConnectPrompt.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorLine, ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import layout from '../../ui/layout.module.css'
import { Plate } from '../../ui/page/Plate.tsx'
import { Specimen } from './Specimen.tsx'

const TILES = ['a', 'b', 'c', 'd'] as const

export function States() {
  return (
    <div className={layout.two}>
      <Specimen title="Loading">
        <Plate className={layout.stack} aria-busy="true">
          <Thinking>Loading Guardian intelligence...</Thinking>
          <div className={layout.row}>
            {TILES.map((tile) => (
              <div key={tile} className={`${layout.stackSmall} ${layout.grow}`}>
                <Skeleton width="50%" height="12px" />
                <Skeleton width="70%" height="30px" />
                <Skeleton square />
              </div>
            ))}
          </div>
        </Plate>
      </Specimen>
      <Specimen title="Empty">
        <Plate>
          <EmptyState
            title="No weapons match your current filters."
            hint={
              <>
                The clause <code>perk:firefly</code> leaves out most: 611 of 642.
              </>
            }
            actions={
              <>
                <Button>Clear filters</Button>
                <Button tone="ghost">Drop that clause</Button>
              </>
            }
          />
        </Plate>
      </Specimen>
      <Specimen title="Connect prompt">
        <ConnectPrompt />
      </Specimen>
      <Specimen title="Errors">
        <div className={layout.stack}>
          <ErrorPanel
            title="Bungie server maintenance"
            level={3}
            steps={['Wait for the end, planned 19:00 UTC', 'Nothing you own is affected']}
            actions={<Button>Check Again</Button>}
            details={'503 platform-maintenance\nrequest 7f3a91'}
          >
            The game’s servers are closed for maintenance. Your last copy stays readable below.
          </ErrorPanel>
          <ErrorPanel title="Service Temporarily Unavailable" tone="warn" glyph="i-clock" level={3}>
            The Destiny 2 API is currently experiencing issues
          </ErrorPanel>
          <ErrorLine>
            Triumphs could not be loaded. <TextButton>Retry</TextButton>
          </ErrorLine>
        </div>
      </Specimen>
    </div>
  )
}
