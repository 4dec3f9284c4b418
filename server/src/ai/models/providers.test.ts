import { generateText } from 'ai'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseModel } from './providers.ts'

afterEach(() => void vi.restoreAllMocks())

const settings = {
  baseUrl: undefined,
  apiKey: undefined,
  model: undefined,
  providerUrls: { google: 'https://gateway.example/google/v1beta' },
}
const ask = (model: string) => {
  const chosen = chooseModel({ provider: 'google', key: 'AIza-key', model }, settings)
  if (!chosen) throw new Error('nothing was chosen')
  return generateText({ model: chosen.model, prompt: 'hello', maxRetries: 0 })
}

it.each(['../../../x', '../../v1/models/x', 'a/../../../b'])(
  'a model called %s does not take the key out of the provider’s folder',
  async (model) => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await expect(ask(model)).rejects.toThrow()
    expect(sent).not.toHaveBeenCalled()
  },
)

it('a model of an ordinary name is asked below the provider’s address', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
  await expect(ask('gemini-2.5-flash')).rejects.toThrow()
  expect(String(sent.mock.calls[0]?.[0])).toMatch(
    /^https:\/\/gateway\.example\/google\/v1beta\/models\/gemini-2\.5-flash/,
  )
})
