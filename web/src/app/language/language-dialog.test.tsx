import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { gameLanguage } from '../../data/language/language.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

let languages: FakeAnswer
drawsWholeApp()
beforeEach(() => {
  gameLanguage.choose('en')
  languages = { body: { languages: ['en', 'de', 'zh-cht'], language: 'en' } }
  fakeFetch((request) =>
    new URL(request.url).pathname === '/api/languages'
      ? languages
      : { status: 404, body: { code: 'not-found', detail: 'x' } },
  )
  sessionStore.check()
})
async function openDialog() {
  await renderAt('/privacy')
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: /^Language/ }))
  return screen.findByRole('dialog', { name: 'Language' })
}

describe('F-351 choosing the language of the game’s names', () => {
  it('F-351 offers what the platform offers, each by its own name and marked as such', async () => {
    const dialog = await openDialog()
    const choices = await within(dialog).findAllByRole('radio')
    const named = choices.map((choice) => [
      choice.closest('label')?.lang,
      choice.closest('label')?.textContent,
    ])
    expect(named).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['zh-Hant', '繁體中文'],
    ])
    expect((choices[0] as HTMLInputElement).checked).toBe(true)
  })

  it('F-351 keeps the choice, says it in the footer, and leaves the page’s own language alone', async () => {
    const dialog = await openDialog()
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'Deutsch' }))
    expect(localStorage.getItem('ai_vault_language')).toBe('de')
    expect(
      await within(dialog).findByRole<HTMLInputElement>('radio', { name: 'Deutsch', checked: true }),
    ).toBeDefined()
    expect(document.querySelector('footer')?.textContent).toContain('Language: Deutsch')
    expect(document.documentElement.lang).not.toBe('de')
  })

  it('F-351 is in the phone’s menu too, which it closes', async () => {
    await renderAt('/privacy')
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
    fireEvent.click(within(menu).getByRole('button', { name: /^Language/ }))
    expect(menu.open).toBe(false)
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeDefined()
  })

  it('F-351 says so where the list cannot be read, and tries again', async () => {
    languages = { status: 404, body: { code: 'not-found', detail: 'x' } }
    const dialog = await openDialog()
    const again = await within(dialog).findByRole('button', { name: 'Try again' })
    expect(dialog.textContent).toContain('The languages could not be read.')
    languages = { body: { languages: ['en'], language: 'en' } }
    fireEvent.click(again)
    expect(await within(dialog).findByRole('radio', { name: 'English' })).toBeDefined()
  })
})
