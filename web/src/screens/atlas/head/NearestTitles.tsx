import type { TriumphsAnswer } from '@ai-vault/contract/atlas/records.ts'
import { isTitleToEarn } from '@ai-vault/game/triumphs/titles.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { bringIntoSight } from '../bring-into-sight.ts'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { words } from '../words/words.ts'
import styles from './Head.module.css'

const SHOWN = 3

/** The titles that lack the least, each with the triumph to do next and where. */
export function NearestTitles({ seals, triumphs }: Pick<TriumphsAnswer, 'seals' | 'triumphs'>) {
  const [, change] = useAtlasAddress()
  const goTo = useGoToTriumph()
  const nearest = seals
    .flatMap((seal) => {
      const next = triumphs.find(({ hash }) => hash === seal.open[0])
      return next && isTitleToEarn(seal) ? [{ seal, next }] : []
    })
    .slice(0, SHOWN)
  if (nearest.length === 0) return null
  return (
    <section aria-labelledby="nearest-titles">
      <SectionHead title={words.head.nearest} id="nearest-titles">
        <TextButton
          onClick={() => {
            change({ list: 'titles' })
            bringIntoSight('lists')
          }}
        >
          {words.head.allTitles}
        </TextButton>
      </SectionHead>
      <ol className={styles.nearest}>
        {nearest.map(({ seal, next }) => (
          <li key={seal.hash}>
            <b>
              <bdi>{seal.title}</bdi>
            </b>
            <span>
              {words.titles.next}{' '}
              <TextButton onClick={() => goTo(next)}>
                <bdi>{triumphName(next)}</bdi>
              </TextButton>
              {next.where && ` · ${words.where(next.where)}`}
            </span>
            <b className={styles.percent}>{words.of(seal.done, seal.total)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
