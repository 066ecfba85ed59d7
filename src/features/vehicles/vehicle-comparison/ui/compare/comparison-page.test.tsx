import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { cents } from '#platform/money.ts'
import type { RangeComparison } from '../../data/model-comparison.ts'
import { ComparisonPage } from './comparison-page.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))

const model = (code: string) => ({
  ...{ code, name: `Fortuner ${code}`, range: { slug: 'fortuner', name: 'Fortuner' } },
  ...{ grade: 'VX', drawing: null, figures: [], colours: [] },
  ...{ price: cents(92_990_000), specialPrice: cents(89_990_000) },
})

const view = (codes: readonly string[]): RangeComparison => ({
  costs: null,
  range: { slug: 'fortuner', name: 'Fortuner', brand: 'Toyota' },
  models: codes.map(model),
  unknown: [],
  table: [
    {
      title: 'Engine',
      rows: [
        { label: 'Power', values: codes.map((code) => `${code} kW`), differs: codes.length > 1 },
        { label: 'Torque', values: codes.map((_, index) => (index === 0 ? null : '500 Nm')), differs: true },
      ],
    },
  ],
  options: ['A', 'B', 'C', 'D', 'E'].map((code) => ({ code, name: `Fortuner ${code}` })),
  showsPrices: true,
})

test('shows a column per model, with its special price beside the struck-through regular one (V-258)', () => {
  const html = renderToStaticMarkup(<ComparisonPage view={view(['A', 'B'])} />)
  expect(html.match(/<th scope="col"/g)).toHaveLength(2)
  expect(html).toMatch(/<s[^>]*>.*R\s929\s900<\/s>/)
  expect(html).toMatch(/R\s899\s900\*/)
  expect(html).toContain('not stated')
  expect(html).toContain('href="/vehicles/fortuner/spec-sheet?code=A,B"')
})

test('states where the values of a row change, and shows a choice by its button', () => {
  const priced = view(['A', 'B', 'C'])
  const row = { label: 'Driven wheels', values: ['Rear', 'Rear', 'All four'], differs: true }
  const html = renderToStaticMarkup(
    <ComparisonPage view={{ ...priced, table: [{ title: 'Engine', rows: [row] }] }} />,
  )
  expect(html).toContain('data-differs="2"')
  expect(html).toContain('aria-label="Show: Instead of Fortuner A"')
  expect(html.match(/<option value="D">D</g)).toHaveLength(4)
})

test('keeps every link on the dealer pages and shows no hidden price (V-257)', () => {
  const priced = view(['A', 'B'])
  const unpriced = {
    ...priced,
    models: priced.models.map((model) => ({ ...model, price: null, specialPrice: null })),
    showsPrices: false,
  }
  const html = renderToStaticMarkup(<ComparisonPage view={unpriced} dealer={{ slug: 'ridgeway' }} />)
  const links = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, href]) => href)
  expect(links.length).toBeGreaterThan(5)
  for (const link of links)
    expect(link).toMatch(/^\/dealers\/ridgeway\/new-vehicles\/(?:fortuner[/?]|compare\?)/)
  expect(html).not.toMatch(/R\s\d|N\/A|[Pp]rice/)
})

test('prevents removing the last model, adding a fifth and selecting a model twice', () => {
  const one = renderToStaticMarkup(<ComparisonPage view={view(['A'])} />)
  expect(one).not.toContain('Remove')
  expect(one).toContain('Add a model')
  expect(one).not.toContain('Only these')
  const four = renderToStaticMarkup(<ComparisonPage view={view(['A', 'B', 'C', 'D'])} />)
  expect(four).not.toContain('Add a model')
  expect(four.match(/<option value="E"/g)).toHaveLength(4)
  expect(four.match(/<option value="A"/g)).toHaveLength(1)
})

test('shows a notice and a link to the range page for a range without models', () => {
  const html = renderToStaticMarkup(<ComparisonPage view={view([])} />)
  expect(html).toContain('nothing to compare yet')
  expect(html).toContain('href="/vehicles/fortuner"')
})

test('leads to the comparison across ranges with the same models', () => {
  expect(renderToStaticMarkup(<ComparisonPage view={view(['A', 'B'])} />)).toContain(
    'href="/compare?code=A,B"',
  )
})

test('shows the whole name of the chosen model beside a select that cuts it', () => {
  const html = renderToStaticMarkup(<ComparisonPage view={view(['A'])} />)
  expect(html).toMatch(/<\/select><span aria-hidden="true"[^>]*>A<\/span>/)
  expect(html).toMatch(/<\/select><span aria-hidden="true"[^>]*>Choose a model<\/span>/)
})
