import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'
import { GroupDealers } from './group-dealers.tsx'

const [three] = examples
const data = dataOf(three.live)
const html = (language: 'en' | 'af' | 'zu' = 'en') =>
  htmlOf(GroupDealers, three.block, { state: 'ready', data }, { language })

test('has a tab for all dealers and one for each province, in the order of the data (D-058, D-059)', async () => {
  const tabs = [...(await html()).matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)
  expect(tabs).toEqual(['All', 'Gauteng', 'Namibia', 'Limpopo'])
})

test('shows only the dealers of its province in a tab (D-058)', async () => {
  const [, ...panels] = (await html()).split('role="tabpanel"')
  expect(panels.map((panel) => panel.match(/<article/g)?.length ?? 0)).toEqual([2, 1, 1, 0])
})

test.each([
  ['en', 'No dealers available in Limpopo', 'Directions', 'Visit Website', 'Contact'],
  ['af', 'Geen handelaars beskikbaar in Limpopo nie', 'Aanwysings', 'Besoek webwerf', 'Kontak'],
  [
    'zu',
    'Abekho abathengisi abatholakalayo ku-Limpopo',
    'Indlela yokufika',
    'Vakashela iwebhusayithi',
    'Xhumana',
  ],
] as const)(
  'says in %s that a province has no dealers, and labels its links (D-009, D-060)',
  async (language, ...words) => {
    const content = textOf(await html(language))
    for (const text of words) expect(content).toContain(text)
  },
)

test('links to directions in a new tab, to the site and to the contact page (D-264, D-265)', async () => {
  const markup = await html()
  expect(markup).toMatch(
    /href="https:\/\/www\.google\.com\/maps\/dir\/[^"]*-26\.0476,28\.0252"[^>]*target="_blank"/,
  )
  expect(markup).toContain('href="/dealers/marula-toyota-bryanston/home"')
  expect(markup).toContain('href="/dealers/marula-toyota-bryanston/contact"')
})
