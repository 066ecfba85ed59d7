import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resultRow } from '../result.test-support.ts'
import { dakarRows } from '../rules/dakar-standings.ts'
import { archiveOf } from '../rules/season-archive.ts'
import { classifyStages } from '../rules/stage-classification.ts'
import { parseStageTime } from '../rules/stage-time.ts'
import { order, round, season, shortScheme } from '../season.test-support.ts'
import { dakarMedals, eventStats } from '../seed/dakar.ts'
import { dakarCrews } from '../seed/dakar-stages.ts'
import { safariRally } from '../seed/rally-stages.ts'
import { DakarStandings } from './dakar-standings.tsx'
import { EventFigures } from './event-figures.tsx'
import { EventMedals } from './event-medals.tsx'
import { RallyStageTable } from './rally-stage-table.tsx'
import { ResultsTable } from './results-table.tsx'
import { SeasonArchive } from './season-archive.tsx'
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
  const stages = [0, 1, 2].map((index) => ({
    name: `Stage ${index + 1}`,
    times: dakarCrews.map(({ driver, times }) => ({
      crew: driver,
      time: parseStageTime(times[index] ?? ''),
    })),
  }))
  const crews = dakarCrews.map(({ driver, navigator = null, ...crew }) => ({
    ...{ ...crew, crew: driver, navigator, driverPath: null },
  }))
  const rows = dakarRows(classifyStages(stages), crews)
  const markup = html(<DakarStandings caption="Standings" rows={rows} language="en" />)

  it('have the position in the stage and in the race, computed from the times (C-127)', () => {
    const positions = rowsOf(markup)
      .slice(1)
      .map(([placement, overall, , driver, , , time]) => [placement, overall, driver, time])
    expect(positions).toEqual([
      ['2', '1', 'Saskia Brandt', '13:38:03'],
      ['3', '2', 'Gideon van Rensburg', '13:42:09'],
      ['4', '3', 'Vusi Maseko', '14:03:20'],
      ['1', '4', 'Tendai Chikomo', '14:16:19'],
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

  it('have a dash for a crew that is out of the race, and are not there without crews', () => {
    const [first] = rows
    if (!first) throw new Error('There are no crews.')
    const out = html(
      <DakarStandings caption="Standings" rows={[{ ...first, overall: null }]} language="en" />,
    )
    expect(rowsOf(out)[1]?.[1]).toBe('–')
    expect(html(<DakarStandings caption="Standings" rows={[]} language="en" />)).toBe('')
  })
})

describe('an event', () => {
  it('lists its stages with three distances each (C-117, C-120)', () => {
    const rows = rowsOf(html(<RallyStageTable caption="Stages" stages={safariRally.stages} language="en" />))
    expect(rows[0]).toEqual(['Stage', 'Stage distance', 'Liaison distance', 'Total distance'])
    expect(rows[5]?.slice(0, 2)).toEqual(['Stage 4', '469 km'])
    expect(rows).toHaveLength(7)
  })

  it('shows stages, days and crews (C-123, C-124)', () => {
    expect(textOf(html(<EventFigures stats={eventStats.sasr} language="en" />))).toBe(
      'Stages 5 Days 7 Crews 2',
    )
    expect(textOf(html(<EventFigures stats={eventStats.others} language="en" />))).toBe(
      'Stages 12 Days 14 Crews 4',
    )
  })

  it('shows each medal with its year, drawn and in words (C-122)', () => {
    const markup = html(<EventMedals medals={dakarMedals} language="en" />)
    expect(textOf(markup)).toBe(
      'Gold 2019 Gold 2022 Gold 2023 Silver 2018 Silver 2021 Silver 2025 Bronze 2018',
    )
    expect(markup.match(/<img[^>]*alt=""/g)).toHaveLength(7)
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

  it('is in the archive with its champion, or its leader while it runs', () => {
    const seasons = archiveOf([held, season({ year: 2024, rounds, plannedRounds: 2 })], 'gr-cup')
    const markup = html(
      <SeasonArchive seasons={seasons} pathOf={(year) => `/results/${year}`} current={2024} language="en" />,
    )
    expect(textOf(markup)).toBe('Season 2025 Leads: Driver a Season 2024 Champion: Driver a')
    expect(markup).toMatch(
      /<a[^>]*aria-current="location"[^>]*href="\/results\/2024"|href="\/results\/2024"[^>]*aria-current/,
    )
    expect(html(<SeasonArchive seasons={[]} pathOf={String} language="en" />)).toBe('')
  })
})
