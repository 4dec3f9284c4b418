import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import { typeOf } from '@ai-vault/game/shares/document.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { dateFormat } from '../../../words/formats.ts'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

interface ShareHeadProps {
  readonly share: ShareAnswer
  readonly lead?: ReactNode
  /** More than the link: fork, compare. */
  readonly actions?: ReactNode
}

const copyLink = () =>
  copyText(location.href, { copied: words.copied, refused: words.copyRefused, glyph: 'i-link' })

/** What it is, which version, when it was shared, and by whom. */
export function ShareHead({ share, lead, actions }: ShareHeadProps) {
  const { document, version, versions, created_at, author } = share
  const newest = versions[0]?.version ?? version
  return (
    <>
      <PageHead
        title={<bdi>{document.name}</bdi>}
        lead={lead}
        end={
          <>
            <Button size="small" onClick={() => void copyLink()}>
              <Glyph name="i-copy" size="s" />
              {words.copyLink}
            </Button>
            {actions}
          </>
        }
      />
      <p className={styles.origin}>
        <Tag>{words.types[typeOf(document)]}</Tag>
        <span>{words.version(version, newest)}</span>
        <span>{words.shared(day.format(Date.parse(created_at)))}</span>
        <span>{version === newest ? words.neverNewest : words.never}</span>
        <span>
          {words.by} <bdi>{author.name}</bdi>
        </span>
        {author.profile && <a href={author.profile}>{words.itsProfile}</a>}
      </p>
    </>
  )
}
