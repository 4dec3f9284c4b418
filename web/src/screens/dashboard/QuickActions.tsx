import { Link } from '../../routing/Link.tsx'
import styles from './Dashboard.module.css'
import { words } from './words.tsx'

/** Where the dashboard's answers are acted on (F-085 to F-088). */
export const QuickActions = () => (
  <section className={styles.quick} aria-labelledby="quick-actions">
    <h2 id="quick-actions">{words.actions.title}</h2>
    <Link to="/ai">{words.actions.analysis}</Link>
    <Link to="/armory" search={{ tab: 'armor', import: 'current' }}>
      {words.actions.loadout}
    </Link>
    <Link to="/armory" search={{ filter: 'god-tier' }}>
      {words.actions.meta}
    </Link>
    <Link to="/armory" search={{ sort: 'cleanup' }}>
      {words.actions.cleanUp}
    </Link>
  </section>
)
