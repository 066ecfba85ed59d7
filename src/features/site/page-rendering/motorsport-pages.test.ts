import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import { themeOf } from '#platform/site/theme.ts'
import { textOf } from '#tests/blocks.tsx'
import { markupOf } from './block.test-support.tsx'

/** A seeded page of motorsport. */
function readPage(name: string) {
  const page: { path: string; layout: LayoutBlock[] } = JSON.parse(
    readFileSync(`content/pages/${name}.json`, 'utf8'),
  )
  /** The HTML of the only block of a kind. */
  const htmlOf = (kind: LayoutBlock['blockType']) => {
    const blocks = page.layout.filter(({ blockType }) => blockType === kind)
    expect(blocks, `${kind} on ${name}`).toHaveLength(1)
    return blocks.map((block) => markupOf(block, { path: page.path, theme: themeOf(page.path) })).join('')
  }
  return { ...page, htmlOf, kinds: page.layout.map(({ blockType }) => blockType) }
}

const rowsOf = (html: string) =>
  (html.match(/<tr.*?<\/tr>/gs) ?? []).map((row) => (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map(textOf))
/** What a list of figures says, by name. */
const figuresOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(([, name, figure]) => [
      name,
      figure,
    ]),
  )
/** The addresses to which a page links, however its buttons are nested. */
const linkedPages = (page: unknown) =>
  [...JSON.stringify(page).matchAll(/"page":"([^"]+)"/g)].map(([, to]) => to)

describe('/gr/motorsport/dakar', () => {
  const page = readPage('dakar')

  it('is a racing page with cards, and a link to the live stream (C-125, C-313)', () => {
    expect(page.path).toBe('/gr/motorsport/dakar')
    expect(themeOf(page.path)).toBe('racing')
    expect(page.htmlOf('benefitCards').match(/<h3/g)).toHaveLength(3)
    expect(linkedPages(page)).toContain('/gr/motorsport/dakar/live-stream')
  })

  it('counts down to the target as stated, 18 May 2025 (C-126, C-412)', () => {
    const [slide] = page.layout.flatMap((block) =>
      block.blockType === 'bannerCarousel' ? (block.slides ?? []) : [],
    )
    expect(slide?.countdownTimer).toBe('dakar')
    expect(Date.parse(slide?.countdownTarget ?? '')).toBe(Date.parse('2025-05-18T00:00:00+02:00'))
  })

  it('has standings with Placement and Overall, both computed from the stage times (C-127)', () => {
    const [head, ...rows] = rowsOf(page.htmlOf('dakarStandings'))
    expect(head?.slice(0, 2)).toEqual([
      expect.stringMatching(/^Placement\b/),
      expect.stringMatching(/^Overall\b/),
    ])
    expect(rows.map(([placement, overall, , driver]) => [placement, overall, driver])).toEqual([
      ['2', '1', 'Saskia Brandt'],
      ['3', '2', 'Gideon van Rensburg'],
      ['4', '3', 'Vusi Maseko'],
      ['1', '4', 'Tendai Chikomo'],
    ])
  })

  it('draws its route of 12 stages, of which three have been run, and lists them', () => {
    const html = page.htmlOf('rallyRoute')
    const stages = (html.match(/<li.*?<\/li>/gs) ?? []).map(textOf)
    expect(stages).toHaveLength(12)
    expect(stages.filter((stage) => stage.endsWith('Run'))).toHaveLength(3)
    expect(stages[0]).toBe('Stage 1 Loop around Yanbu 518 km Run')
    expect(html).toContain('Map of the route: 3 of 12 stages have been run.')
    // Every bivouac is named on the map.
    expect(html.match(/<text/g)).toHaveLength(7)
  })

  it('shows three golds, three silvers and one bronze, two of them of 2018 (C-122)', () => {
    const html = page.htmlOf('eventMedals')
    const medals = [...html.matchAll(/(Gold|Silver|Bronze) <span[^>]*>(\d{4})</g)]
    expect(medals.map(([, metal, year]) => `${metal} ${year}`)).toEqual([
      ...['Gold 2019', 'Gold 2022', 'Gold 2023', 'Silver 2018', 'Silver 2021', 'Silver 2025', 'Bronze 2018'],
    ])
  })

  it('shows 12 stages, 14 days and 4 crews (C-124)', () => {
    expect(figuresOf(page.htmlOf('eventFigures'))).toEqual({ Stages: '12', Days: '14', Crews: '4' })
  })
})

describe('/gr/motorsport/dakar/live-stream', () => {
  const page = readPage('dakar-live-stream')

  it('opens with its video, and leads back to the page of the Dakar', () => {
    expect(page.path).toBe('/gr/motorsport/dakar/live-stream')
    expect(page.kinds[0]).toBe('singleVideo')
    expect(linkedPages(page)).toContain('/gr/motorsport/dakar')
  })
})

describe('/gr/motorsport/sasr', () => {
  const page = readPage('sasr')

  it('lists the prologue and five stages, each with a liaison and their sum (C-117, C-118, C-120, C-121, C-315)', () => {
    expect(page.path).toBe('/gr/motorsport/sasr')
    const [head, ...rows] = rowsOf(page.htmlOf('rallyStages'))
    expect(head).toEqual(['Stage', 'Stage distance', 'Liaison distance', 'Total distance'])
    expect(rows.map(([name, stage]) => `${name}: ${stage}`)).toEqual([
      ...['Prologue: 30 km', 'Stage 1: 296 km', 'Stage 2: 266 km', 'Stage 3: 270 km', 'Stage 4: 469 km'],
      'Stage 5: 98 km',
    ])
    for (const [, stage, liaison, total] of rows) {
      expect(Number.parseFloat(liaison ?? '')).toBeGreaterThan(0)
      expect(Number.parseFloat(total ?? '')).toBe(
        Number.parseFloat(stage ?? '') + Number.parseFloat(liaison ?? ''),
      )
    }
  })

  it('names its days, 19-24 May 2025, and shows 5 stages, 7 days and 2 crews (C-119, C-123)', () => {
    expect(textOf(page.htmlOf('heroBanner'))).toContain('19-24 May 2025')
    expect(figuresOf(page.htmlOf('eventFigures'))).toEqual({ Stages: '5', Days: '7', Crews: '2' })
  })
})

describe('/gr/motorsport/junior-academy', () => {
  const page = readPage('gr-junior-academy')

  it('has the application and the year of the academy, in the racing theme (C-316)', () => {
    expect(page.path).toBe('/gr/motorsport/junior-academy')
    expect(themeOf(page.path)).toBe('racing')
    expect(page.kinds[0]).toBe('enquiryForm')
    expect(textOf(page.htmlOf('iconCards'))).toContain('Ten rounds in karts')
    expect(linkedPages(page)).toContain('/discover/csr/junior-academy')
  })
})

describe('/gr/motorsport/gr-cup', () => {
  it('draws each circuit with its lap record, its driver and its year', () => {
    const circuits = (
      readPage('gr-cup')
        .htmlOf('circuits')
        .match(/<li.*?<\/li>/gs) ?? []
    ).map(textOf)
    expect(circuits).toHaveLength(4)
    for (const circuit of circuits)
      expect(circuit).toMatch(/Lap record \d:\d\d,\d{3} by \p{Lu}[^(]+ \(20\d\d\)/u)
  })
})

describe.each([
  ['gr-cup', 'gr-cup'],
  ['sa-rally-raid', 'sarrc'],
  ['nrc', 'nrc'],
])('/gr/motorsport/%s', (name, championship) => {
  it('has the standings of its championship (C-281, C-314)', () => {
    const sections = readPage(name).layout.filter(({ blockType }) => blockType === 'grResults')
    expect(sections).toEqual([expect.objectContaining({ championship })])
  })
})
