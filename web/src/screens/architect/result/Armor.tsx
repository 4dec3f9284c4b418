import type { StoredBuild } from '@ai-vault/contract/architect.ts'
import { STAT_CAP } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { ItemButton } from '../../../items/hover/ItemButton.tsx'
import { STAT_GLYPHS } from '../../../items/picture/armor-glyphs.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LinkButton } from '../../../ui/controls/LinkButton.tsx'
import { StatBar } from '../../../ui/figures/StatBar.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words/words.ts'
import styles from './Armor.module.css'

const said = words.armor

/** On a phone the rows are blocks, and what is no table by its layout may not be read out as one: so the roles are said. */
const TABLE = { role: 'table' }
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const NAME = { role: 'rowheader' }
const CELL = { role: 'cell' }

type Piece = StoredBuild['armor'][number]

function tuningWord({ tuning, artifice }: Piece): string {
  const parts = [
    ...(tuning ? [tuning.kind === 'balanced' ? said.balanced : said.tuned(tuning.plus, tuning.minus)] : []),
    ...(artifice ? [said.artifice(artifice)] : []),
  ]
  return parts.join(', ') || said.none
}

export function Armor({ build }: { readonly build: StoredBuild }) {
  return (
    <Bays className={styles.gear}>
      <Bay>
        <SectionHead title={said.title} glyph="i-shield">
          <LinkButton to="/armory" search={{ tab: 'armor' }} tone="ghost" size="small">
            {said.open}
          </LinkButton>
        </SectionHead>
        <table className={styles.table} {...TABLE}>
          <caption className={text.sr}>{said.caption}</caption>
          <thead {...GROUP}>
            <tr {...ROW}>
              <th {...HEAD} scope="col">
                {said.piece}
              </th>
              {ARMOR_STATS.map((stat) => (
                <th key={stat} {...HEAD} scope="col" className={styles.number}>
                  <Glyph name={STAT_GLYPHS[stat]} size="s" />
                  <span className={text.sr}>{words.stats.names[stat]}</span>
                </th>
              ))}
              <th {...HEAD} scope="col">
                {said.mods}
              </th>
              <th {...HEAD} scope="col">
                {said.tuning}
              </th>
              <th {...HEAD} scope="col">
                {said.energy}
              </th>
            </tr>
          </thead>
          <tbody {...GROUP}>
            {build.armor.map((piece) => (
              <tr {...ROW} key={piece.slot}>
                <th {...NAME} scope="row" data-rarity={piece.rarity}>
                  <ItemButton
                    of={{ instanceId: piece.instance_id }}
                    known={{ name: piece.name, icon: piece.icon }}
                  />
                </th>
                <Numbers line={piece.stats} />
                <td {...CELL} className={styles.mods}>
                  {piece.stat_mod && (
                    <b className={styles.statMod}>
                      {said.statMod(piece.stat_mod.stat, piece.stat_mod.points)}
                    </b>
                  )}
                  <span className={text.dim}>{piece.mods.map(({ name }) => name).join(', ')}</span>
                </td>
                <td {...CELL} className={styles.tuning}>
                  {tuningWord(piece)}
                </td>
                <td {...CELL} className={classNames(styles.energy, text.dim)}>
                  {said.of(piece.energy.used, piece.energy.capacity)}
                </td>
              </tr>
            ))}
            {build.stats.fragments.some(Boolean) && (
              <tr {...ROW}>
                <th {...NAME} scope="row">
                  {said.fragments}
                </th>
                <Numbers line={build.stats.fragments} />
                <td {...CELL} className={styles.empty} colSpan={3} />
              </tr>
            )}
            <tr {...ROW} className={styles.reached}>
              <th {...NAME} scope="row">
                {said.reached}
              </th>
              <Numbers line={build.stats.total} />
              <td {...CELL} className={styles.empty} colSpan={3} />
            </tr>
          </tbody>
        </table>
      </Bay>
      <Bay>
        <Stats build={build} />
      </Bay>
    </Bays>
  )
}

const Numbers = ({ line }: { readonly line: StatLine }) =>
  ARMOR_STATS.map((stat, at) => (
    <td key={stat} {...CELL} className={styles.number}>
      {line[at]}
    </td>
  ))

function Stats({ build: { stats } }: { readonly build: StoredBuild }) {
  return (
    <>
      <SectionHead title={words.stats.title}>
        <span className={`${text.small} ${text.dim}`}>{words.stats.tick}</span>
      </SectionHead>
      <div className={styles.bars}>
        {ARMOR_STATS.map((stat, at) => {
          const [value = 0, target = 0] = [stats.total[at], stats.targets[at]]
          return (
            <StatBar
              key={stat}
              label={words.stats.names[stat]}
              value={value}
              max={STAT_CAP}
              best={target > 0 ? target : undefined}
              {...(target > 0 ? { shown: words.stats.against(value, target) } : {})}
            />
          )
        })}
      </div>
    </>
  )
}
