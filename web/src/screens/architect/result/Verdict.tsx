import type { RecommendBuildAnswer, StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { dimAddress } from '@ai-vault/game/builds/dim-loadout.ts'
import { shareOfBuild } from '@ai-vault/game/shares/from-build.ts'
import type { Ref } from 'react'
import { elementLook, elementWord } from '../../../items/badges/Element.tsx'
import { ItemPicture } from '../../../items/picture/ItemPicture.tsx'
import { ShareButton } from '../../../sharing/ShareButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { AnchorButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Dial } from '../../../ui/figures/gauges/Dial.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import { PartLinks } from './PartLinks.tsx'
import styles from './Verdict.module.css'

const labels = words.result
const COPY_WORDS = { copied: labels.copied, refused: labels.copyRefused }

interface VerdictProps {
  readonly answer: RecommendBuildAnswer
  readonly head: Ref<HTMLHeadingElement>
  readonly onAgain: () => void
}

export function Verdict({ answer, head, onAgain }: VerdictProps) {
  const { build } = answer
  const notGiven = build.not_given?.length ?? 0
  return (
    <Bays className={styles.verdict}>
      <Bay className={styles.lead}>
        <p className={styles.tags}>
          <Tag>{build.activity}</Tag>
          <Tag tone="gold">{labels.owned(Object.keys(build.weapons).length + build.armor.length)}</Tag>
          {notGiven > 0 && <Tag tone="warn">{labels.notGiven(notGiven)}</Tag>}
        </p>
        <h2 ref={head} tabIndex={-1} className={styles.name}>
          {build.build_name}
        </h2>
        <p className={text.soft}>{build.explanation}</p>
        <div className={styles.actions}>
          <ShareButton document={shareOfBuild(build)}>{labels.share}</ShareButton>
          <AnchorButton href={dimAddress(answer.dim_loadout)} target="_blank" rel="noreferrer">
            {labels.dimOpen}
          </AnchorButton>
          <Button onClick={() => void copyText(JSON.stringify(answer.dim_loadout, null, 2), COPY_WORDS)}>
            <Glyph name="i-copy" size="s" />
            {labels.dim}
          </Button>
          <Button tone="ghost" onClick={onAgain}>
            <Glyph name="i-refresh" size="s" />
            {labels.again}
          </Button>
        </div>
        <PartLinks />
      </Bay>
      <Bay>
        <SectionHead title={build.subclass.name}>
          <span className={classNames(text.small, text.dim)}>
            <i className={elementLook(build.subclass.element)} /> {elementWord(build.subclass.element)}
          </span>
        </SectionHead>
        <ul className={styles.kit}>
          {build.subclass.abilities.map((ability) => (
            <AbilityRow key={ability.hash} cap={labels.kinds[ability.kind]} {...ability} />
          ))}
        </ul>
      </Bay>
      <Bay>
        <Chosen build={build} />
      </Bay>
      <Bay tone="ai">
        <Confidence build={build} />
      </Bay>
    </Bays>
  )
}

interface AbilityRowProps {
  readonly cap: string
  readonly name: string
  readonly description: string
  readonly icon?: string | undefined
}

const AbilityRow = ({ cap, name, description, icon }: AbilityRowProps) => (
  <li className={styles.ability}>
    <span className={styles.sign}>
      <ItemPicture icon={icon} />
    </span>
    <span>
      <span className={text.cap}>{cap}</span>
      <b>{name}</b>
      <small>{description}</small>
    </span>
  </li>
)

function Chosen({ build: { subclass } }: { readonly build: StoredBuild }) {
  const room = subclass.aspects.reduce((sum, { slots }) => sum + slots, 0)
  const counts = classNames(text.small, text.dim)
  return (
    <div className={styles.chosen}>
      <SectionHead title={labels.aspects} level={3}>
        <span className={counts}>{labels.ofRoom(subclass.aspects.length, 2)}</span>
      </SectionHead>
      <ul className={styles.pairs}>
        {subclass.aspects.map((aspect) => (
          <AbilityRow key={aspect.hash} cap={labels.slots(aspect.slots)} {...aspect} />
        ))}
      </ul>
      <SectionHead title={labels.fragments} level={3}>
        <span className={counts}>{labels.ofRoom(subclass.fragments.length, room)}</span>
      </SectionHead>
      <ul className={styles.pairs}>
        {subclass.fragments.map((fragment) => (
          <AbilityRow key={fragment.hash} cap={labels.kinds.fragment} {...fragment} />
        ))}
      </ul>
    </div>
  )
}

function Confidence({ build }: { readonly build: StoredBuild }) {
  const percent = Math.round(build.confidence * 100)
  return (
    <>
      <SectionHead title={words.confidence.title} tone="ai" glyph="mark">
        <SourceMark source="estimated" />
      </SectionHead>
      <div className={styles.sure}>
        <div className={styles.dial}>
          <Dial label={words.confidence.meter(percent)} value={percent} word="%" />
        </div>
        <ul className={styles.terms}>
          {build.confidence_reasons.map(({ points, reason }) => (
            <li key={reason}>
              <b className={points < 0 ? text.warn : undefined}>{words.confidence.points(points)}</b>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
