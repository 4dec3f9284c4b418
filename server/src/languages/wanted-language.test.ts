import { expect, test } from 'vitest'
import { wantedLanguage } from './languages.ts'

const OFFERED = ['en', 'fr', 'es', 'es-mx', 'de', 'pt-br', 'zh-cht', 'zh-chs']
const by = (accepted: string, language?: string) => wantedLanguage(OFFERED, 'en', { accepted, language })

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['xx, fr;q=0.3, es-MX;q=0.7', 'es-mx'],
  ['es-AR', 'es'],
  ['zh-Hant-TW', 'zh-cht'],
  ['zh-TW', 'zh-cht'],
  ['zh-CN', 'zh-chs'],
  ['pt-PT', 'en'],
  ['de;q=0', 'en'],
  ['', 'en'],
  [';;,,q=', 'en'],
])('F-351 a browser that accepts "%s" gets names in %s', (accepted, language) => {
  expect(by(accepted)).toBe(language)
})

test('F-351 the language a call names goes before those of the browser', () => {
  expect(by('fr', 'de')).toBe('de')
  expect(by('fr', 'ES-MX')).toBe('es-mx')
})

test('F-351 a language that is not on offer is English, whatever the browser says', () => {
  expect(by('fr', 'tlh')).toBe('en')
  expect(wantedLanguage(['en'], 'en', { accepted: 'de' })).toBe('en')
})
