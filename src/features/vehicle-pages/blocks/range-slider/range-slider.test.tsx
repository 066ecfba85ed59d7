import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BlockOf, Place } from '#features/blocks/index.ts'
import { examples } from './examples.ts'
import { RangeSlider } from './range-slider.tsx'
import { rangeSlider } from './schema.ts'

const place: Place = {
  path: '/discover',
  language: 'en',
  theme: 'light',
  site: { has: (path) => path.startsWith('/vehicles') },
  first: false,
}
const [three, plain] = examples.map(({ block }) => block)
if (!three || !plain) throw new Error('The examples of range sliders have changed.')

const markup = (block: BlockOf<'rangeSlider'>) =>
  renderToStaticMarkup(<RangeSlider block={block} place={place} />)

test('C-140, C-278: three ranges are three tabs, one of them active', () => {
  const tabs = [...markup(three).matchAll(/role="tab"[^>]*aria-selected="(true|false)"/g)].map(([, on]) => on)
  expect(tabs).toEqual(['true', 'false', 'false'])
})

test('C-141, C-142: Browse names the model and leads to its page', () => {
  expect(markup(three)).toMatch(/href="\/vehicles\/hilux-single-cab"[^>]*>Browse Hilux Single Cab</)
})

test('C-142: without a page, or with one that is gone, it leads to all vehicles', () => {
  expect(markup(three)).toMatch(/href="\/vehicles"[^>]*>Browse Corolla Cross</)
  expect(markup(plain).match(/href="\/vehicles"[^>]*>Browse /g)).toHaveLength(2)
})

test('C-143: the picture of a range lies behind its models, and buttons of a model’s own are shown', () => {
  const html = markup(three)
  for (const scene of ['karoo', 'dunes', 'garden-route']) expect(html).toContain(scene)
  expect(html).toMatch(/href="\/vehicles"[^>]*>All vehicles</)
})

test('C-143: the schema has the fields of the range slider', () => {
  const names = (fields: readonly object[]) =>
    fields.flatMap((field) => ('name' in field ? [field.name] : []))
  const ranges = rangeSlider.fields.find((field) => 'name' in field && field.name === 'rangeSliderData')
  if (ranges?.type !== 'array') throw new Error('There is no list of ranges.')
  expect(names(ranges.fields)).toEqual(expect.arrayContaining(['rangeName', 'backgroundImage', 'models']))
  const models = ranges.fields.find((field) => 'name' in field && field.name === 'models')
  if (models?.type !== 'array') throw new Error('There is no list of models.')
  expect(names(models.fields)).toEqual(
    expect.arrayContaining(['modelName', 'modelImage', 'modelPageLink', 'buttons']),
  )
})
