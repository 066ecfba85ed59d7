import { describe, expect, it } from 'vitest'
import { seasonOfForm } from '../read/season-of-form.ts'
import { grCupSeasons } from './gr-cup.ts'
import { rallySeasons } from './rally.ts'
import { rallyRaidSeasons } from './rally-raid.ts'
import { seededSeason } from './seed-season.ts'
import { seasonDocument } from './seed-seasons.ts'

const seasons = [...grCupSeasons, ...rallySeasons, ...rallyRaidSeasons].map(seededSeason)

describe.each(seasons.map((season) => [season.championship, season.year, season] as const))(
  'the document of %s %d',
  (_, year, season) => {
    it('is read as the season it was made of: every driver, position and point', () => {
      const read = seasonOfForm(seasonDocument(season), year)
      expect(
        read.rounds.flatMap(({ classifications }) => classifications.flatMap((each) => each.problems)),
      ).toEqual([])
      expect(read.season).toEqual(season)
    })
  },
)
