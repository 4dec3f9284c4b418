/** Builds to start from. What they need are names of the game, looked up in the saved vault. */
export interface CannedBuild {
  readonly name: string
  readonly needs: readonly string[]
  readonly about: string
}

export const CANNED_BUILDS: readonly CannedBuild[] = [
  {
    name: 'Solar Warlock, grenades',
    needs: ['Sunbracers'],
    about: 'melee kills feed the grenade, grenades feed everything else',
  },
  {
    name: 'Strand Titan, close combat',
    needs: ['Wormgod Caress'],
    about: 'melee damage that grows with each kill, and woven mail to live through it',
  },
  {
    name: 'Void Hunter, invisibility',
    needs: ['Graviton Forfeit'],
    about: 'hard content alone or as the one who revives',
  },
  {
    name: 'Arc Titan, storm',
    needs: ['Cuirass of the Falling Star', 'Thunderlord'],
    about: 'burst damage on bosses and jolt for the crowd',
  },
  {
    name: 'Stasis Warlock, turrets',
    needs: ['Osmiomancy Gloves'],
    about: 'slow and freeze whole rooms so that others can shoot',
  },
  {
    name: 'Any class, boss damage',
    needs: ['Gjallarhorn', 'Outbreak Perfected'],
    about: 'rockets for the team and a primary that never runs dry',
  },
]
