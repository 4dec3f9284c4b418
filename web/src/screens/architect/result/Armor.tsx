import type { StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { STAT_CAP } from '@ai-vault/game/armor/problem.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { ItemButton } from '../../../items/hover/ItemButton.tsx'
import { SLOT_GLYPHS, STAT_GLYPHS } from '../../../items/picture/armor-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { TABLE_ROLES } from '../../../ui/figures/table-roles.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Armor.module.css'

const labels = words.armor

/** Its rows are blocks on a phone. */
const as = TABLE_ROLES

type Piece = StoredBuild['armor'][number]

function tuningWord({ tuning, artifice }: Piece): string {
  const parts = [
    ...(tuning
      ? [tuning.kind === 'balanced' ? labels.balanced : labels.tuned(tuning.plus, tuning.minus)]
      : []),
    ...(artifice ? [labels.artifice(artifice)] : []),
  ]
  return parts.join(', ') || labels.none
}

export function Armor({ build }: { readonly build: StoredBuild }) {
  return (
    <Bays className={styles.gear}>
      <Bay>
        <SectionHead title={labels.title} glyph="i-shield">
          <LinkButton to="/armory" search={optimizerSearch(build)} tone="ghost" size="small">
            {labels.open}
          </LinkButton>
        </SectionHead>
        <table className={styles.table} aria-label={labels.caption} {...as.table}>
          <thead {...as.group}>
            <tr {...as.row}>
              <th {...as.column} scope="col">
                {labels.piece}
              </th>
              {ARMOR_STATS.map((stat) => (
                <th key={stat} {...as.column} scope="col" className={styles.number}>
                  <Glyph name={STAT_GLYPHS[stat]} size="s" />
                  <span className={text.sr}>{words.stats.names[stat]}</span>
                </th>
              ))}
              <th {...as.column} scope="col">
                {labels.mods}
              </th>
              <th {...as.column} scope="col">
                {labels.tuning}
              </th>
              <th {...as.column} scope="col">
                {labels.energy}
              </th>
            </tr>
          </thead>
          <tbody {...as.group}>
            {build.armor.map((piece) => (
              <tr {...as.row} key={piece.slot}>
                <th {...as.name} scope="row" data-rarity={piece.rarity}>
                  <ItemButton
                    of={{ instanceId: piece.instance_id }}
                    known={{ name: piece.name, icon: piece.icon }}
                    picture={
                      <GearThumb
                        size="small"
                        icon={piece.icon}
                        silhouette={SLOT_GLYPHS[piece.slot]}
                        rarity={piece.rarity}
                      />
                    }
                  />
                  {piece.spirits && <span className={styles.spirits}>{listInWords(piece.spirits)}</span>}
                </th>
                <Numbers line={piece.stats} />
                <td {...as.cell} className={styles.mods}>
                  {piece.stat_mod && (
                    <b className={styles.statMod}>
                      {labels.statMod(piece.stat_mod.stat, piece.stat_mod.points)}
                    </b>
                  )}
                  <span className={text.dim}>{piece.mods.map(({ name }) => name).join(', ')}</span>
                </td>
                <td {...as.cell} className={styles.tuning} data-label={labels.tuning}>
                  {tuningWord(piece)}
                </td>
                <td {...as.cell} className={classNames(styles.energy, text.dim)} data-label={labels.energy}>
                  {labels.of(piece.energy.used, piece.energy.capacity)}
                </td>
              </tr>
            ))}
            {build.stats.fragments.some(Boolean) && (
              <tr {...as.row}>
                <th {...as.name} scope="row">
                  {labels.fragments}
                </th>
                <Numbers line={build.stats.fragments} />
                <td {...as.cell} className={styles.empty} colSpan={3} />
              </tr>
            )}
            <tr {...as.row} className={styles.reached}>
              <th {...as.name} scope="row">
                {labels.reached}
              </th>
              <Numbers line={build.stats.total} />
              <td {...as.cell} className={styles.empty} colSpan={3} />
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
    <td key={stat} {...as.cell} className={styles.number}>
      <Glyph name={STAT_GLYPHS[stat]} size="s" />
      {line[at]}
    </td>
  ))

function Stats({ build: { stats } }: { readonly build: StoredBuild }) {
  return (
    <>
      <SectionHead title={words.stats.title}>
        {stats.targets.some((target) => target > 0) && (
          <span className={`${text.small} ${text.dim}`}>{words.stats.tick}</span>
        )}
      </SectionHead>
      <div className={styles.bars}>
        {ARMOR_STATS.map((stat, at) => {
          const [value = 0, target = 0] = [stats.total[at], stats.targets[at]]
          return (
            <StatBar
              key={stat}
              label={
                <span className={styles.stat}>
                  <Glyph name={STAT_GLYPHS[stat]} size="s" />
                  {words.stats.names[stat]}
                </span>
              }
              colour={target > 0 ? 'var(--gold)' : undefined}
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

/** The address by which the optimizer is asked for this build again: its class, stats, fragments and exotic. */
function optimizerSearch({ armor, stats, class_type }: StoredBuild) {
  const exotic = armor.find(({ rarity }) => rarity === 'exotic')
  return {
    tab: 'armor' as const,
    class: class_type,
    targets: stats.total.join('_'),
    // The pins and filters that the account keeps there had no part in this build, nor had masterwork still to come.
    only: 'all',
    off: 'masterwork',
    ...(stats.fragments.some(Boolean) ? { bonus: stats.fragments.join('_') } : {}),
    ...(exotic ? { exotic: String(exotic.hash) } : {}),
  }
}
