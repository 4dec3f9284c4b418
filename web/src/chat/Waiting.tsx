import { Button } from '../ui/controls/buttons/Button.tsx'
import { Thinking } from '../ui/feedback/Skeleton.tsx'
import styles from './Chat.module.css'
import { words } from './words.ts'

/** While an answer is on its way: 'Sentinel is thinking...' and the way out. */
export function Waiting({ onStop }: { readonly onStop: () => void }) {
  return (
    <div className={styles.waiting}>
      <Thinking>{words.thinking}</Thinking>
      <Button size="small" tone="ghost" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  )
}
