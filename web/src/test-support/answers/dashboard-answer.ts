import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'

const WEAPON = {
  item_hash: 171,
  item_instance_id: '6917529000000000001',
  name: 'Fatebringer',
  icon: '/x/f.png',
}

/** A player's dashboard with every part filled; override what the test is about. */
export const dashboardData = (changes: Partial<GuardianData> = {}): GuardianData => ({
  guardian_overview: { max_power: 512, total_playtime_hours: 2404, vault_items: 561, total_weapons: 642 },
  weapon_analysis: {
    total_weapons: 642,
    estimated_god_rolls: 38,
    god_rolls: 38,
    vault_efficiency: 71,
    quality_distribution: { legendary: 511, exotic: 61, rare: 70 },
  },
  characters: [
    { id: '1', class: 'Hunter', power: 512, playtime_hours: 1204, equipment_count: 16, inventory_count: 71 },
    { id: '2', class: 'Titan', power: 509, playtime_hours: 688, equipment_count: 16, inventory_count: 64 },
  ],
  ai_vault_score: 78,
  activity_insights: [{ activity: 'Grandmaster Nightfall', priority: 'High' }],
  power_cap: 550,
  fetched_at: new Date(Date.now() - 120_000).toISOString(),
  stale: false,
  extras: EXTRAS,
  ...changes,
})

const EXTRAS: NonNullable<GuardianData['extras']> = {
  tiles: {
    score: {
      source: 'live',
      score: 78,
      band: 'excellent',
      parts: [
        { name: 'rolls', label: 'Rolls', text: 'Best thirty: 8.1', weight: 40, value: 0.81, points: 32.4 },
        { name: 'power', label: 'Power', text: '512 of 550', weight: 25, value: 0.93, points: 23.3 },
      ],
      actions: [
        { kind: 'raise-power', text: 'Reach power 519', gain: 4, items: [] },
        { kind: 'better-roll', text: 'Beat your weakest roll', gain: 3, items: [WEAPON] },
        { kind: 'clean-up', text: 'Clear out 50', gain: 2, link: '/armory?sort=cleanup', items: [] },
      ],
      in_reach: 9,
    },
    pve: {
      source: 'live',
      text: 'Grandmaster Ready',
      power: 512,
      power_cap: 550,
      scaled_power: 1862,
      requirements: [
        { kind: 'power', met: true, text: 'Above 1,800' },
        {
          kind: 'overload',
          met: false,
          text: 'A weapon against overload champions',
          link: '/armory?q=overload',
        },
      ],
    },
    pvp: { source: 'live', text: 'Competitive', kd: 1.31, win_percent: 54, matches: 1902 },
    playstyle: {
      source: 'live',
      text: 'Collector',
      weapons: 642,
      kill_mix: [{ type: 'hand-cannon', name: 'Hand cannons', kills: 900, percent: 38 }],
    },
  },
  characters: {
    '2': {
      source: 'live',
      class_type: 'titan',
      emblem_background: '/common/emblem.png',
      last_played: new Date(Date.now() - 2 * 86_400_000).toISOString(),
      scaled_power: 1851,
      power_percent: 93,
      postmaster_count: 19,
      postmaster_capacity: 21,
    },
  },
  vault: {
    source: 'live',
    used: 561,
    capacity: 700,
    forecast: { source: 'estimated', days_to_full: 41, items_per_day: 3.4, measured_days: 30 },
  },
  vault_health: {
    source: 'live',
    rows: [
      {
        kind: 'duplicates',
        label: 'Duplicates',
        count: 148,
        of: 642,
        text: 'Held more than once',
        link: '/armory?q=is%3Adupe',
      },
    ],
  },
  missions: [
    {
      source: 'live',
      kind: 'portal',
      priority: 'Medium',
      title: 'Portal: Grandmaster rank',
      text: 'Your power allows it.',
      tasks: [],
      items: [],
    },
    {
      source: 'live',
      kind: 'bounty',
      priority: 'Medium',
      title: 'Close five bounties',
      text: 'Three stand above 80 %.',
      tasks: [{ name: 'Calibrate pulse', progress: 8, completion_value: 10, character_id: '1' }],
      items: [],
    },
  ],
  weekly: {
    source: 'live',
    reset_at: '2026-11-17T17:00:00Z',
    characters: [
      { id: '1', class: 'Hunter' },
      { id: '2', class: 'Titan' },
    ],
    rows: [
      {
        hash: 1,
        name: 'Grandmaster Nightfall',
        kind: 'nightfall',
        activities: ['Exodus Crash'],
        cells: [
          { complete: true, progress: 1, completion_value: 1 },
          { complete: false, progress: 2, completion_value: 5 },
        ],
      },
      { hash: 2, name: 'Dungeon', cells: [{ complete: false, progress: 0, completion_value: 1 }, null] },
    ],
  },
  edge_of_fate: {
    source: 'live',
    tracks: [
      { source: 'live', kind: 'armor', name: 'Armor 3.0', percent: 72, done: 31, of: 43, text: '31 of 43' },
      {
        source: 'live',
        kind: 'portal',
        name: 'Portal mastery',
        percent: 58,
        done: 7,
        of: 12,
        text: 'A rank',
      },
      {
        source: 'sample',
        kind: 'kepler',
        name: 'Kepler',
        percent: 84,
        done: 21,
        of: 25,
        text: 'Four unseen',
      },
    ],
  },
  score_history: {
    source: 'live',
    points: [
      { day: '2026-11-03', label: '3 Nov', score: 64, kind: 'measured', god_rolls: 21, vault_used: 500 },
      { day: '2026-11-13', label: '13 Nov', score: 73, kind: 'measured', god_rolls: 30, vault_used: 540 },
      { day: '2026-11-14', label: '14 Nov', score: 78, kind: 'measured', god_rolls: 38, vault_used: 561 },
    ],
  },
  weapon_usage: {
    source: 'live',
    total_kills: 2251,
    weapons: [
      { ...WEAPON, type: 'hand-cannon', type_name: 'Hand Cannon', kills: 1284, precision_kills: 642 },
      { item_hash: 172, item_instance_id: '172', name: 'Say "Hi"', kills: 967, precision_kills: 0 },
      { item_hash: 173, name: 'Long Gone', kills: 12, precision_kills: 0 },
    ],
  },
  effectiveness: {
    source: 'estimated',
    rows: [
      {
        activity: 'Grandmaster Nightfall',
        priority: 'High',
        value: 85,
        text: 'Drops the best gear.',
        runs: 14,
        completed: 12,
        completion_percent: 86,
      },
      { activity: 'Patrol', priority: 'Someday', text: 'Nobody knows.' },
    ],
  },
  recent_activities: {
    source: 'live',
    entries: [
      {
        instance_id: '16000000011',
        name: 'Vault of Glass',
        class: 'Hunter',
        result: 'Completed',
        completed: true,
        kd: 5.6,
        duration_seconds: 3522,
        period: new Date(Date.now() - 5 * 3_600_000).toISOString(),
      },
    ],
  },
  seasonal: {
    season_active: false,
    season_rank: { source: 'live', value: 100 },
    artifact_level: { source: 'estimated', value: 12 },
    weekly_challenges: { source: 'estimated', value: 7, of: 7 },
    triumph_score: { source: 'live', value: 24_180 },
  },
  insights: [
    { kind: 'gap', title: 'Strand is your gap.', text: 'None above Good.', source: 'live', items: [WEAPON] },
  ],
}
