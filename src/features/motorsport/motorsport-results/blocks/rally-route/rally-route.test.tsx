import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContext } from '#features/site/blocks/index.ts'
import { examples } from './examples.ts'
import { RallyRoute } from './rally-route.tsx'

const context: PageContext = {
  ...{ path: '/gr/motorsport/dakar', language: 'en', theme: 'racing', isFirst: false },
  site: { has: () => true },
}
const [{ block: four }] = examples
const markup = renderToStaticMarkup(<RallyRoute block={four} context={context} />)
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const items = (markup.match(/<li.*?<\/li>/gs) ?? []).map(textOf)

test('lists the stages with their towns, distances and whether they have been run', () => {
  expect(items).toEqual([
    'Stage 1 Loop around Yanbu 518 km Run',
    'Stage 2 Yanbu to AlUla 504 km Run',
    'Stage 3 AlUla to Hail 738,5 km To come',
    'Stage 4 Hail to Riyadh To come',
  ])
})

test('draws the route so far in the accent colour, and says in words what the map shows', () => {
  const lines = markup.match(/<path[^>]*>/g)?.slice(1) ?? []
  expect(lines).toHaveLength(4)
  expect(lines.filter((line) => line.includes('stroke-accent'))).toHaveLength(2)
  expect(markup).toMatch(
    /<svg[^>]*role="img"[^>]*aria-label="Map of the route: 2 of 4 stages have been run\./,
  )
})

test('shows nothing without a complete stage', () => {
  const draft = { ...four, towns: [] }
  expect(renderToStaticMarkup(<RallyRoute block={draft} context={context} />)).toBe('')
})
