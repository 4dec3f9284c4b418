import type { ExoticWish } from '../../armor/problem.ts'
import { inEnglish } from '../../in-english.ts'
import { ARMOR_SLOTS, type ArmorPiece } from '../../items.ts'
import type { ActivityFacts } from '../activities.ts'
import { exoticFact } from '../exotics/exotic-facts.ts'
import {
  type Around,
  exoticUse,
  helpsAllies,
  isMadeFor,
  servesHelpingSuper,
  USES,
} from '../exotics/exotic-use.ts'
import type { BuildConstraints, Role } from '../request/constraints.ts'

const isExotic = ({ rarity }: ArmorPiece) => rarity === 'exotic'

/**
 * Which pieces the solver may choose from, and whether one must be exotic. An exotic is chosen for what it does: one
 * made for the Super that was asked for; for support one that makes more of a Super that helps, then one that helps
 * allies; else one that serves this build, then one of general use, then any. Stats decide among equals only. It is worn
 * even where other armor has more stats, unless the request asks for stats.
 */
export function chooseExotics(
  {
    exotics,
    stats,
    superName,
    role,
  }: Pick<BuildConstraints, 'exotics' | 'stats' | 'superName'> & { readonly role?: Role | undefined },
  around: Around & { readonly mode?: ActivityFacts['mode'] },
  owned: readonly ArmorPiece[],
): { readonly pieces: readonly ArmorPiece[]; readonly exotic: ExoticWish } {
  const named = exotics.find(
    ({ kind, hash }) => kind === 'armor' && owned.some((piece) => piece.hash === hash),
  )
  if (named) return { pieces: owned, exotic: { hash: named.hash } }
  const useOf = (piece: ArmorPiece) => {
    // One blow of immense power is for a boss: a guardian falls to less.
    if (around.mode === 'pvp' && exoticFact(inEnglish(piece))?.oneBlow) return 'idle'
    const use = exoticUse(piece, around)
    if (use === 'serves' && superName && isMadeFor(piece, superName)) return 'asked'
    if (role !== 'support' || use === 'idle') return use
    if (servesHelpingSuper(piece, around.kit)) return 'asked'
    return helpsAllies(piece) ? 'supports' : use
  }
  const uses = new Map(owned.filter(isExotic).map((piece) => [piece, useOf(piece)]))
  const best = (['asked', 'supports', ...USES] as const).find((use) => [...uses.values()].includes(use))
  const hasOthers = new Set(owned.filter((piece) => !isExotic(piece)).map(({ slot }) => slot))
  // A slot that has nothing but exotics keeps them.
  const pieces = owned.filter(
    (piece) => !isExotic(piece) || uses.get(piece) === best || !hasOthers.has(piece.slot),
  )
  const canBeWorn = ({ slot }: ArmorPiece) =>
    ARMOR_SLOTS.every((other) => other === slot || hasOthers.has(other))
  const isWorn =
    best !== undefined &&
    best !== 'idle' &&
    Object.keys(stats).length === 0 &&
    pieces.some((piece) => uses.get(piece) === best && canBeWorn(piece))
  return { pieces, exotic: isWorn ? 'required' : 'any' }
}
