import type { Seal, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { isTitleOpen } from '@ai-vault/game/triumphs/titles.ts'
import { useQuery } from '@tanstack/react-query'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { isComplete } from '../../../data/atlas/standing.ts'
import { ItemPicture } from '../../../items/picture/ItemPicture.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { ListFailure } from '../ListFailure.tsx'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { words } from '../words.ts'
import styles from './Titles.module.css'

const NEXT_SHOWN = 3

/** Seals and their titles: those to earn first, the nearest first, each with what is left of it. */
export function TitleList({ membershipId }: { readonly membershipId: string }) {
  const { data, isError, refetch } = useQuery(triumphsQuery(membershipId))
  const byHash = new Map(data?.triumphs.map((triumph) => [triumph.hash, triumph]))
  if (isError && !data) return <ListFailure what={words.lists.titles} onRetry={() => void refetch()} />
  if (!data?.seals.length) {
    return (
      <p className={`${text.small} ${text.soft}`}>{data?.withheld ? words.withheld : words.titles.none}</p>
    )
  }
  return (
    <ul className={styles.titles}>
      {data.seals.map((seal) => (
        <li key={seal.hash}>
          <TitleRow seal={seal} byHash={byHash} />
        </li>
      ))}
    </ul>
  )
}

interface TitleRowProps {
  readonly seal: Seal
  readonly byHash: ReadonlyMap<number, Triumph>
}

function TitleRow({ seal, byHash }: TitleRowProps) {
  const { title, name, earned, gilded, legacy, done, total, percent, open, icon } = seal
  const [, change] = useAtlasAddress()
  const goTo = useGoToTriumph()
  const next = open.slice(0, NEXT_SHOWN).flatMap((hash) => byHash.get(hash) ?? [])
  return (
    <article className={styles.title}>
      <span className={styles.icon} aria-hidden="true">
        <ItemPicture icon={icon} />
      </span>
      <div className={styles.body}>
        <div className={styles.headLine}>
          <h3>
            <bdi>{title}</bdi>
          </h3>
          {name !== title && (
            <span className={text.dim}>
              <bdi>{name}</bdi>
            </span>
          )}
          {earned && (
            <Tag tone="gold" glyph="i-check">
              {gilded ? words.titles.gilded : words.titles.earned}
            </Tag>
          )}
          {legacy && <Tag>{words.titles.legacy}</Tag>}
          <b className={styles.count}>{words.of(done, total)}</b>
        </div>
        <Meter label={words.progressOf(title)} value={percent} valueText={words.percent(percent)} />
        {!earned && next.length > 0 && (
          <p className={styles.next}>
            <span>{words.titles.next}</span>{' '}
            {next.map((triumph, at) => (
              <span key={triumph.hash}>
                {at > 0 && ', '}
                <TextButton onClick={() => goTo(triumph)}>
                  <bdi>{triumphName(triumph)}</bdi>
                </TextButton>{' '}
                ({words.percent(triumph.percent)}
                {triumph.where && `, ${words.where(triumph.where)}`})
              </span>
            ))}
          </p>
        )}
        {isTitleOpen(seal) && next.length === 0 && (
          <p className={styles.next}>
            {done === total ? words.titles.claim : whyNothingNext(seal, [...byHash.values()])}
          </p>
        )}
        <TextButton
          className={styles.all}
          aria-label={words.titles.listOf(title)}
          onClick={() =>
            change({
              list: 'triumphs',
              seal: String(seal.hash),
              category: undefined,
              q: undefined,
              triumph: undefined,
            })
          }
        >
          {words.titles.list(total)}
        </TextButton>
      </div>
    </article>
  )
}

/** Something is left of it, and none of that can be recommended. */
function whyNothingNext({ hash }: Seal, triumphs: readonly Triumph[]): string {
  const left = triumphs.filter((triumph) => triumph.seals?.includes(hash) && !isComplete(triumph))
  if (left.some(({ secret }) => secret)) return words.titles.secretLeft
  return left.some(({ legacy }) => legacy) ? words.titles.pastLeft : words.titles.unknownLeft
}
