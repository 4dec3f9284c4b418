import { describe, expect, it } from 'vitest'
import { buildSandbox } from '../../build-sandbox.ts'
import { createSandboxContext } from '../../start-sandbox.ts'

const PATH = /"(\/(?:common|img)\/[^"]+)"/g
/** Drawing each of several thousand would take seconds and show no more. */
const EVERY = 19

describe('pictures', () => {
  const context = createSandboxContext({})
  const app = buildSandbox(context)
  const pathsIn = (value: unknown) =>
    new Set([...JSON.stringify(value).matchAll(PATH)].map((match) => match[1] as string))
  const expectPicture = async (path: string) => {
    const { statusCode, headers } = await app.inject(path)
    expect({ path, statusCode, type: headers['content-type'] }).toEqual({
      path,
      statusCode: 200,
      type: expect.stringMatching(/^image\//),
    })
  }

  it('exist for what definitions name', async () => {
    const definitions = Object.values(context.world.tables).flatMap((table) => [...table.values()])
    const paths = [...pathsIn(definitions)].filter((_path, index) => index % EVERY === 0)
    expect(paths.length).toBeGreaterThan(150)
    for (const path of paths) await expectPicture(path)
  })

  it('exist for what accounts name', async () => {
    const paths = context.guardians.cards.flatMap((card) => [
      ...pathsIn([context.guardians.memberships(card), context.guardians.userInfo(card)]),
    ])
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) await expectPicture(path)
  })

  it('that nobody drew are not found', async () => {
    expect((await app.inject('/common/destiny2_content/icons/nothing.png')).statusCode).toBe(404)
  })
})
