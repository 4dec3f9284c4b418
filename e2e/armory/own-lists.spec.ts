/** A player's own wish lists: what the ratings learn from them, and what is said of a list that teaches nothing. */
import { packedInventoryAnswerSchema } from '@ai-vault/contract/items/inventory.ts'
import { unpackItems } from '@ai-vault/game/inventory/packing.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { picture } from '../support/browser/pictures.ts'
import { gone, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const LEARNS = 'My ratings learn from my lists'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wish lists' })
const learns = (page: Page) => dialog(page).getByRole('switch', { name: LEARNS })
const own = (page: Page) => dialog(page).getByRole('list', { name: 'Your lists' }).getByRole('listitem')

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Wish lists', exact: true }).click()
  await shown(learns(page))
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await gone(dialog(page))
}

async function paste(page: Page, name: string, list: string) {
  await dialog(page).getByLabel('Name of the list (optional)').fill(name)
  await dialog(page).getByLabel('Or paste its text').fill(list)
  await dialog(page).getByRole('button', { name: 'Use this list' }).click()
}

/** Every copy in sight with all that its tile says, the score among it. */
const tilesOf = (page: Page) =>
  page
    .locator('[role=grid] [data-weapon]')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.map((cell) => [
          cell.getAttribute('data-weapon') ?? '',
          cell.querySelector('button')?.getAttribute('aria-label') ?? '',
        ]),
      ),
    )

/** A call of the page's player, without the screen. */
const call = (page: Page, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([path, body]) => {
      const { membership_id: id, membership_type: type, bungie_access_token: token } = localStorage
      const answer = await fetch(String(path).replace('PLAYER', `${type}/${id}`), {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) }),
      })
      return answer.json()
    },
    [path, body] as const,
  )

async function inventoryOf(page: Page) {
  const { items, plugs } = packedInventoryAnswerSchema.parse(await call(page, '/api/inventory/PLAYER'))
  return unpackItems(items, plugs)
}

const weaponsOf = async (page: Page): Promise<readonly Weapon[]> =>
  (await inventoryOf(page)).flatMap(({ item }) => (item.kind === 'weapon' ? [item] : []))

type Ratings = ReadonlyMap<string, string>

/** How the server rates every copy now, in the words of its tile. */
async function ratingsOf(page: Page): Promise<Ratings> {
  const SIDES = { pve: 'PvE', pvp: 'PvP' } as const
  return new Map(
    (await inventoryOf(page)).flatMap(({ item, rating }) =>
      item.kind === 'weapon' && rating?.score !== undefined && rating.activity
        ? [[item.instanceId, `${rating.tier} ${scoreText(rating.score)} ${SIDES[rating.activity]}`]]
        : [],
    ),
  )
}

/** The tiles in sight that say another rating. */
async function behind(page: Page, ratings: Ratings): Promise<readonly string[]> {
  const tiles = Object.entries(await tilesOf(page))
  if (tiles.length === 0) return ['no tile']
  return tiles.filter(([id, label]) => !label.includes(ratings.get(id) ?? '')).map(([, label]) => label)
}

/** A line for every other weapon, with the traits that one copy of it has; and the copies that no line names. */
function listOf(weapons: readonly Weapon[]) {
  const byHash = [...Map.groupBy(weapons, ({ hash }) => hash).values()]
  const lines = byHash.flatMap(([copy], at) => {
    const traits = (copy?.columns ?? []).flatMap(({ kind, active }) =>
      kind === 'trait' && active ? [active.hash] : [],
    )
    const isNamed = at % 2 === 0 && copy?.rarity === 'legendary' && traits.length === 2
    return isNamed ? [`dimwishlist:item=${copy.hash}&perks=${traits.join(',')}#notes:PvE`] : []
  })
  const named = new Set(lines.map((line) => Number(/item=(\d+)/.exec(line)?.[1])))
  const unnamed = weapons.filter(({ hash }) => !named.has(hash)).map(({ instanceId }) => instanceId)
  return { lines, unnamed: new Set(unnamed) }
}

/** How many copies that no list names are rated otherwise. */
const moved = (one: Ratings, other: Ratings, unnamed: ReadonlySet<string>): number =>
  [...unnamed].filter((id) => one.get(id) !== other.get(id)).length

describe('F-287 the player’s own wish lists', () => {
  const opened = stage.share(async () => {
    const page = await stage.player('veteran', '/armory?open=all&sort=name')
    await shown(page.locator('[role=grid] [data-weapon]'))
    const { lines, unnamed } = listOf(await weaponsOf(page))
    return { page, lines, unnamed }
  })
  // Other journeys of this installation expect the ratings of everybody.
  afterEach(async () => {
    const { page } = await opened()
    await call(page, '/api/wish-lists/own', { learn: true, lists: [] })
  })

  test('teach the ratings: weapons that they do not name move, go back when it is switched off, and a reload keeps it', async () => {
    const { page, lines, unnamed } = await opened()
    const before = await ratingsOf(page)
    await openDialog(page)
    await paste(page, 'Mine', lines.join('\n'))
    const day = await page.evaluate(() =>
      new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' }).format(new Date()),
    )
    const learned = dialog(page).getByText(
      `Learned from 1 list, ${lines.length} rolls, ${day}: what these ask for counts on weapons they do not name, too.`,
    )
    await shown(learned)
    await isFine(page)
    await picture(page, 'wish lists, learned')
    await close(page)
    const taught = await ratingsOf(page)
    expect(moved(before, taught, unnamed)).toBeGreaterThan(0)
    await soon(() => behind(page, taught)).toEqual([])

    await page.reload()
    await soon(() => behind(page, taught)).toEqual([])
    await openDialog(page)
    await shown(learned)
    await soon(() => own(page).allInnerTexts()).toEqual([expect.stringContaining('Mine')])

    await learns(page).click()
    await shown(dialog(page).getByText('Switched off: your ratings are those of everybody here.'))
    await close(page)
    await soon(async () => moved(taught, await ratingsOf(page), unnamed)).toBeGreaterThan(0)
    const off = await ratingsOf(page)
    await soon(() => behind(page, off)).toEqual([])
    await page.reload()
    await soon(() => behind(page, off)).toEqual([])
    await openDialog(page)
    await soon(() => learns(page).isChecked()).toBe(false)

    await learns(page).click()
    await shown(learned)
    await close(page)
    await soon(() => ratingsOf(page)).toEqual(taught)
    await soon(() => behind(page, taught)).toEqual([])

    // A list that is removed is forgotten.
    await openDialog(page)
    await dialog(page).getByRole('button', { name: 'Remove Mine' }).click()
    await gone(learned)
    await soon(async () => moved(taught, await ratingsOf(page), unnamed)).toBeGreaterThan(0)
    await close(page)
    const forgotten = await ratingsOf(page)
    await soon(() => behind(page, forgotten)).toEqual([])
  })

  test('that are empty, too small or broken are told apart, and teach what can be read of them', async () => {
    const { page, lines } = await opened()
    await openDialog(page)
    for (const nothing of ['', 'title:Nothing yet\n\n// to be written\n']) {
      await paste(page, '', nothing)
      await shown(dialog(page).getByRole('alert').getByText('No line of this is a wish.'))
      await dialog(page).getByLabel('Or paste its text').fill('')
    }
    await soon(() => own(page).count()).toBe(0)

    // It names a weapon that nobody has heard of.
    await paste(page, 'Small', 'dimwishlist:item=1&perks=2,3')
    await shown(
      dialog(page).getByText('These lists name no weapon that rolls at random: they teach nothing.'),
    )
    await isFine(page)
    await dialog(page).getByRole('button', { name: 'Remove Small' }).click()
    await gone(own(page))

    await paste(
      page,
      'Broken',
      [...lines, 'dimwishlist:item=&perks=', 'dimwishlist:item=1&perks=x'].join('\n'),
    )
    await shown(own(page).getByText(`${lines.length} rolls, 2 lines not understood`))
    await shown(dialog(page).getByText(`Learned from 1 list, ${lines.length} rolls`))
    await dialog(page).getByRole('button', { name: 'Remove Broken' }).click()
    await gone(own(page))
    await close(page)
    await soon(async () => behind(page, await ratingsOf(page))).toEqual([])
  })
})
