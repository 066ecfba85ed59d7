import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { cents } from '#platform/money.ts'
import type { ModelComparison } from '../../data/model-comparison.ts'
import { acrossRangesMetadata } from './across-metadata.ts'
import { AcrossRangesPage } from './across-page.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))

const model = (code: string, slug: 'fortuner' | 'rav4'): ModelComparison['models'][number] => ({
  ...{ code, name: `${slug} ${code}`, range: { slug, name: slug }, grade: 'VX', figures: [], colours: [] },
  ...{ price: cents(92_990_000), specialPrice: null },
  drawing: { kind: 'vehicle', vehicle: slug, view: 'side', colour: { body: '#ffffff' } },
})

const all = [model('57U', 'fortuner'), model('73S', 'fortuner'), model('R04', 'rav4')]

const comparison = (models: ModelComparison['models']): ModelComparison => ({
  models,
  costs: null,
  table: [],
  options: [
    { range: 'fortuner', models: all.slice(0, 2) },
    { range: 'rav4', models: all.slice(2) },
  ],
  leftOut: { unknown: [], repeated: [], surplus: [] },
  suggestions: [],
  showsPrices: true,
})

const render = (view: ModelComparison, dealer: { slug: string } | null = null) =>
  renderToStaticMarkup(<AcrossRangesPage comparison={view} dealer={dealer} browse={<i>browse</i>} />)

test('starts with a form of all models by range, and with comparisons to follow', () => {
  const html = render({
    ...comparison([]),
    suggestions: [{ group: 'suvs', ranges: ['Fortuner', 'RAV4'], codes: ['57U', 'R04'] }],
  })
  expect(html).toMatch(/<form [^>]*action="\/compare"/)
  expect([...html.matchAll(/<optgroup label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'fortuner',
    'rav4',
  ])
  expect(html).toContain('browse')
  expect(html).toMatch(/href="\/compare\?code=57U,R04"[^>]*>.*Fortuner, RAV4/)
  expect(html).not.toContain('<table')
})

test('removes the last model too, and leads to the size of two ranges', () => {
  const one = render(comparison([model('57U', 'fortuner')]))
  expect(one).toMatch(/href="\/compare"[^>]*>Remove/)
  expect(one).not.toContain('<figure')
  const two = render(comparison([model('57U', 'fortuner'), model('R04', 'rav4')]))
  expect(two).toContain('href="/vehicles/size?a=fortuner&amp;b=rav4"')
  expect(two).toContain('alt="fortuner, rav4 from the side, at one scale"')
})

test('says what it leaves out and why, and keeps the rest', () => {
  const html = render({
    ...comparison([model('57U', 'fortuner')]),
    leftOut: { unknown: ['ZZZ'], repeated: [{ name: 'Fortuner 57U' }], surplus: [{ name: 'RAV4 R04' }] },
  })
  expect(html).toContain('There is no model on sale with the code ZZZ.')
  expect(html).toContain('Fortuner 57U was chosen twice; it has one column.')
  expect(html).toContain('Not shown: RAV4 R04.')
  expect(html.match(/<th scope="col"/g)).toHaveLength(1)
})

test('keeps every link on the pages of a dealer, and shows no hidden price', () => {
  const models = all.slice(1).map((each) => ({ ...each, price: null }))
  const html = render({ ...comparison(models), showsPrices: false }, { slug: 'ridgeway' })
  const links = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, href]) => href)
  for (const link of links)
    expect(link).toMatch(/^\/dealers\/ridgeway\/new-vehicles(?:\/|$)|^\/vehicles\/size/)
  expect(html).not.toMatch(/R\s\d|N\/A|[Pp]rice/)
})

test('indexes the page without models only, under one canonical URL', () => {
  expect(acrossRangesMetadata(comparison([]))).toMatchObject({ alternates: { canonical: '/compare' } })
  expect(acrossRangesMetadata(comparison([])).robots).toBeUndefined()
  expect(acrossRangesMetadata(comparison(all))).toMatchObject({
    ...{ alternates: { canonical: '/compare' }, robots: { index: false } },
    title: 'Compare fortuner 57U, fortuner 73S, rav4 R04',
  })
})
