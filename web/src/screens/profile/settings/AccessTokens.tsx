import { MOST_TOKEN_NAME_LETTERS, type NewAccessToken } from '@ai-vault/contract/account/access-tokens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useStatusLine } from '../../../data/api/use-status-line.ts'
import {
  accessTokensQuery,
  makeAccessToken,
  revokeAccessToken,
} from '../../../data/queries/profile-queries.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { FailedLine } from '../../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { dateFormat } from '../../../words/formats.ts'
import styles from '../Profile.module.css'
import { words } from '../words.tsx'

const labels = words.tokens
const day = dateFormat({ day: 'numeric', month: 'short' })

/** Personal access tokens: made here, shown once, revoked here. */
export function AccessTokens({ membershipId }: { readonly membershipId: string }) {
  const client = useQueryClient()
  const { queryKey, ...query } = accessTokensQuery(membershipId)
  const { data, isPending, isError, refetch } = useQuery({ queryKey, ...query })
  const [name, setName] = useState('')
  const [fresh, setFresh] = useState<NewAccessToken>()
  const { status, busy, run } = useStatusLine(labels.notDone)

  async function act(work: () => Promise<string>) {
    if (await run(work)) await client.invalidateQueries({ queryKey })
  }
  const make = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => {
      setFresh(await makeAccessToken(name))
      setName('')
      return ''
    })
  }
  const revoke = (id: string, called: string) =>
    act(async () => {
      await revokeAccessToken(id)
      if (fresh?.id === id) setFresh(undefined)
      return labels.revoked(called)
    })

  return (
    <Bay>
      <SectionHead title={labels.title} glyph="i-key" />
      {fresh && <FreshToken token={fresh} />}
      {isPending && <Thinking>{labels.loading}</Thinking>}
      {isError && !data && <FailedLine onRetry={() => void refetch()}>{labels.failed}</FailedLine>}
      {data?.tokens.length === 0 && <p className={styles.note}>{labels.none}</p>}
      {data && data.tokens.length > 0 && (
        <ul className={styles.rows} aria-label={labels.title}>
          {data.tokens.map((token) => (
            <li key={token.id}>
              <span className={styles.grow}>
                <b>
                  <bdi>{token.name}</bdi>
                </b>
                <small>
                  {labels.made(day.format(Date.parse(token.created_at)))} ·{' '}
                  {token.last_used_at
                    ? labels.used(describeAge(Date.now() - Date.parse(token.last_used_at)))
                    : labels.neverUsed}
                </small>
              </span>
              <Button
                tone="ghost"
                size="small"
                iconOnly
                aria-label={labels.revoke(token.name)}
                onClick={() => void revoke(token.id, token.name)}
              >
                <Glyph name="i-trash" size="s" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={make} className={styles.line}>
        <Field
          label={labels.name}
          value={name}
          required
          maxLength={MOST_TOKEN_NAME_LETTERS}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" aria-busy={busy !== undefined}>
          {labels.make}
        </Button>
      </form>
      <p role="status" className={styles.note}>
        {status}
      </p>
      <p className={styles.note}>{labels.note}</p>
    </Bay>
  )
}

function FreshToken({ token }: { readonly token: NewAccessToken }) {
  return (
    <div className={styles.fresh}>
      <p>
        <b>{labels.fresh}</b> {labels.freshNote}
      </p>
      <div className={styles.line}>
        <Field
          label={labels.freshLabel}
          readOnly
          value={token.token}
          className={styles.code}
          onFocus={({ target }) => target.select()}
        />
        <Button
          iconOnly
          aria-label={labels.copy}
          onClick={() =>
            void copyText(token.token, { copied: labels.copied, refused: words.account.copyRefused })
          }
        >
          <Glyph name="i-copy" size="s" />
        </Button>
      </div>
    </div>
  )
}
