import type { Seal, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { isTitleOpen, isTitleToEarn } from '@ai-vault/game/triumphs/titles.ts'
import { useQuery } from '@tanstack/react-query'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { isComplete } from '../../../data/atlas/standing.ts'
import { ItemPicture } from '../../../items/picture/ItemPicture.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Say } from '../../../ui/page/Say.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { useFewThenAll } from '../../../ui/page/use-few-then-all.tsx'
import text from '../../../ui/text.module.css'
import { ListFailure } from '../ListFailure.tsx'
import { Objectives } from '../triumphs/Objectives.tsx'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { words } from '../words.ts'
import styles from './Titles.module.css'

const labels = words.titles
const NEXT_SHOWN = 2
const FEW = 6

/** Seals and their titles: those to earn first, the nearest first, each with what is left of it. */
export function TitleList({ membershipId }: { readonly membershipId: string }) {
  const { data, isError, refetch } = useQuery(triumphsQuery(membershipId))
  const byHash = new Map(data?.triumphs.map((triumph) => [triumph.hash, triumph]))
  if (isError && !data) return <ListFailure what={words.lists.titles} onRetry={() => void refetch()} />
  if (!data?.seals.length) {
    return <p className={`${text.small} ${text.soft}`}>{data?.withheld ? words.withheld : labels.none}</p>
  }
  const { seals } = data
  const open = seals.filter(isTitleOpen)
  const earned = seals.filter((seal) => seal.earned)
  const past = seals.filter((seal) => !seal.earned && seal.legacy)
  // What is left of others is secret or of a year that is over: being nearest helps nobody there.
  const nearest = open.find((seal) => seal.done === seal.total || isTitleToEarn(seal))
  return (
    <>
      {nearest && <Say>{labels.nearest(nearest.title, nearest.total - nearest.done)}</Say>}
      {(
        [
          ['titles-to-earn', labels.toEarn, open],
          ['titles-earned', labels.earned, earned],
          ['titles-of-past-years', labels.past, past],
        ] as const
      ).map(
        ([id, title, group]) =>
          group.length > 0 && <Titles key={id} id={id} title={title} seals={group} byHash={byHash} />,
      )}
    </>
  )
}

interface TitlesProps {
  readonly id: string
  readonly title: string
  readonly seals: readonly Seal[]
  readonly byHash: ReadonlyMap<number, Triumph>
}

function Titles({ id, title, seals, byHash }: TitlesProps) {
  const { shown, button } = useFewThenAll({ id, few: seals.slice(0, FEW), all: seals })
  return (
    <section aria-label={title} className={styles.group}>
      <SectionHead kind="group" level={3} title={title}>
        {button || <span className={`${text.small} ${text.dim}`}>{seals.length}</span>}
      </SectionHead>
      <ul className={styles.titles}>
        {shown.map((seal) => (
          <li key={seal.hash}>
            <TitleCard seal={seal} byHash={byHash} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TitleCardProps {
  readonly seal: Seal
  readonly byHash: ReadonlyMap<number, Triumph>
}

function TitleCard({ seal, byHash }: TitleCardProps) {
  const { hash, title, name, earned, gilded, gilding, legacy, done, total, icon } = seal
  const times = gilding?.times ?? 0
  const [, change] = useAtlasAddress()
  return (
    <article className={styles.title}>
      <div className={styles.headLine}>
        <span className={styles.icon} aria-hidden="true">
          <ItemPicture icon={icon} />
        </span>
        <div className={styles.named}>
          <h4>
            <bdi>{title}</bdi>
          </h4>
          {name !== title && (
            <span className={`${text.small} ${text.dim}`}>
              <bdi>{name}</bdi>
            </span>
          )}
        </div>
        {earned && (gilded || times > 0) && (
          <Tag tone="gold" glyph="i-check">
            {times > 0 ? labels.gildedTimes(times) : labels.gilded}
          </Tag>
        )}
        {legacy && <Tag>{labels.legacy}</Tag>}
        <b className={styles.count}>{words.of(done, total)}</b>
      </div>
      <Steps done={done} total={total} title={title} />
      {isTitleOpen(seal) && <WhatIsNext seal={seal} byHash={byHash} />}
      {earned && !gilded && gilding && <Gilding triumph={byHash.get(gilding.triumph)} />}
      <TextButton
        className={styles.all}
        aria-label={labels.listOf(total, title)}
        onClick={() =>
          change({
            list: 'triumphs',
            seal: String(hash),
            category: undefined,
            q: undefined,
            triumph: undefined,
          })
        }
      >
        {labels.list(total)}
      </TextButton>
    </article>
  )
}

/** One piece for each triumph of the title. */
function Steps({ done, total, title }: Pick<Seal, 'done' | 'total' | 'title'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn in pieces
    <div
      className={styles.steps}
      role="meter"
      aria-label={words.progressOf(title)}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={words.of(done, total)}
    >
      {Array.from({ length: total }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are nothing but their places
        <i key={at} data-done={at < done} />
      ))}
    </div>
  )
}

function WhatIsNext({ seal, byHash }: TitleCardProps) {
  const { done, total, open } = seal
  const goTo = useGoToTriumph()
  const next = open.slice(0, NEXT_SHOWN).flatMap((hash) => byHash.get(hash) ?? [])
  if (next.length === 0) {
    return (
      <p className={styles.why}>
        {done === total ? labels.claim : whyNothingNext(seal, [...byHash.values()])}
      </p>
    )
  }
  return (
    <ul className={styles.next} aria-label={labels.next}>
      {next.map((triumph) => (
        <li key={triumph.hash}>
          <TextButton onClick={() => goTo(triumph)}>
            <bdi>{triumphName(triumph)}</bdi>
          </TextButton>
          <span>{whatAndWhere(triumph)}</span>
        </li>
      ))}
    </ul>
  )
}

/** An earned title can be earned anew every season: how far that is, and what it asks for. */
function Gilding({ triumph }: { readonly triumph: Triumph | undefined }) {
  if (!triumph || triumph.legacy) return null
  const { definition, objectives } = triumph
  return (
    <div className={styles.why}>
      <p>
        <b>{labels.toGild}</b> {definition.description}
      </p>
      <Objectives objectives={objectives} />
    </div>
  )
}

/** "60 % · Open the chests of the region · Cosmodrome": as much of it as is known. */
const whatAndWhere = ({ percent, definition, where }: Triumph): string =>
  [
    percent > 0 && words.percent(percent),
    definition.description?.replace(/\.$/, ''),
    where && words.where(where),
  ]
    .filter(Boolean)
    .join(' · ')

/** Something is left of it, and none of that can be recommended. */
function whyNothingNext({ hash }: Seal, triumphs: readonly Triumph[]): string {
  const left = triumphs.filter((triumph) => triumph.seals?.includes(hash) && !isComplete(triumph))
  if (left.some(({ secret }) => secret)) return labels.secretLeft
  return left.some(({ legacy }) => legacy) ? labels.pastLeft : labels.unknownLeft
}
