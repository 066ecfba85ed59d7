import { expect, test } from 'vitest'
import { readPdf } from '#tests/pdf-text.ts'
import { composeChapters } from '../compose/compose-manual.ts'
import { bakkie, contact, kindsOf } from '../manual.test-support.ts'
import type { Manual } from '../manual.ts'
import { lampSymbols } from '../symbols.ts'
import { lampShapes } from './lamp-shapes.ts'
import { printManual } from './print-manual.ts'

const models = [bakkie('11A', 'Hilux 2.4 SR 6MT'), bakkie('11B', 'Hilux 2.4 Raider 6MT')]

const manual: Manual = {
  title: 'Toyota Hilux: owner’s manual',
  ...{ rangeName: 'Hilux', brand: 'Toyota', siteName: 'Toyota South Africa' },
  models: models.map(({ name }) => name),
  ...{ drawing: null, roadside: '0800 111 222', address: 'https://www.example.co.za/owners/manuals' },
  chapters: composeChapters({ kinds: kindsOf(models), contact }),
}

test('prints every chapter and section, with contents, bookmarks and an index', async () => {
  const { text, info, pages } = readPdf(await printManual(manual, { picture: null, compress: false }))
  expect(text).toContain('Roadside assistance, day and night 0800 111 222')
  for (const { title, sections } of manual.chapters) {
    expect(text).toContain(title)
    // A title stands in the table of contents and above its text, where it may wrap.
    for (const section of sections) expect(text.split(section.title).length, section.title).toBeGreaterThan(1)
  }
  expect(pages).toBeGreaterThan(manual.chapters.length)
  expect(info.match(/\/Title /g)?.length).toBeGreaterThan(
    manual.chapters.flatMap(({ sections }) => sections).length,
  )
  expect(info).toContain('/PageMode /UseOutlines')
  for (const word of ['jump start', 'wading depth', 'tyre pressure']) expect(text).toMatch(`${word} `)
})

test('is tagged for screen readers, in English, with its title', async () => {
  const { info } = readPdf(await printManual(manual, { picture: null, compress: false }))
  for (const part of ['/Lang (en-ZA)', '/MarkInfo', '/StructTreeRoot', '/DisplayDocTitle true'])
    expect(info).toContain(part)
  for (const tag of ['H1', 'H2', 'H3', 'TOC', 'L', 'Table', 'TH', 'Figure', 'Link', 'Note'])
    expect(info, tag).toMatch(new RegExp(`/S /${tag}\\b`))
  expect(info).toContain('(Symbol: Oil pressure, red)')
  expect(info).toMatch(/\/O \/Table\s+\/Scope \/Column/)
})

test('leads from each line of the contents to a place that exists', async () => {
  const { info } = readPdf(await printManual(manual, { picture: null, compress: false }))
  const targets = [...info.matchAll(/\/S \/GoTo\s+\/D \(([^)]+)\)/g)].map(([, name = '']) => name)
  expect(targets.length).toBeGreaterThan(50)
  const names = info.slice(info.indexOf('/Names ['))
  for (const target of new Set(targets)) expect(names, target).toContain(`(${target})`)
})

test('is the same file for the same content', async () => {
  const print = () => printManual(manual, { picture: null })
  expect((await print()).equals(await print())).toBe(true)
})

test('has a drawing for every lamp', () => {
  for (const symbol of lampSymbols) {
    const { lines, areas, letters } = lampShapes[symbol]
    expect(lines ?? areas ?? letters, symbol).toBeTruthy()
  }
})
