import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { navigationRibbon } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(navigationRibbon)

const [seven] = examples

test('links the first five items to their targets, in order (D-030, D-031, D-419)', () => {
  const html = markupOf(seven.block)
  const links = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    href,
    textOf(inner ?? ''),
  ])
  expect(links).toEqual([
    ['/vehicles', 'New vehicles'],
    ['/vehicles/fortuner', 'Fortuner'],
    ['/', 'Start'],
    ['tel:+27800000000', 'Call us'],
    ['https://service.example.co.za/', 'Book a service'],
  ])
})

test('leaves out an item whose page does not exist', () => {
  const html = markupOf(seven.block, { site: { has: (path) => path !== '/vehicles/fortuner' } })
  expect(textOf(html)).not.toContain('Fortuner')
  expect(textOf(html)).toContain('New vehicles')
})
