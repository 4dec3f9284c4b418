import type { TriumphsAnswer } from '@ai-vault/contract/atlas/records.ts'
import { isTitleToEarn } from '@ai-vault/game/triumphs/titles.ts'
import { Link } from '../../../routing/Link.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import { words } from '../words.ts'
import styles from './Head.module.css'

const SHOWN = 3

/** The titles that lack the least, each with the triumph to do next and where. */
export function NearestTitles({ seals, triumphs }: Pick<TriumphsAnswer, 'seals' | 'triumphs'>) {
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
      <SectionHead kind="group" title={words.head.nearest} id="nearest-titles">
        <Link to="/atlas" search={{ list: 'titles' }}>
          {words.head.allTitles}
        </Link>
      </SectionHead>
      <ol className={styles.titles}>
        {nearest.map(({ seal, next }) => (
          <li key={seal.hash} className={styles.near}>
            <h3>
              <bdi>{seal.title}</bdi>
            </h3>
            <b className={styles.percent}>{words.of(seal.done, seal.total)}</b>
            <span className={styles.reason}>
              {words.titles.next}:{' '}
              <TextButton onClick={() => goTo(next)}>
                <bdi>{triumphName(next)}</bdi>
              </TextButton>
              {next.where && ` · ${words.where(next.where)}`}
            </span>
            <Meter
              label={words.progressOf(seal.title)}
              value={seal.percent}
              valueText={words.of(seal.done, seal.total)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
