import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import type { Need } from '@ai-vault/game/fireteam/need-names.ts'
import { useId, useState } from 'react'
import { ItemButton } from '../../../items/hover/ItemButton.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { useFewThenAll } from '../../../ui/page/use-few-then-all.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Fillings.module.css'
import { isAlone } from './is-alone.ts'

const labels = words.fill
const FEW = 4
const ORDER = { missing: 0, unknown: 1, one: 2 } as const
const TONES = { missing: 'bad', unknown: 'plain', one: 'warn' } as const

/** Which item or ability of the player's own would close each gap: the missing ones first, what is sure to be needed before what may be. */
export function Fillings({ answer }: { readonly answer: FireteamAnalysis }) {
  const possible = new Set(
    answer.coverage.filter(({ expected }) => expected === 'possible').map(({ need }) => need),
  )
  const rank = ({ need, state }: (typeof answer.fillings)[number]) =>
    ORDER[state] + 0.5 * Number(possible.has(need))
  const fillings = answer.fillings.toSorted((one, other) => rank(one) - rank(other))
  const { shown, button } = useFewThenAll({ id: 'fill', few: fillings.slice(0, FEW), all: fillings })
  const somebodyPrivate = answer.members.some(({ state: found }) => found === 'private')
  const onlyYou = answer.only_you ?? []
  return (
    <Bays>
      <Bay tone="ai">
        <SectionHead title={labels.title} glyph="mark" tone="ai" />
        {answer.own_withheld && <p className={`${text.small} ${text.warn}`}>{labels.withheld}</p>}
        {fillings.length === 0 && answer.unfilled.length === 0 && onlyYou.length === 0 ? (
          <p className={text.soft}>{labels.nothing(isAlone(answer.members))}</p>
        ) : (
          <ul className={styles.list}>
            {shown.map((filling) => (
              <li key={filling.need}>
                <p className={styles.head}>
                  <Tag tone={TONES[filling.state]}>{words.states[filling.state]}</Tag>
                  <b>{words.needs[filling.need]}</b>
                  {possible.has(filling.need) && <span className={text.dim}>{words.coverage.possible}</span>}
                </p>
                <Ways {...filling} />
                {filling.state === 'unknown' && somebodyPrivate && (
                  <p className={`${text.small} ${text.dim}`}>{labels.askFirst}</p>
                )}
              </li>
            ))}
            {button && <li>{button}</li>}
            {answer.unfilled.length > 0 && (
              <li className={text.soft}>
                {labels.unfilled(answer.unfilled.map((need) => words.needs[need]))}
              </li>
            )}
            {onlyYou.length > 0 && (
              <li className={text.soft}>{labels.onlyYou(onlyYou.map((need) => words.needs[need]))}</li>
            )}
          </ul>
        )}
      </Bay>
    </Bays>
  )
}

type Filling = FireteamAnalysis['fillings'][number]

/** The smaller change first, then the other one, then what is much better than both. */
function Ways(filling: Filling) {
  const { item, by, instead, ability, better, lead } = filling
  const isAbilityFirst = ability !== undefined && (lead === 'ability' || !item)
  const byAbility = ability && (
    <>
      <p className={`${text.small} ${text.soft}`}>{labels.ability(ability, !isAbilityFirst)}</p>
      <Loss of={ability.loses} />
    </>
  )
  return (
    <>
      {isAbilityFirst && byAbility}
      {item && (
        <>
          {isAbilityFirst && <p className={`${text.small} ${text.soft}`}>{labels.orItem}</p>}
          <ItemButton of={{ instanceId: item.instance_id }} known={{ name: item.name, icon: item.icon }} />
          <p className={`${text.small} ${text.dim}`}>
            {[labels.place(item.place), by === item.name ? undefined : by].filter(Boolean).join(' · ')}
          </p>
          {instead && <p className={`${text.small} ${text.warn}`}>{labels.instead(instead)}</p>}
          <Loss of={item.loses} />
          <Others {...filling} />
        </>
      )}
      {!isAbilityFirst && byAbility}
      {better && (
        <>
          <p className={`${text.small} ${text.soft}`}>{labels.better(better)}</p>
          <Loss of={better.loses} />
        </>
      )}
    </>
  )
}

/** What else of the player's own would do, listed on a press. */
function Others({ others, best_others: best = [] }: Filling) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (others === 0) return null
  if (best.length === 0) return <p className={`${text.small} ${text.dim}`}>{labels.others(others)}</p>
  return (
    <>
      <TextButton aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {labels.others(others)}
      </TextButton>
      {open && (
        <div id={id} className={styles.others}>
          {best.length < others && <p className={text.small}>{labels.best(best.length)}</p>}
          {best.map(({ instance_id: instanceId, name, icon }) => (
            <ItemButton key={instanceId} of={{ instanceId }} known={{ name, icon }} />
          ))}
        </div>
      )}
    </>
  )
}

/** What the team would be without, right below the change that costs it. */
function Loss({ of = [] }: { readonly of: readonly Need[] | undefined }) {
  if (of.length === 0) return null
  return <p className={`${text.small} ${text.warn}`}>{labels.loses(of.map((need) => words.needs[need]))}</p>
}
