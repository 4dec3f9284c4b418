import {
  ANY_ITEM,
  type WishInput,
  type WishList,
  type WishListProblem,
  type WishNotes,
  type WishRoll,
  type WishUse,
} from './wish-list.ts'

/**
 * Reads Destiny Item Manager's wish-list text, line by line. Anything that is no roll is prose and is passed
 * over, as Destiny Item Manager does; a line that wants to be a roll and cannot be read is a problem with its
 * line number. Nothing in the text can make the parser throw. Notes and perk lists repeat thousands of times
 * in real lists, so equal ones are kept once.
 */

const HASH_LIMIT = 2 ** 32
const MOST_PERKS = 40
const REPORTED_PROBLEMS = 100

const ROLL = /^dimwishlist:item=(-?\d+)(?:&perks=([^#]*))?(?:#notes:(.*))?$/i
const BANSHEE = /^https?:\/\/banshee-44\.com\/\?weapon=(-?\d+)&socketEntries=([^#&]*)(?:#notes:(.*))?$/i
const WANTS_TO_BE_A_ROLL = /^(?:dimwish|https?:\/\/banshee-44)/i
const HEADING = /^@?(title|description):\s*(.*)$/i
const BLOCK_NOTES = /^\/\/\s*notes:(.*)$/i

export function parseWishList(text: string): WishList {
  return new WishListReader().read(text)
}

class WishListReader {
  readonly #rolls: WishRoll[] = []
  readonly #problems: WishListProblem[] = []
  readonly #notes = new Map<string, WishNotes | undefined>()
  readonly #headings = new Map<string, string>()
  #problemCount = 0
  #blockNotes: WishNotes | undefined

  read(text: string): WishList {
    let number = 0
    let start = text.charCodeAt(0) === 0xfeff ? 1 : 0
    while (start <= text.length) {
      const next = text.indexOf('\n', start)
      const end = next === -1 ? text.length : next
      number += 1
      this.#line(text.slice(start, end).trim(), number)
      start = end + 1
    }
    return {
      title: this.#headings.get('title'),
      description: this.#headings.get('description'),
      rolls: this.#rolls,
      problems: this.#problems,
      problemCount: this.#problemCount,
    }
  }

  #line(line: string, number: number): void {
    const roll = ROLL.exec(line) ?? BANSHEE.exec(line)
    if (roll) this.#roll(roll, line, number)
    else if (WANTS_TO_BE_A_ROLL.test(line)) this.#problem(number, 'not readable as a roll', line)
    else if (line === '' || line.startsWith('//')) {
      const block = BLOCK_NOTES.exec(line)
      this.#blockNotes = block ? this.#sharedNotes(block[1] ?? '') : undefined
    } else {
      const heading = HEADING.exec(line)
      const name = heading?.[1]?.toLowerCase()
      if (name && !this.#headings.has(name)) this.#headings.set(name, heading?.[2]?.trim() ?? '')
    }
  }

  #roll(match: RegExpExecArray, line: string, number: number): void {
    const signed = Number(match[1])
    const item = signed === ANY_ITEM ? ANY_ITEM : Math.abs(signed)
    const perks = readPerks(match[2] ?? '')
    const flaw = flawOf(item, perks)
    if (flaw !== undefined || typeof perks === 'string') {
      this.#problem(number, flaw ?? '', line)
      return
    }
    const own = match[3] === undefined ? undefined : this.#sharedNotes(match[3])
    const notes = own ?? this.#blockNotes
    const trash = signed < 0 && signed !== ANY_ITEM
    this.#rolls.push(notes ? { item, perks, notes, trash } : { item, perks, trash })
  }

  #sharedNotes(raw: string): WishNotes | undefined {
    if (this.#notes.has(raw)) return this.#notes.get(raw)
    const notes = parseNotes(raw)
    this.#notes.set(raw, notes)
    return notes
  }

  #problem(line: number, reason: string, text: string): void {
    this.#problemCount += 1
    if (this.#problems.length < REPORTED_PROBLEMS)
      this.#problems.push({ line, reason, text: text.slice(0, 200) })
  }
}

function flawOf(item: number, perks: readonly number[] | string): string | undefined {
  if (item !== ANY_ITEM && !isHash(item)) return 'no such item hash'
  if (typeof perks === 'string') return perks
  return item === ANY_ITEM && perks.length === 0 ? 'names neither item nor perks' : undefined
}

function isHash(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value < HASH_LIMIT
}

/** The perk hashes, or why they cannot be read. */
function readPerks(text: string): number[] | string {
  const perks: number[] = []
  for (const part of text.split(',')) {
    const word = part.trim()
    if (word === '') continue
    const hash = /^\d+$/.test(word) ? Number(word) : Number.NaN
    if (!isHash(hash)) return `no such perk hash: ${word.slice(0, 20)}`
    if (!perks.includes(hash)) perks.push(hash)
    if (perks.length > MOST_PERKS) return 'too many perks'
  }
  return perks
}

const TAGS = /\|\s*tags:(.*)$/i

/** "text|tags:pve,mkb": the text as a person reads it, and what it tells about activity and input device. */
function parseNotes(raw: string): WishNotes | undefined {
  const tagged = TAGS.exec(raw)
  const text = (tagged ? raw.slice(0, tagged.index) : raw).trim()
  const tags = (tagged?.[1] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (!text && tags.length === 0) return undefined
  const words = `${text} ${tags.join(' ')}`
  const uses: WishUse[] = []
  if (/\b(pve|gambit|raid|nightfall|grandmaster)\b/i.test(words)) uses.push('pve')
  if (/\b(pvp|crucible|trials)\b/i.test(words)) uses.push('pvp')
  const inputs: WishInput[] = []
  if (/\b(mkb|mnk|m\+kb|mouse)\b/i.test(words)) inputs.push('mnk')
  if (/\bcontroller\b/i.test(words)) inputs.push('controller')
  return { text, tags, uses, inputs }
}
