import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { sponsorshipChooser } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(sponsorshipChooser)

type SeededPage = { readonly path: string; readonly layout: readonly { readonly blockType: string }[] }

const folder = 'content/pages'
const seeded = readdirSync(folder).map(
  (name): SeededPage => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
)
const choosers = seeded.flatMap(({ path, layout }) =>
  layout
    .filter(({ blockType }) => blockType === 'sponsorshipChooser')
    .map((block) => ({ path, block: block as BlockOf<'sponsorshipChooser'> })),
)
const [chooser] = choosers
const everyPage = { site: { has: () => true } }

if (!chooser) throw new Error('No page has a sponsorship chooser.')

test('is on the pages of sponsorships and corporate citizenship only (V-190)', () => {
  expect(choosers.map(({ path }) => path).sort()).toEqual([
    '/discover/community/corporate-citizenship',
    '/discover/community/sponsorships',
  ])
})

test('shows Apply For Sponsorship in a navigation, opening with both headings (V-190, V-206)', () => {
  const html = markupOf(chooser.block, everyPage)
  expect(html).toMatch(/^<nav aria-label="[^"]+"/)
  expect(html).toMatch(/<summary[^>]*>Apply For Sponsorship<\/summary>/)
  const headings = [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Corporate Sponsorship', 'Corporate Social Responsibility'])
})

test.each(choosers)('states what $path says of both kinds (V-207, V-209)', ({ block }) => {
  const text = textOf(markupOf(block, everyPage))
  expect(text).toMatch(/invest.*exposure or marketing in exchange/)
  expect(text).toContain('Sports, Arts & Culture')
  for (const pillar of [
    'Road Safety',
    'Education',
    'Health and Human Services',
    'Civic and Community Services',
  ])
    expect(text).toContain(pillar)
})

test.each(choosers)('links $path to both forms (V-208, V-210)', ({ block }) => {
  const links = [...markupOf(block, everyPage).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)]
  expect(links.map(([, href, label]) => [label, href])).toEqual([
    ['Sponsorship Form', '/enquiry/sponsorships'],
    ['Corporate Citizenship Form', '/enquiry/sponsorships/corporate-citizenship'],
  ])
})

test('leaves out a link to a missing form, and the whole section without any', () => {
  const { block } = chooser
  const html = markupOf(block, { site: { has: (path) => path === '/enquiry/sponsorships' } })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(markupOf(block, { site: { has: () => false } })).toBe('')
})

test('lists the topics of each kind', () => {
  const [example] = examples
  expect(markupOf(example.block)).toMatch(/<li>Sports<\/li><li>Arts &amp; Culture<\/li>/)
})
