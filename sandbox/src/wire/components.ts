import components from './components.json' with { type: 'json' }
import { WireError } from './platform-errors.ts'

/** The platform's component types; a request names them by number or by name. */
export const COMPONENTS = components

const NUMBER_BY_NAME = new Map(
  Object.entries(COMPONENTS).map(([name, number]) => [name.toLowerCase(), number]),
)
const NUMBERS = new Set<number>(NUMBER_BY_NAME.values())

/** Undefined for what the platform does not know. */
export function componentNumber(text: string): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : NUMBER_BY_NAME.get(text.toLowerCase())
  return number !== undefined && NUMBERS.has(number) ? number : undefined
}

/** `components=100,Characters`; none at all or one nobody knows is the caller's mistake. */
export function parseComponents(text: string | undefined): Set<number> {
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '')
  if (parts.length === 0) throw new WireError(18, { message: 'Name at least one component.' })
  return new Set(
    parts.map((part) => {
      const number = componentNumber(part.trim())
      if (number === undefined) throw new WireError(7, { message: 'A component is unknown.' })
      return number
    }),
  )
}
