import type { ProfileAnswer } from '@ai-vault/contract/account/profile.ts'
import { platformName } from '../../../data/language/platform-names.ts'
import { Link } from '../../../routing/Link.tsx'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { Reading } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import styles from '../Profile.module.css'
import { words } from '../words/words.ts'

const { account } = words

/** The three facts of the specification (F-318), with the name they belong to. */
export function Identity({ profile }: { readonly profile: ProfileAnswer }) {
  const { membership_id: id, membership_type: type, display_name: name, role, linked, items } = profile
  const platform = platformName(type)
  const crossSave = linked?.some(({ overridden }) => overridden) === true && platform
  return (
    <section aria-label={account.title}>
      <Bays className={styles.identity}>
        <Bay className={styles.who}>
          <Glyph name="mark" className={styles.mark} />
          <div className={styles.grow}>
            <bdi className={styles.name}>{name}</bdi>
            {role !== 'member' && (
              <>
                <Tag tone="gold">{account.roles[role]}</Tag> <Link to="/admin">{account.moderation}</Link>
              </>
            )}
          </div>
        </Bay>
        <Bay>
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
        <Bay>
          <Reading
            label={account.type}
            value={
              <>
                {type} <small>– {platform ?? account.typeUnknown}</small>
              </>
            }
            note={crossSave ? account.crossSave(crossSave) : account.onePlatform}
          />
        </Bay>
        <Bay>
          <Reading
            label={account.items}
            value={items && formatCount(items.total)}
            source="live"
            note={itemsNote(profile)}
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
