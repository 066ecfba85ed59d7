import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import type { StudioViews } from '../../choice-pictures.ts'
import { rangePageTexts } from '../../texts.ts'
import { Studio } from './studio.island.tsx'
import { ViewSwitch } from './view-switch.tsx'

const red = { code: '3U5', title: 'Inferno Red', colour: { body: '#a41e22' } }
const black = { code: '218', title: 'Attitude Black', colour: { body: '#15171a' } }
const model = (colours: ModelChoice['colours']): ModelChoice => ({
  ...{ code: '57U', derivativeCode: null, name: 'Fortuner', grade: 'vx', price: null, specialPrice: null },
  ...{ facts: [], tiles: [], drawing: null, badges: [], anchor: null },
  colours,
})
const texts = rangePageTexts('en').configurator
const render = (colours: ModelChoice['colours'], views: StudioViews | null = null) =>
  renderToStaticMarkup(
    <Studio
      rangeName="Fortuner"
      model={model(colours)}
      colour={colours[0]}
      {...{ texts, views }}
      viewSwitch={views && <ViewSwitch texts={texts} />}
      language="en"
    >
      {null}
    </Studio>,
  )

test('shows a notice instead of swatches and a picture for a model without colours (V-237)', () => {
  const html = render([])
  expect(html).toContain('Colours to be announced')
  expect(html).not.toMatch(/<input|<img|undefined/)
})

test('selects and names the first colour of the model (V-237)', () => {
  const html = render([red, black])
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/value="3U5"[^>]*checked|checked[^>]*value="3U5"/)
  expect(html).toMatch(/<p[^>]*>Inferno Red</)
})

test('describes the picture by range, view and colour', () => {
  expect(render([red, black])).toContain('role="img" aria-label="Fortuner from the side, Inferno Red"')
  expect(render([])).toContain('aria-label="Fortuner from the side"')
})

test('offers the front and the night in the selected paint, and shows the side first', () => {
  const view = (name: string) => ({
    models: { '57U': [`/art/${name}/`, '/wheels-mesh.svg'] as const },
    paints: { '3U5': 'a41e22', '218': '15171a' },
    ...{ width: 300, height: 150 },
  })
  const html = render([red, black], { front: view('front'), rear: view('rear'), night: view('night') })
  expect(html).toMatch(/value="side"[^>]*checked|checked[^>]*value="side"/)
  expect(html).toContain('src="/art/front/a41e22/wheels-mesh.svg"')
  expect(html).toContain('alt="Fortuner from the front, at night with its lamps on, Inferno Red"')
  expect(html.match(/<img[^>]*loading="lazy"/g)).toHaveLength(3)
})
