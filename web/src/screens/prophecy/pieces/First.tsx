import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import type { ProphecyTab } from '../prophecy-search.ts'
import { words } from '../words.tsx'
import styles from './Pieces.module.css'

const labels = words.first

interface FirstProps {
  readonly prophecy: Prophecy
  readonly onOpen: (tab: ProphecyTab) => void
}

/** The one thing that the prophecy says first: the best weapon that lies unused, else the best thing to farm. */
export function First({ prophecy, onOpen }: FirstProps) {
  const { top_hidden_gems: gems, next_farm_priorities: farms } = prophecy
  const [gem] = gems
  const [farm] = farms
  if (gem) {
    const { weapon_name: name, action, score, activity, last_used: used } = gem
    return (
      <Plate className={styles.first} role="region" aria-label={labels.title}>
        <Say>{labels.take[action](<bdi>{name}</bdi>)}</Say>
        <Reason>{labels.unused(score.toFixed(1), activity, used !== undefined)}</Reason>
        <LinkButton to="/forge/$weaponId" params={{ weaponId: gem.item_instance_id }} tone="gold">
          {labels.look}
        </LinkButton>
      </Plate>
    )
  }
  if (!farm) return null
  return (
    <Plate className={styles.first} role="region" aria-label={labels.title}>
      <Say>{labels.farm(<bdi>{farm.weapon_name}</bdi>, farm.place)}</Say>
      <Reason>{labels.even(farm.even_hours.toFixed(1), farm.even_runs)}</Reason>
      <Button tone="gold" onClick={() => onOpen('farming')}>
        {labels.plan}
      </Button>
    </Plate>
  )
}
