import { countInWords } from '@ai-vault/game/in-words.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

export const NEEDS: Readonly<Record<string, string>> = {
  barrier: 'barrier champions',
  overload: 'overload champions',
  unstoppable: 'unstoppable champions',
  arc: 'arc shields',
  solar: 'solar shields',
  void: 'void shields',
  'damage-buff': 'more damage for all',
  weaken: 'weaken',
  healing: 'healing',
  control: 'crowd control',
}

export const alone: Voiced = voiced(
  'You are alone right now: no fireteam in view.',
  'I see nobody else in your fireteam right now. Write their names into the Command Table, and I can still compare you.',
  'No fireteam in view. Enter the names in the Command Table.',
)

const TABLE = '[Command Table](/command-table)'

export const aloneAfter = (last: string): Voiced =>
  voiced(
    `You are alone right now. Your last fireteam: ${last}. The ${TABLE} compares it.`,
    `Nobody else is in your fireteam right now. Your last one: ${last}. I can compare it in the ${TABLE}.`,
    `No fireteam in view. The last: ${last}. ${TABLE} compares it.`,
  )

export const lastTogether = (last: string): Voiced =>
  voiced(
    `Your last fireteam: ${last}. The ${TABLE} compares it.`,
    `Your last fireteam was in ${last}. I can compare it in the ${TABLE}.`,
    `Last fireteam: ${last}. ${TABLE} compares it.`,
  )

export const neverTogether: Voiced = voiced(
  'None of your newest runs was played with others.',
  'I looked, but none of your newest runs was played with others.',
  'Newest runs: none with others.',
)

export const lacks = (activity: string, size: number, needs: string): Voiced =>
  voiced(
    `For ${activity} your team of ${countInWords(size)} lacks ${needs}.`,
    `I looked at all ${countInWords(size)} of you: for ${activity} your team lacks ${needs}.`,
    `${activity}, team of ${countInWords(size)}. Missing: ${needs}.`,
  )

export const complete = (activity: string, size: number): Voiced =>
  voiced(
    `For ${activity} your team of ${countInWords(size)} lacks nothing that I look at.`,
    `Good team: for ${activity} the ${countInWords(size)} of you lack nothing that I look at.`,
    `${activity}, team of ${countInWords(size)}: nothing missing.`,
  )

export const unsure = (activity: string, hidden: number): Voiced =>
  voiced(
    `For ${activity} nothing is known to be missing, but ${countInWords(hidden)} of your team cannot be read.`,
    `For ${activity} I miss nothing, but ${countInWords(hidden)} of your team cannot be read, so I cannot be sure.`,
    `${activity}: nothing known to be missing. ${countInWords(hidden)} of the team cannot be read.`,
  )

export const plays = (name: string, what: string): Voiced =>
  voiced(`${name} ${what}.`, `I had a look: ${name} ${what}.`, `${name}: ${what}.`)

export const notReadable = (name: string, why: string): Voiced =>
  voiced(
    `I cannot read ${name}: ${why}.`,
    `I am sorry, I cannot read ${name}: ${why}.`,
    `${name}: not readable, ${why}.`,
  )
