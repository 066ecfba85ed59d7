import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it } from 'vitest'
import { resultRow } from '../result.test-support.ts'
import { standingsOfCrews } from '../rules/dakar-standings.ts'
import { order, round, season, shortScheme } from '../season.test-support.ts'
import type { Season } from '../season.ts'
import { DakarStandings } from './dakar-standings.tsx'
import { EventFigures } from './event-figures.tsx'
import { EventMedals } from './event-medals.tsx'
import { RallyStageTable } from './rally-stage-table.tsx'
import { ResultsTable } from './results-table.tsx'
import { SeasonArchive } from './season-archive.tsx'
import { SeasonPanel } from './season-panel.tsx'
import { SeasonStandings } from './season-standings.tsx'

const html = (view: ReactNode) => renderToStaticMarkup(view)
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** The texts of the cells of a table, row by row. */
const rowsOf = (markup: string) =>
  (markup.match(/<tr.*?<\/tr>/gs) ?? []).map((row) => (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map(textOf))

describe('a table of results', () => {
  const row = resultRow({
    ...{ rank: 1, points: 12.5, year: 2025, driverName: 'Ruan Botha', navigatorName: 'Ilse Kruger' },
    ...{
      nationalChampionship: 'NRC',
      carNumber: '7',
      teamName: 'Marula',
      regional: 'Gauteng',
      resultTime: '1:02:03',
    },
    driverPath: '/gr/motorsport/nrc/ruan-botha',
  })

  it('has eight columns in order, the team called Dealer, and none for region and time (C-098, C-099, C-101)', () => {
    const markup = html(<ResultsTable caption="Results" rows={[row]} language="en" />)
    expect(rowsOf(markup)).toEqual([
      ['Rank', 'Points', 'Year', 'Driver', 'Navigator', 'National championship', 'Car number', 'Dealer'],
      ['1', '12,5', '2025', 'Ruan Botha', 'Ilse Kruger', 'NRC', '7', 'Marula'],
    ])
    expect(markup).toMatch(/<th[^>]*scope="row"[^>]*><a[^>]*href="\/gr\/motorsport\/nrc\/ruan-botha"/)
  })

  it('has empty cells where a row has no value (C-102)', () => {
    const rows = [row, resultRow({ id: 'two', driverName: 'Anke Nel', points: 0 })]
    const markup = html(<ResultsTable caption="Results" rows={rows} language="en" />)
    expect(rowsOf(markup)[2]).toEqual(['', '0', '', 'Anke Nel', '', '', '', ''])
    expect(markup).not.toMatch(/undefined|null|NaN/)
  })

  it('shows the picture of a team beside its name, as decoration (C-101)', () => {
    const teamImage = { kind: 'artwork', subject: 'helmet', livery: 'ring', alt: 'A helmet' } as const
    const markup = html(<ResultsTable caption="Results" rows={[{ ...row, teamImage }]} language="en" />)
    expect(markup).toMatch(/<img[^>]*alt=""/)
  })

  it('is not there without rows, and scrolls by keyboard on narrow screens', () => {
    expect(html(<ResultsTable caption="Results" rows={[]} language="en" />)).toBe('')
    const markup = html(<ResultsTable caption="Uitslae" rows={[row]} language="af" />)
    expect(markup).toMatch(/<section aria-label="Uitslae" tabindex="0" class="[^"]*overflow-x-auto/)
    expect(rowsOf(markup)[0]?.at(-1)).toBe('Handelaar')
  })
})

describe('the standings of the Dakar', () => {
  const crew = (name: string, times: string) => ({ name, number: '204', regional: 'Limpopo', times })
  const rows = standingsOfCrews([
    { ...crew('Anke Nel', '1:00:00\n2:00:00'), navigator: 'Ilse Kruger' },
    crew('Ruan Botha', '1:10:00\n1:40:00 +0:30'),
    crew('Vusi Maseko', '-\n1:30:00'),
    crew('Zinhle Dube', '1:20:00'),
  ])
  const view = <DakarStandings caption="Standings" rows={rows} language="en" />
  let markup = ''
  beforeAll(async () => {
    // Waits for the lazy tooltips.
    await prerenderToNodeStream(view)
    markup = html(view)
  })

  it('have the position in the stage and in the race, computed from the times and the penalties (C-127)', () => {
    const positions = rowsOf(markup)
      .slice(1)
      .map(([placement, overall, , driver, , , time]) => [placement, overall, driver, time])
    // The crew that did not finish the first stage is out of the race; the one without a second stage is not in it.
    expect(positions).toEqual([
      ['2', '1', 'Ruan Botha', '2:50:30'],
      ['3', '2', 'Anke Nel', '3:00:00'],
      ['1', '–', 'Vusi Maseko', '1:30:00'],
    ])
  })

  it('explain both positions in tooltips, and below the table without scripts (C-103, C-104)', () => {
    const explanation = (label: string) => {
      const [, id] = new RegExp(`aria-describedby="([^"]+)"[^>]*>${label}<`).exec(markup) ?? []
      return new RegExp(`id="${id}"[^>]*role="tooltip"[^>]*>([^<]+)<`).exec(markup)?.[1]
    }
    expect(explanation('Placement')).toBe('race position in current stage')
    expect(explanation('Overall')).toBe('position in the overall Dakar race')
    const [list = ''] = /<dl class="[^"]*noscript:grid[^"]*".*<\/dl>/s.exec(markup) ?? []
    expect(textOf(list)).toBe(
      'Placement race position in current stage Overall position in the overall Dakar race',
    )
  })

  it('have region and time only when a row has one (C-101)', () => {
    expect(rowsOf(markup)[0]).toContain('Regional')
    const bare = rows.map((row) => ({ ...row, regional: null, navigator: ' ' }))
    const head = rowsOf(html(<DakarStandings caption="Standings" rows={bare} language="en" />))[0]?.slice(2)
    expect(head).toEqual(['Car number', 'Driver', 'Time'])
  })

  it('are not there without crews', () => {
    expect(html(<DakarStandings caption="Standings" rows={[]} language="en" />)).toBe('')
  })
})

describe('an event', () => {
  it('lists its stages with three distances each (C-117)', () => {
    const stages = [{ name: 'Stage 4', stageDistance: 28.4, liaisonDistance: 12.3 }]
    expect(rowsOf(html(<RallyStageTable caption="Stages" stages={stages} language="en" />))).toEqual([
      ['Stage', 'Stage distance', 'Liaison distance', 'Total distance'],
      ['Stage 4', '28,4 km', '12,3 km', '40,7 km'],
    ])
  })

  it('shows stages, days and crews', () => {
    const stats = { stages: 9, days: 11, crews: 3 }
    expect(textOf(html(<EventFigures stats={stats} language="en" />))).toBe('Stages 9 Days 11 Crews 3')
  })

  it('shows each medal with its year, drawn and in words, gold first', () => {
    const medals = [
      { metal: 'bronze', year: 2018 },
      { metal: 'gold', year: 2023 },
      { metal: 'gold', year: 2019 },
    ] as const
    const markup = html(<EventMedals medals={medals} language="en" />)
    expect(textOf(markup)).toBe('Gold 2019 Gold 2023 Bronze 2018')
    expect(markup.match(/<img[^>]*alt=""/g)).toHaveLength(3)
  })
})

describe('a season', () => {
  const rounds = [round(order('race', ['a', 'b', 'c'])), round(order('race', ['c', 'a']))].map(
    (each, index) => ({
      ...each,
      name: `Round ${index + 1}`,
    }),
  )
  const held = season({ rounds, plannedRounds: 3, scheme: { ...shortScheme, counted: { best: 1, of: 3 } } })
  const path = (driver: string) => (driver === 'a' ? '/a' : null)

  it('has the points of each round, those that do not count in brackets', () => {
    const markup = html(<SeasonStandings caption="GR Cup" season={held} pathOf={path} language="en" />)
    expect(rowsOf(markup)).toEqual([
      ['Rank', 'Driver', 'Total', 'Round 1', 'Round 2', 'Dealer'],
      ['1', 'Driver a', '10', '10', '(6) not counted', 'Team a'],
      ['2', 'Driver c', '10', '(3) not counted', '10', 'Team c'],
      ['3', 'Driver b', '6', '6', '–', 'Team b'],
    ])
    expect(textOf(markup)).toContain('GR Cup, 2 of 3 rounds')
    expect(textOf(markup)).toContain('The best 1 of 3 rounds count.')
  })

  const panel = (of: Season) => html(<SeasonPanel season={of} pathOf={path} language="en" />)

  it('has its leader while it runs, its champion when it is over, and the way to the profile', () => {
    expect(panel(held)).toMatch(/<dt[^>]*>Leads<\/dt><dd[^>]*><span><a[^>]*href="\/a"[^>]*>Driver a</)
    expect(panel({ ...held, plannedRounds: 2 })).toMatch(/<dt[^>]*>Champion<\/dt>/)
    expect(panel({ ...held, rounds: [] })).not.toMatch(/Leads|Champion|<details/)
  })

  it('has its standings as a table of results, computed from the points of its scheme (C-281, C-314)', () => {
    const [head, ...rows] = rowsOf(panel(held).replace(/<details.*<\/details>/s, ''))
    expect(head).toEqual(['Rank', 'Points', 'Driver', 'Car number', 'Dealer'])
    expect(rows.map(([rank, points, driver]) => [rank, points, driver])).toEqual([
      ['1', '10', 'Driver a'],
      ['2', '10', 'Driver c'],
      ['3', '6', 'Driver b'],
    ])
  })

  it('is in the archive beside the others, each with its name, or alone without tabs', async () => {
    const archive = (seasons: readonly Season[]) => (
      <SeasonArchive seasons={seasons} pathOf={path} language="en" />
    )
    const both = archive([held, { ...held, year: 2024 }])
    await prerenderToNodeStream(both)
    const tabs = [...html(both).matchAll(/<button[^>]*role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]*)/g)]
    expect(tabs.map(([, selected, label]) => [label, selected])).toEqual([
      ['Season 2025', 'true'],
      ['Season 2024', 'false'],
    ])
    expect(html(archive([held]))).not.toContain('role="tab"')
    expect(html(archive([]))).toBe('')
  })
})
