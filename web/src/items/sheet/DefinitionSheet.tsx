import { weaponAnalysisSchema } from '@ai-vault/contract/items/weapons.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../data/api/api-client.ts'
import { ApiError } from '../../data/api/api-error.ts'
import { languageQuery } from '../../data/language/language.ts'
import { namedAnswer } from '../../data/language/named-answers.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import { SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { type Column, Table } from '../../ui/figures/Table.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import type { Analysis } from '../perks/perk-columns.ts'
import { ItemPicture } from '../picture/ItemPicture.tsx'
import { sheetWords } from '../words/sheet-words.ts'
import { words } from '../words/words.ts'
import styles from './DefinitionSheet.module.css'

const labels = sheetWords.definition

/** A weapon the player owns no copy of: what it is, the roll to look for, and what each of its perks is worth. */
export function DefinitionSheet({ itemHash }: { readonly itemHash: number }) {
  const { data: analysis, error, isFetching, refetch } = useQuery(definitionQuery(itemHash))
  if (analysis) return <Definition analysis={analysis} />
  if (!error) {
    return (
      <>
        <Thinking>{labels.reading}</Thinking>
        <Skeleton height="240px" />
      </>
    )
  }
  if (error instanceof ApiError && error.code === 'unknown-weapon') return <p>{labels.notAWeapon}</p>
  return (
    <ErrorPanel
      title={labels.failed}
      actions={
        <Button aria-disabled={isFetching} onClick={() => isFetching || void refetch()}>
          <Glyph name="i-refresh" size="s" />
          {sheetWords.tryAgain}
        </Button>
      }
    >
      {error.message}
    </ErrorPanel>
  )
}

function Definition({ analysis }: { readonly analysis: Analysis }) {
  const { weapon, personalized_god_roll: best, perk_explorer: columns } = analysis
  const roll = [...best.traits, best.barrel, best.magazine, best.masterwork].filter(Boolean)
  return (
    <>
      <p className={styles.name}>
        <ItemPicture icon={weapon.icon} />
        <bdi>{weapon.name}</bdi>
      </p>
      <p className={classNames(text.small, text.soft)}>
        {[weapon.weapon_type, words.card.none].filter(Boolean).join(' · ')}
      </p>
      {roll.length > 0 && (
        <>
          <SectionHead title={labels.best} level={3} glyph="mark" tone="ai">
            <SourceMark source="estimated" />
          </SectionHead>
          <p>{roll.join(', ')}</p>
        </>
      )}
      {columns.map(({ column, perks }, at) => (
        // Two columns may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: a definition's columns do not move.
        <div key={at} className={styles.column}>
          <SectionHead title={column} level={3} />
          <Table caption={column} columns={PERK_COLUMNS} rows={perks} rowKey={({ name }) => name} />
        </div>
      ))}
    </>
  )
}

type Perk = Analysis['perk_explorer'][number]['perks'][number]

const worth = (value: number | undefined) => value?.toFixed(1) ?? labels.unknown

const PERK_COLUMNS: readonly Column<Perk>[] = [
  {
    key: 'perk',
    head: labels.perk,
    cell: ({ name, effect }) => (
      <>
        {name}
        {effect && <small className={styles.effect}>{effect}</small>}
      </>
    ),
  },
  { key: 'pve', head: words.sides.pve, number: true, cell: ({ pve }) => worth(pve) },
  { key: 'pvp', head: words.sides.pvp, number: true, cell: ({ pvp }) => worth(pvp) },
]

/** What a weapon can be, whoever owns it: the analysis of its definition. */
const definitionQuery = (itemHash: number) =>
  queryOptions({
    queryKey: ['weapon-definition', itemHash],
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/analyze-weapon',
        method: 'POST',
        query: languageQuery(),
        body: { item_hash: itemHash },
        schema: weaponAnalysisSchema,
        signal,
      }),
    ...namedAnswer(10 * 60_000),
    meta: { named: true },
  })
