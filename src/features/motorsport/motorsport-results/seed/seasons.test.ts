import { describe, expect, it } from 'vitest'
import { archiveOf, seasonStandings } from '../rules/season-archive.ts'
import { grCupSeasons } from './gr-cup.ts'
import { rallySeasons } from './rally.ts'
import { rallyRaidSeasons } from './rally-raid.ts'
import { seededSeason } from './seed-season.ts'

const seasons = [...grCupSeasons, ...rallySeasons, ...rallyRaidSeasons].map(seededSeason)

describe.each(seasons.map((season) => [season.championship, season.year, season] as const))(
  '%s %d',
  (_, year, season) => {
    it('classifies only who takes part, each with a number of one to three digits', () => {
      const drivers = new Set(season.entrants.map(({ driver }) => driver))
      expect(drivers.size).toBe(season.entrants.length)
      for (const { placings } of season.rounds.flatMap(({ classifications }) => classifications))
        for (const { driver } of placings) expect(drivers).toContain(driver)
      for (const { number } of season.entrants) expect(number).toMatch(/^\d{1,3}$/)
    })

    it('has rounds in the order of their days, all in its year and no more than planned', () => {
      const days = season.rounds.map(({ day }) => day)
      expect(days).toEqual([...days].sort())
      for (const day of days) expect(day.slice(0, 4)).toBe(String(year))
      expect(days.length).toBeLessThanOrEqual(season.plannedRounds)
      expect(season.scheme.counted?.of ?? season.plannedRounds).toBe(season.plannedRounds)
    })

    it('has points in every kind of classification it holds, and one leader', () => {
      for (const { kind } of season.rounds.flatMap(({ classifications }) => classifications))
        expect(season.scheme.tables[kind]).toBeDefined()
      expect(seasonStandings(season).rows.filter(({ rank }) => rank === 1)).toHaveLength(1)
    })
  },
)

describe('the seeded archive', () => {
  it.each(['gr-cup', 'nrc', 'sarrc'])(
    'has a season that is over and one that runs of %s (G-2)',
    (championship) => {
      expect(archiveOf(seasons, championship).map(({ isOver }) => isOver)).toEqual([false, true])
    },
  )
})
