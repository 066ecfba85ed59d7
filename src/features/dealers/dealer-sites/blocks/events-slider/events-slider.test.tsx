import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { EventsSlider } from './events-slider.tsx'
import { examples } from './examples.ts'

const [three, none] = examples

test('shows name, days, description and picture of each event as a slide (D-046, D-047)', async () => {
  const html = await htmlOf(EventsSlider, three.block, { state: 'ready', data: dataOf(three.live) })
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3)
  const [first = '', second = ''] = html.match(/<article.*?<\/article>/gs) ?? []
  expect(textOf(first)).toBe(
    '4 December 2026 – 5 December 2026 Night of the Hilux Fifty years of bakkies on one forecourt, and a fire to stand around.',
  )
  expect(first).toMatch(/<img[^>]*alt="The forecourt in the evening"/)
  expect(textOf(second)).toBe('12 December 2026 Tyre and brake check')
})

test('says that nothing is planned', async () => {
  expect(textOf(await htmlOf(EventsSlider, none.block, { state: 'empty' }))).toContain('Nothing is planned')
})
