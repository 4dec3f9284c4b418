/** Two whole questions in one sentence: 'which weapons can go, and which titles am I close to?' */

const JOINT =
  /(?:[?;.]+\s*(?:and\s+|also\s+)?|,?\s+(?:and|plus)\s+(?:also\s+)?)(?=(?:what|whats|which|who|where|how|is|are|do|does|did|can|could|should|best|plan|show|find|compare|rate)\b)/i
const FEWEST_WORDS = 3
/** Who writes more than two sentences is read as a whole. */
const LONGEST = 240

/** The halves of a text that may ask two things. */
export function halvesOf(text: string): readonly [string, string] | undefined {
  const joint = text.length > LONGEST ? null : JOINT.exec(text)
  if (!joint) return undefined
  const halves = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)] as const
  return halves.every((half) => half.trim().split(/\s+/).length >= FEWEST_WORDS) ? halves : undefined
}
