import type { PartFamily, PartKnowledge, StatChanges, WorthPair } from '../knowledge.ts'

const crossbow = (
  family: PartFamily,
  name: string,
  stats: StatChanges,
  worth: WorthPair,
  why: string,
): PartKnowledge => ({ name, family, only: ['combat-bow'], stats, beyondStats: { worth, why } })

/** What a heavy crossbow carries in place of string and arrow. */
export const CROSSBOW_PARTS: readonly PartKnowledge[] = [
  crossbow('rail', 'Empowered Rail', { handling: -10 }, [0.3, -0.2], 'bolts stay and work for longer'),
  crossbow('rail', 'Frictionless Rail', { reload: 15 }, [0.4, 0.6], 'bolts fly faster'),
  crossbow('rail', 'Low-Profile Rail', { handling: 15 }, [0.2, 0.1], 'bolts stay a little longer'),
  crossbow('rail', 'Mag-lev Rail', {}, [0.4, 0.9], 'bolts fly much faster and stay less long'),
  crossbow('rail', 'Quickload Rail', { reload: 30 }, [-0.3, -0.5], 'bolts fly slower'),
  crossbow('rail', 'Ultralight Rail', { handling: 30, reload: -10 }, [-0.3, -0.2], 'it only comes up faster'),

  crossbow('bolt', 'Charged Bolts', {}, [0.6, 0.2], 'a bolt keeps hurting what it sticks in'),
  crossbow('bolt', 'Explosive Bolts', {}, [0.3, 0.5], 'bolts burst and forgive a near miss'),
  crossbow('bolt', 'Heavy Bolts', {}, [0.6, 0.2], 'bolts hit harder but drop sooner'),
  crossbow('bolt', 'Serrated Bolts', {}, [-0.3, -0.6], 'only a bolt pulled out of the living pays'),
  crossbow('bolt', 'Spring-Auger Bolts', {}, [-0.2, 0.3], 'bolts shake the aim of what they hit'),
]
