import { expect, test } from 'vitest'
import translatedAddressData from '#content/translated-addresses.json' with { type: 'json' }
import { addressIn, explicitAddressIn, languageAlternates } from './addresses.ts'
import { languageRule } from './language-rule.ts'
import { isLanguage, languages } from './languages.ts'

const page = '/vehicles/hilux-xtra-cab'

test('gives each language its own address (V-202)', () => {
  expect(languages.map((language) => addressIn(page, language))).toEqual([page, `${page}/af`, `${page}/zu`])
  expect(explicitAddressIn(page, 'zu')).toBe(`${page}/zu`)
  expect(explicitAddressIn(page, 'en')).toBe(`${page}?locale=en`)
})

test('lists language alternates for a translated page only', () => {
  expect(languageAlternates(page)).toEqual({
    en: page,
    af: `${page}/af`,
    zu: `${page}/zu`,
    'x-default': page,
  })
  expect(languageAlternates('/vehicles/fortuner')).toBeUndefined()
})

test('lists only Hilux pages as translated, and offers isiZulu for the single cab only (V-198, V-200)', () => {
  const paths = translatedAddressData.map(({ path }) => path)
  const pathsBelow = (root: string) =>
    paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length))
  expect(pathsBelow('/vehicles/').sort()).toEqual([
    'hilux-double-cab',
    'hilux-range',
    'hilux-single-cab',
    'hilux-xtra-cab',
  ])
  expect(pathsBelow('/dealers/:dealer/new-vehicles/').sort()).toEqual([
    'hilux-double-cab',
    'hilux-range',
    'hilux-single-cab',
    'hilux-xtra-cab',
  ])
  const choicesOf = (range: string) => languageRule.match(`/vehicles/${range}`)?.address.choices
  expect(choicesOf('hilux-single-cab')).toEqual(['en', 'af', 'zu'])
  for (const range of ['hilux-double-cab', 'hilux-xtra-cab', 'hilux-range'])
    expect(choicesOf(range)).toEqual(['en', 'af'])
})

test('lists addresses that need no escaping, with known languages only', () => {
  for (const { path, choices } of translatedAddressData) {
    expect(path).toMatch(/^(?:\/:?[a-z0-9-]+)+$/)
    expect(choices.every(isLanguage)).toBe(true)
  }
})
