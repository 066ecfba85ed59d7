import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Live, PageContext } from '#features/site/blocks/index.ts'
import type { FeaturedModels } from '../../data/featured-models.ts'
import { examples } from './examples.ts'
import { FeaturedModel } from './featured-model.tsx'

const [{ block, live: ready }] = examples

if (!ready) throw new Error('The examples of featured models have changed.')

const context: PageContext = {
  path: '/discover/hybrid-electric',
  language: 'en',
  theme: 'light',
  site: { has: () => true },
  isFirst: false,
}

const htmlOf = (live: Live<FeaturedModels>, language: PageContext['language'] = 'en') =>
  renderToStaticMarkup(<FeaturedModel block={block} context={{ ...context, language }} live={live} />)

test('shows name and price of the featured model, and links to its range (V-307)', () => {
  const html = htmlOf(ready)
  expect(html).toContain('GR-Sport')
  expect(html).toContain('R\u00a0900\u00a0000')
  expect(html).toMatch(/<a[^>]*href="\/vehicles\/rav4"[^>]*>See the RAV4<\/a>/)
  expect(htmlOf(ready, 'af')).toContain('Sien die RAV4')
})

test('leaves out a price that the region of a dealer hides', () => {
  if (ready.state !== 'ready') throw new Error('The examples of featured models have changed.')
  const data = Object.fromEntries(
    Object.entries(ready.data).map(([key, model]) => [key, { ...model, price: null }]),
  )
  expect(htmlOf({ state: 'ready', data })).not.toMatch(/N\/A|R\u00a0/)
})

test('renders nothing while no such model is on sale', () => {
  expect(htmlOf({ state: 'empty' })).toBe('')
  expect(htmlOf({ state: 'ready', data: {} })).toBe('')
})

test('says so and offers to try again when the service fails', () => {
  const html = htmlOf({ state: 'failed' })
  expect(html).toContain('This part of the page could not be loaded.')
  expect(html).toMatch(/<a href="\/discover\/hybrid-electric"[^>]*>Try again<\/a>/)
})
