import type { ReceivedPoints } from '@ai-vault/contract/atlas/points.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { placesFound } from '../../../../data/atlas/destination-progress.ts'
import { markFound, pointsKey, readGeoJson } from '../../../../data/atlas/point-queries.ts'
import { isFound } from '../../../../data/atlas/standing.ts'
import { saveFile } from '../../../../data/save-file.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { SearchBox } from '../../../../ui/controls/SearchBox.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { useFewThenAll } from '../../../../ui/page/use-few-then-all.tsx'
import text from '../../../../ui/text.module.css'
import { VirtualList } from '../../VirtualList.tsx'
import styles from '../Map.module.css'
import type { MapPoint } from '../read-point.ts'
import { words } from '../words.ts'
import { PointActions } from './PointActions.tsx'

const ROW_HEIGHT = 58
const FEW = 8

interface PointListProps {
  readonly points: readonly MapPoint[]
  /** Of the destination, whatever is shown of them. */
  readonly all: readonly MapPoint[]
  readonly visited: ReadonlySet<number>
  readonly membershipId: string
  readonly chosen: string | undefined
  readonly destination: number | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** F-229, F-230: everything that the map shows, for those who do not see it, and a tick for where one has been. */
export function PointList(props: PointListProps) {
  const { points, all, visited, membershipId, chosen, destination, onChoose } = props
  const client = useQueryClient()
  const [q, setQ] = useState('')
  const [message, setMessage] = useState('')
  const wanted = useDeferredValue(q)
  const found = useMemo(() => points.filter((point) => matches(point, wanted)), [points, wanted])
  const { shown, button } = useFewThenAll({ id: 'points', few: fewWith(found, chosen), all: found })
  const been = placesFound(destination, all, visited)
  const listed = {
    shown: found.length,
    of: all.length,
    pending: found.filter(({ status }) => status === 'pending').length,
  }

  /** Shown at once, and silently taken back where the server did not take it. */
  async function tick(point: MapPoint) {
    const next = !isFound(point, visited)
    const put = (value: boolean | null | undefined) =>
      client.setQueriesData<ReceivedPoints>(
        { queryKey: pointsKey(membershipId) },
        (answer) =>
          answer && {
            ...answer,
            points: answer.points.map((each) => (each.id === point.id ? { ...each, found: value } : each)),
          },
      )
    put(next)
    await markFound(point.id, next).catch(() => put(point.found))
  }

  async function exportPoints() {
    try {
      const content = JSON.stringify(await readGeoJson(destination))
      saveFile(new Blob([content], { type: 'application/geo+json' }), 'ai-vault-points.geojson')
      setMessage(words.list.exported)
    } catch {
      setMessage(words.list.exportFailed)
    }
  }

  return (
    <div className={styles.list}>
      <h3 className={styles.listTitle}>
        {words.list.title} <span className={text.dim}>{words.list.been(been.found, been.of)}</span>
      </h3>
      <SearchBox label={words.list.search} placeholder={words.list.placeholder} value={q} onChange={setQ} />
      <p role="status" className={styles.note}>
        {message || words.list.listed(listed)}
      </p>
      <VirtualList
        label={words.list.title}
        count={shown.length}
        estimate={ROW_HEIGHT}
        keyOf={(at) => shown[at]?.id ?? at}
      >
        {(at) => {
          const point = shown[at]
          if (!point) return null
          const isBeen = isFound(point, visited)
          return (
            <div className={styles.row} data-chosen={point.id === chosen || undefined}>
              <i className={styles.dot} data-status={point.status} />
              <span className={styles.words}>
                <TextButton
                  className={styles.name}
                  aria-pressed={point.id === chosen}
                  onClick={() => onChoose(point.id === chosen ? undefined : point.id)}
                >
                  <bdi>{point.name || words.nameless}</bdi>
                </TextButton>
                <span>
                  {words.about(point)} · {point.coords ? words.place(point) : words.noPosition}
                </span>
              </span>
              <Button
                size="small"
                aria-pressed={isBeen}
                aria-label={words.list.tick(point.name, isBeen)}
                onClick={() => void tick(point)}
              >
                <Glyph name="i-check" size="s" />
                {isBeen ? words.list.isBeen : words.list.isNot}
              </Button>
              {point.id === chosen && <PointActions membershipId={membershipId} point={point} />}
            </div>
          )
        }}
      </VirtualList>
      <p className={styles.foot}>
        {button}
        <TextButton onClick={() => void exportPoints()}>{words.list.export}</TextButton>
      </p>
    </div>
  )
}

/** A few, the chosen one in front of them if it is not there anyway. */
function fewWith(points: readonly MapPoint[], chosen: string | undefined): readonly MapPoint[] {
  const few = points.slice(0, FEW)
  const other = few.some(({ id }) => id === chosen) ? undefined : points.find(({ id }) => id === chosen)
  return other ? [other, ...few] : few
}

function matches({ name, kind, zone, destination }: MapPoint, q: string): boolean {
  const all = fold([name, kind, zone, destination].filter(Boolean).join(' '))
  return fold(q)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
