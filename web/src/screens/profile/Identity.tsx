import type { ProfileAnswer } from '@ai-vault/contract/account/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { platformName } from '../../data/language/platform-names.ts'
import { profileDraftQuery } from '../../data/queries/share-queries.ts'
import { Link } from '../../routing/Link.tsx'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { copyText } from '../../ui/feedback/toasts/copy-text.ts'
import { formatCount } from '../../ui/figures/count.ts'
import { Reading } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import styles from './Profile.module.css'
import { words } from './words.tsx'

const { account } = words

/** Who the player is: what they play for first, then the facts of the account (F-318). */
export function Identity({ profile }: { readonly profile: ProfileAnswer }) {
  const {
    membership_id: id,
    membership_type: type,
    display_name: name,
    role,
    linked,
    items,
    characters,
  } = profile
  const { data: draft } = useQuery(profileDraftQuery(id))
  const platform = platformName(type)
  const crossSave = linked?.some(({ overridden }) => overridden) === true && platform
  return (
    <section aria-label={account.title}>
      <Bays className={styles.identity}>
        <Bay className={styles.who}>
          <Glyph name="mark" className={styles.mark} />
          <div className={styles.grow}>
            <bdi className={styles.name}>{name}</bdi>
            <p className={styles.ways}>
              <AddressLink to="/armory?filter=god-tier">{account.godRolls}</AddressLink>
              <AddressLink to="/atlas?list=titles">{account.titles}</AddressLink>
            </p>
            {role !== 'member' && (
              <>
                <Tag tone="gold">{account.roles[role]}</Tag> <Link to="/admin">{account.moderation}</Link>
              </>
            )}
          </div>
        </Bay>
        <Bay>
          <Reading
            label={account.score}
            value={draft?.document.score}
            note={
              draft && draft.document.score === undefined ? (
                account.noScore
              ) : (
                <AddressLink to="/dashboard">{account.scoreLink}</AddressLink>
              )
            }
          />
        </Bay>
        <Bay>
          <span className={text.cap}>{account.characters}</span>
          <ul className={styles.characters}>
            {characters.map(({ class: classType, power }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two characters may be alike
              <li key={at}>
                <Glyph name={`cl-${classType}`} size="s" />{' '}
                {account.power(classType, <b>{formatCount(power)}</b>)}
              </li>
            ))}
          </ul>
          {characters.length === 0 && <p>{account.noCharacter}</p>}
        </Bay>
        <Bay>
          <Reading
            label={account.items}
            value={items && formatCount(items.total)}
            source="live"
            note={itemsNote(profile)}
          />
        </Bay>
        <Bay className={styles.half}>
          <Reading
            label={account.platform}
            kind="word"
            value={platform ?? account.typeUnknown}
            note={`${account.type(type, platform ?? account.typeUnknown)} ${crossSave ? account.crossSave(crossSave) : account.onePlatform}`}
          />
        </Bay>
        <Bay className={styles.half}>
          <Reading
            label={account.id}
            kind="word"
            value={
              <span className={styles.id}>
                {id}
                <Button
                  tone="ghost"
                  size="small"
                  iconOnly
                  aria-label={account.copyId}
                  onClick={() =>
                    void copyText(id, { copied: account.idCopied, refused: account.copyRefused })
                  }
                >
                  <Glyph name="i-copy" size="s" />
                </Button>
              </span>
            }
            note={account.idNote}
          />
        </Bay>
      </Bays>
    </section>
  )
}

function itemsNote({ items, withheld, characters }: ProfileAnswer): string {
  if (!items) return account.itemsHidden
  if (withheld.includes('vault') || withheld.includes('characterInventories')) return account.itemsPartly
  if (items.total === 0 && characters.length === 0) return account.itemsNone
  const { total, weapons, armor } = items
  return account.itemsNote(weapons, armor, total - weapons - armor)
}
