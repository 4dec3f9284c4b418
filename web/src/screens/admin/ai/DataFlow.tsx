import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from './AiKeyPanel.module.css'
import { words } from './words.ts'

/** Which data reaches which place, in words. */
export function DataFlow() {
  return (
    <Plate role="region" aria-labelledby="ai-flow" className={styles.panel}>
      <SectionHead title={words.flow} id="ai-flow" />
      <table className={styles.flow}>
        <thead>
          <tr>
            <th scope="col">{words.data}</th>
            {words.places.map((place) => (
              <th scope="col" key={place}>
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.flows.map(([name, ...reaches]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {reaches.map((reach, at) => (
                <td key={words.places[at]}>{words[reach]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.flowNote}</p>
    </Plate>
  )
}
