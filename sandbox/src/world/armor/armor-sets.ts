import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SLOTS, CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { readSource } from '../tables/cells.ts'
import { oneOf, readFlag, tuple } from '../tables/columns.ts'
import { SOURCES } from '../tables/sources.ts'
import type { WorldArmor } from '../world.ts'
import type { ArmorKit } from './armor-kit.ts'
import { ARMOR_SETS, type ArmorSetRow } from './armor-set-rows.ts'
import { armor3Sockets, oldArmorSockets, setSelectorSocket } from './armor-sockets.ts'
import setRows from './data/old-armor.json' with { type: 'json' }
import pieceRows from './data/old-armor-pieces.json' with { type: 'json' }
import { defineArmor } from './define-armor.ts'

const readPiece = tuple(oneOf(CLASSES), oneOf(ARMOR_SLOTS), readText, readNumber)
const PIECES = readRows(pieceRows, 'old-armor-pieces.json', ([set, ...piece]) => ({
  set: readText(set),
  piece: readPiece(piece),
}))

/** Armor from before archetypes and set bonuses; artifice armor has one more mod socket for a small stat mod. */
const OLD_ARMOR = readRows(setRows, 'old-armor.json', ([name, source, artifice]) => ({
  name: readText(name),
  source: readSource(source),
  artifice: readFlag(artifice),
  pieces: PIECES.filter(({ set }) => set === name).map(({ piece }) => piece),
}))

const defineSet = (definitions: Definitions, row: ArmorSetRow): void => {
  for (const [, hash, name, text] of row.bonuses)
    definitions.define('DestinySandboxPerkDefinition', hash, {
      displayProperties: display(
        name,
        text,
        iconPath({ kind: 'perk', variant: 22, seed: hash, sign: signOf(text) }),
      ),
      isDisplayable: true,
      damageType: 0,
    })
  definitions.define('DestinyEquipableItemSetDefinition', row.hash, {
    displayProperties: display(row.name, ''),
    setItems: CLASSES.flatMap((classType) => row.pieces[classType].map(([, , hash]) => hash)),
    setPerks: row.bonuses.map(([requiredSetCount, sandboxPerkHash]) => ({
      requiredSetCount,
      sandboxPerkHash,
    })),
  })
}

export const defineArmorSets = (definitions: Definitions, kit: ArmorKit): WorldArmor[] =>
  ARMOR_SETS.flatMap((row) => {
    defineSet(definitions, row)
    return CLASSES.flatMap((classType) =>
      row.pieces[classType].map(([slot, name, hash]) =>
        defineArmor(definitions, {
          hash,
          name,
          slot,
          classType,
          rarity: 'legendary',
          source: SOURCES[row.source],
          sockets: armor3Sockets(classType, slot, kit),
          armor3: true,
          setHash: row.hash,
          look: row.name,
        }),
      ),
    )
  })

export const defineOldArmor = (definitions: Definitions, kit: ArmorKit): WorldArmor[] =>
  OLD_ARMOR.flatMap((row) =>
    row.pieces.map(([classType, slot, name, hash]) =>
      defineArmor(definitions, {
        hash,
        name,
        slot,
        classType,
        rarity: 'legendary',
        source: SOURCES[row.source],
        sockets: oldArmorSockets(classType, slot, kit, row.artifice),
        armor3: false,
        artifice: row.artifice,
        look: row.name,
      }),
    ),
  )

const EVENT_MASKS: Readonly<Record<GuardianClass, string>> = {
  titan: 'Solstice Reveler Helm',
  hunter: 'Solstice Reveler Mask',
  warlock: 'Solstice Reveler Hood',
}

/** Event masks belong to no set of their own: a selector decides for which they count. */
export const defineEventMasks = (definitions: Definitions, kit: ArmorKit): WorldArmor[] =>
  CLASSES.map((classType) =>
    defineArmor(definitions, {
      hash: hashFor('armor', EVENT_MASKS[classType]),
      name: EVENT_MASKS[classType],
      slot: 'helmet',
      classType,
      rarity: 'legendary',
      source: SOURCES.solstice,
      sockets: armor3Sockets(classType, 'helmet', kit, [setSelectorSocket(kit)]),
      armor3: true,
      setWildcard: true,
      mask: true,
    }),
  )
