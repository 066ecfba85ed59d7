import { expect, test } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { link, list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { faq } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(faq)

const [full, single, trustCentre] = examples

if (!full || !single || !trustCentre) throw new Error('The examples of questions have changed.')

const of = (questions: BlockOf<'faq'>['questions']): BlockOf<'faq'> => ({ blockType: 'faq', questions })

test('renders questions as headings of closed accordions (C-269, C-007)', () => {
  const html = markupOf(full.block)
  expect(html.match(/<details/g)).toHaveLength(4)
  expect(html).not.toMatch(/<details[^>]* open/)
  expect(html.match(/<summary[^>]*><h3/g)).toHaveLength(4)
})

test('does not group accordions, so that opening one closes no other (C-009)', () => {
  expect(markupOf(full.block)).not.toMatch(/<details[^>]* name=/)
})

test('renders an answer of the kind “table” as a table with all its values (C-010, C-011)', () => {
  const html = markupOf(
    of([
      {
        question: 'Zebra',
        kind: 'table',
        answer: richTextContent('Prose that is not shown.'),
        tableTitle: 'Aardvark',
        tableDescription: 'Bushbuck',
        tableRows: [
          { heading: 'Caracal', first: 'Duiker', second: 'Eland', third: 'Fishowl' },
          { heading: 'Genet', first: 'Hyena', second: 'Impala', third: 'Jackal' },
        ],
      },
    ]),
  )
  for (const word of ['Aardvark', 'Bushbuck', 'Caracal', 'Duiker', 'Eland', 'Fishowl', 'Jackal']) {
    expect(textOf(html)).toContain(word)
  }
  expect(html.match(/<tbody>.*<\/tbody>/)?.[0].match(/<tr/g)).toHaveLength(2)
  expect(html).toMatch(/<th scope="row"[^>]*>Caracal/)
  expect(textOf(html.replace(/<script.*<\/script>/, ''))).not.toContain('Prose')
})

test('shows column headings if the editor gave them, and leaves out empty columns (C-011)', () => {
  const tableRows = [{ heading: 'Starlet', first: '4 services', third: '4 years' }]
  const head = { heading: 'Vehicle', first: 'Plan', second: 'Unused', third: 'Term' }
  const html = markupOf(of([{ question: 'Plans', kind: 'table', tableRows, tableHead: head }]))
  expect(html.match(/<th scope="col"[^>]*>([^<]*)/g)?.map((cell) => cell.split('>')[1])).toEqual([
    'Vehicle',
    'Plan',
    'Term',
  ])
  expect(markupOf(of([{ question: 'Plans', kind: 'table', tableRows }]))).not.toContain('<thead')
})

test('renders links and lists in an answer (C-013)', () => {
  const answer = richTextContent(paragraph(link('The line-up', '/vehicles')), list('bullet', 'One', 'Two'))
  const html = markupOf(of([{ question: 'What?', answer }]))
  expect(html).toMatch(/<a [^>]*href="\/vehicles"/)
  expect(html.match(/<ul.*<\/ul>/)?.[0].match(/<li/g)).toHaveLength(2)
})

test('renders a link to the cookie settings in an answer (C-015)', () => {
  expect(markupOf(full.block)).toMatch(/<a [^>]*href="#cookie-settings"/)
})

test('upper-cases acronyms in titles (C-017)', () => {
  const html = textOf(markupOf({ ...full.block, title: 'faq for suv drivers' }))
  expect(html).toContain('FAQ for SUV drivers')
  expect(html).toContain('How often does my SUV need a service?')
  expect(html).toContain('Where do I find the VIN?')
})

test('sets the introduction larger on the trust centre than elsewhere (C-018)', () => {
  const introduction = '>What we keep about you'
  const classesAround = (html: string) =>
    html
      .slice(0, html.indexOf(introduction))
      .match(/class="([^"]*)"/g)
      ?.at(-1)
  const classes = classesAround(markupOf(trustCentre.block, { path: trustCentre.path }))
  expect(classes).toContain('text-lead')
  expect(classesAround(markupOf(trustCentre.block, { path: '/owners/help' }))).not.toContain('text-lead')
})
