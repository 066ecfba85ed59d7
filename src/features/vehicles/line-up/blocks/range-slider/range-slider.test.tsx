import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { examples } from './examples.ts'
import { RangeSlider } from './range-slider.tsx'
import { rangeSlider } from './schema.ts'

// `renderToStaticMarkup` does not wait for what is loaded later.
vi.mock('#ui/disclosure/lazy-tabs.island.tsx', async () => ({
  LazyTabs: (await import('#ui/disclosure/tabs.island.tsx')).Tabs,
}))

const context: PageContext = {
  path: '/discover',
  language: 'en',
  theme: 'light',
  site: { has: (path) => path.startsWith('/vehicles') },
  isFirst: false,
}
const [three, plain] = examples.map(({ block }) => block)
if (!three || !plain) throw new Error('Expected at least two range slider examples.')

const markup = (block: BlockOf<'rangeSlider'>) =>
  renderToStaticMarkup(<RangeSlider block={block} context={context} />)

test('shows three ranges as three tabs, the first one active (C-140, C-278)', () => {
  const tabs = [...markup(three).matchAll(/role="tab"[^>]*aria-selected="(true|false)"/g)].map(([, on]) => on)
  expect(tabs).toEqual(['true', 'false', 'false'])
})

test('names the model in Browse and links it to its page (C-141, C-142)', () => {
  expect(markup(three)).toMatch(/href="\/vehicles\/hilux-single-cab"[^>]*>Browse Hilux Single Cab</)
})

test('links Browse to all vehicles when the model has no page or a missing one (C-142)', () => {
  expect(markup(three)).toMatch(/href="\/vehicles"[^>]*>Browse Corolla Cross</)
  expect(markup(plain).match(/href="\/vehicles"[^>]*>Browse /g)).toHaveLength(2)
})

test('shows the background picture of each range and the buttons of a model (C-143)', () => {
  const html = markup(three)
  for (const scene of ['karoo', 'dunes', 'garden-route']) expect(html).toContain(scene)
  expect(html).toMatch(/href="\/vehicles"[^>]*>All vehicles</)
})

test('has the range slider fields in the schema (C-143)', () => {
  const names = (fields: readonly object[]) =>
    fields.flatMap((field) => ('name' in field ? [field.name] : []))
  const ranges = rangeSlider.fields.find((field) => 'name' in field && field.name === 'rangeSliderData')
  if (ranges?.type !== 'array') throw new Error('The schema has no list of ranges.')
  expect(names(ranges.fields)).toEqual(expect.arrayContaining(['rangeName', 'backgroundImage', 'models']))
  const models = ranges.fields.find((field) => 'name' in field && field.name === 'models')
  if (models?.type !== 'array') throw new Error('The schema has no list of models.')
  expect(names(models.fields)).toEqual(
    expect.arrayContaining(['modelName', 'modelImage', 'modelPageLink', 'buttons']),
  )
})
