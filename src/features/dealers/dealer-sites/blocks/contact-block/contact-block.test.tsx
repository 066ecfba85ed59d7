import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { ContactBlock } from './contact-block.tsx'
import { examples } from './examples.ts'

const [both, , , bare] = examples
const data = dataOf(both.live)
const html = (variant: 'dealer-only' | 'global-only' | 'dealer-and-global', language: 'en' | 'af' = 'en') =>
  htmlOf(ContactBlock, { ...both.block, variant }, { state: 'ready', data }, { language })

const dealerWords = [
  '14 Fever Tree Road',
  'Bryanston',
  'Johannesburg 2191',
  'Monday – Friday',
  '07:30 – 18:00',
]
const siteWords = ['Roadside Assistance', 'Customer Care', 'Finance Services inside South Africa']

test('shows the dealer without the numbers of the site (D-090, D-248, D-251)', async () => {
  const content = textOf(await html('dealer-only'))
  for (const word of dealerWords) expect(content).toContain(word)
  for (const word of siteWords) expect(content).not.toContain(word)
})

test('shows the numbers of the site without the dealer (D-249)', async () => {
  const content = textOf(await html('global-only'))
  for (const word of dealerWords) expect(content).not.toContain(word)
  for (const word of siteWords) expect(content).toContain(word)
})

test('shows both (D-250)', async () => {
  const content = textOf(await html('dealer-and-global'))
  for (const word of [...dealerWords, ...siteWords]) expect(content).toContain(word)
})

test('writes no heading twice when the section has none of its own', async () => {
  const titleless = { ...both.block, title: null }
  const headings = async (variant: 'dealer-only' | 'global-only') =>
    [
      ...(
        await htmlOf(ContactBlock, { ...titleless, variant }, { state: 'ready', data }, { language: 'en' })
      ).matchAll(/<h\d[^>]*>(.*?)<\/h\d>/g),
    ].map(([, words]) => words)
  expect(await headings('global-only')).toEqual(['Other numbers'])
  expect(await headings('dealer-only')).toEqual(['Marula Toyota Bryanston', 'Opening hours'])
})

test('has a button that calls the dealer, and a file for address books (D-252)', async () => {
  const markup = await html('dealer-only')
  expect(markup).toMatch(/<a href="tel:0800000101"[^>]*>Call 0800 000 101/)
  expect(markup).toContain('href="/dealers/marula-toyota-bryanston/contact.vcf"')
})

test('merges equal days, and lists public holidays last (D-253 to D-256)', async () => {
  const rows = [...(await html('dealer-only')).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)]
  expect(rows.map(([, day, hours]) => [day, hours])).toEqual([
    ['Monday – Friday', '07:30 – 18:00'],
    ['Saturday', '08:00 – 13:00'],
    ['Sunday', 'Closed'],
    ['Public Holidays', '09:00 – 12:00'],
  ])
})

test('draws the map itself, named after the dealer; without coordinates there is none (D-258, D-267)', async () => {
  const markup = await html('dealer-only')
  expect(markup).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Map: Marula Toyota Bryanston/)
  expect(markup).not.toContain('<iframe')
  const withoutMap = await htmlOf(
    ContactBlock,
    { ...both.block, variant: 'dealer-only' },
    { state: 'ready', data: { ...data, map: null } },
  )
  expect(withoutMap).not.toContain('<svg viewBox="0 0 640')
  expect(textOf(withoutMap)).toContain('14 Fever Tree Road Bryanston Johannesburg 2191')
})

test.each([
  ['Roadside Assistance', '0800 000 001'],
  ['Customer Care', '0800 000 000'],
  ['Finance Services inside South Africa', '0800 000 002'],
  ['Finance Services outside South Africa', '+27 10 000 0002'],
] as const)('calls %s at the configured number (D-259 to D-262)', async (label, number) => {
  const markup = await html('global-only')
  const row = markup.split('<dt').find((part) => part.includes(`>${label}</dt>`)) ?? ''
  expect(row).toContain(`href="tel:${number.replaceAll(' ', '')}"`)
  expect(row).toContain(number)
})

test('has no row for finance services where the region hides it (D-263)', async () => {
  const content = textOf(await htmlOf(ContactBlock, bare.block, { state: 'ready', data: dataOf(bare.live) }))
  expect(content).toContain('Roadside Assistance')
  expect(content).not.toContain('Finance Services')
})

test('is in the language of the page (D-009, D-266)', async () => {
  const content = textOf(await html('dealer-only', 'af'))
  for (const word of ['Aanwysings', 'Maandag – Vrydag', 'Gesluit']) expect(content).toContain(word)
})
