import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import type { BuildDocument, SharedPlan } from '@ai-vault/game/shares/document.ts'
import { useSignedIn } from '../../../data/session/use-session.ts'
import { Element } from '../../../items/badges/Element.tsx'
import { StatIris } from '../../../sharing/StatIris.tsx'
import { Checks } from '../../../ui/feedback/Checks.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays, Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { ForkButton } from '../own/ForkButton.tsx'
import { OwnBay } from '../own/OwnBay.tsx'
import { OwnParts } from '../own/OwnParts.tsx'
import styles from '../Shares.module.css'
import { words } from '../words.ts'
import { ArmorTable } from './ArmorTable.tsx'
import { ShareHead } from './ShareHead.tsx'
import { SubclassKit } from './SubclassKit.tsx'
import { Versions } from './Versions.tsx'
import { WeaponCards } from './WeaponCards.tsx'

interface BuildPageProps {
  readonly share: ShareAnswer
  readonly document: BuildDocument
}

/** A build, a loadout or a fireteam's plan, for anyone; who is signed in also sees what they own of it. */
export function BuildPage({ share, document: build }: BuildPageProps) {
  const session = useSignedIn()
  const hasParts = build.weapons.length + build.armor.length > 0
  return (
    <>
      <ShareHead
        share={share}
        lead={build.summary}
        actions={session && hasParts && <ForkButton share={share} build={build} />}
      />
      <Bays className={styles.top}>
        {build.stats && (
          <Bay className={styles.shape}>
            <StatIris stats={build.stats} />
          </Bay>
        )}
        <Bay>
          <SectionHead title={words.inShort} />
          <Brief build={build} />
          {build.notes && (
            <blockquote className={styles.quote}>
              <p>
                <bdi>{build.notes}</bdi>
              </p>
              <footer>{words.authorsNote(share.author.name)}</footer>
            </blockquote>
          )}
          <Reasons build={build} />
        </Bay>
        {hasParts && (
          <OwnBay parts={build.weapons.length + build.armor.length} connected={session !== undefined} />
        )}
      </Bays>
      {build.plan && <FireteamPlan plan={build.plan} />}
      <WeaponCards weapons={build.weapons} />
      <Steps steps={build.steps ?? []} />
      <div className={styles.two}>
        {build.armor.length > 0 && <ArmorTable build={build} />}
        <div className={styles.stack}>
          <SubclassKit build={build} />
          <Versions share={share} />
        </div>
      </div>
      {session && hasParts && <OwnParts share={share} build={build} session={session} />}
    </>
  )
}

function Brief({ build }: { readonly build: BuildDocument }) {
  const { classType, subclass, activity, stats, confidence, forkedFrom } = build
  return (
    <dl className={styles.brief}>
      {classType && (
        <div>
          <dt>{words.classWord}</dt>
          <dd>
            <Glyph name={`cl-${classType}`} />
            {words.classes[classType]}
          </dd>
        </div>
      )}
      {subclass && (
        <div>
          <dt>{words.subclass}</dt>
          <dd>
            <Element name={subclass.element} withWord />, {subclass.superName ?? subclass.name}
          </dd>
        </div>
      )}
      {activity && (
        <div>
          <dt>{words.activity}</dt>
          <dd>{activity}</dd>
        </div>
      )}
      {stats && (
        <div>
          <dt>{words.total}</dt>
          <dd>{words.points(statTotal(stats))}</dd>
        </div>
      )}
      {confidence !== undefined && (
        <div>
          <dt>{words.confidence}</dt>
          <dd>{Math.round(confidence * 100)}%</dd>
        </div>
      )}
      {forkedFrom?.startsWith('/build/') && (
        <div>
          <dt>{words.forkedFrom}</dt>
          <dd>
            <a href={forkedFrom}>{forkedFrom}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Reasons({ build }: { readonly build: BuildDocument }) {
  const { strategy, strengths, considerations } = build
  return (
    <>
      {strategy && <p className={styles.strategy}>{strategy}</p>}
      <Checks
        items={[
          ...strengths.map((text) => ({ key: text, text })),
          ...considerations.map((text) => ({ key: text, text, glyph: 'i-warn', tone: 'bad' }) as const),
        ]}
      />
    </>
  )
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <Plate className={styles.played}>
      <SectionHead title={words.strategy} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Plate>
  )
}

/** Who is there and what the team still needs; names only where the author may show them. */
function FireteamPlan({ plan }: { readonly plan: SharedPlan }) {
  return (
    <Bays columns={2} className={styles.plan}>
      <Bay>
        <SectionHead title={words.team} glyph="i-user" />
        <ul className={styles.lines}>
          {plan.members.map(({ name, classType, power, role }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name, and never change
            <li key={at}>
              {classType && <Glyph name={`cl-${classType}`} />}
              <div>
                <b>
                  <bdi>{name ?? words.member(at + 1)}</bdi>
                </b>
                {role && <p className={text.teal}>{role}</p>}
              </div>
              <b>{power !== undefined && formatCount(power)}</b>
            </li>
          ))}
        </ul>
      </Bay>
      <Bay>
        <SectionHead title={words.needs} glyph="i-check" />
        <ul className={styles.lines}>
          {plan.needs.map(({ name, state }) => (
            <li key={name}>
              <span>{name}</span>
              <b>{words.needStates[state]}</b>
            </li>
          ))}
        </ul>
      </Bay>
    </Bays>
  )
}
