import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { CitedItems } from '../CitedItems.tsx'
import layout from '../Dashboard.module.css'
import { Nothing } from './Panel.tsx'
import styles from './Panels.module.css'
import { words } from './words.tsx'

/** What the analyst concludes, each sentence with the items it rests on; and the way to Atlas (F-102). */
export function Insights({ insights }: { readonly insights: Extra<'insights'> | undefined }) {
  return (
    <>
      {insights && insights.length > 0 ? (
        <ul className={layout.rows}>
          {insights.map(({ kind, title, text, link, source, items }) => (
            <li key={`${kind} ${title}`} className={styles.insight}>
              <p>
                <b className={styles.insightTitle}>
                  {link ? <AddressLink to={link}>{title}</AddressLink> : title}
                </b>
                {text} <SourceMark source={source} />
              </p>
              <CitedItems items={items} link={link?.includes('tab=armor') ? link : undefined} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing>{words.insights.none}</Nothing>
      )}
      <LinkButton to="/atlas" size="small" className={layout.top}>
        {words.insights.atlas}
      </LinkButton>
    </>
  )
}
