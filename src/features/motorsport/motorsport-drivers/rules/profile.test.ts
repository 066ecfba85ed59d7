import { describe, expect, it } from 'vitest'
import type { DriverSeason } from '#features/motorsport/motorsport-results/index.ts'
import { careerOf, titlesOf } from './career.ts'
import { socialLinks } from './social-links.ts'

const season = (values: Partial<DriverSeason>): DriverSeason => ({
  ...{
    championship: 'gr-cup',
    year: 2025,
    rank: 2,
    points: 100,
    isOver: true,
    team: 'GAZOO Racing',
    number: '7',
  },
  ...{ starts: 10, wins: 2, podiums: 5, retirements: 1 },
  ...values,
})

describe('the championships won', () => {
  it.each([
    [2, 3, 2],
    [null, 3, 3],
    [0, 3, 0],
    [null, null, null],
  ])('are %j in the statistics and %j in the profile: %j (C-069)', (statistics, profile, titles) => {
    expect(titlesOf({ championshipsWon: { statistics, profile } })).toBe(titles)
  })
})

describe('a career', () => {
  it('adds up the seasons, two championships of one year as one', () => {
    const seasons = [
      season({ year: 2026, rank: 1, isOver: false }),
      season({}),
      season({ championship: 'nrc', rank: 4 }),
    ]
    expect(careerOf(seasons)).toEqual({
      seasons: 2,
      starts: 30,
      wins: 6,
      podiums: 15,
      finished: 90,
      bestRank: 2,
    })
  })

  it('has no best rank while no season is over, and no share of finishes without a start', () => {
    const only = season({ isOver: false, starts: 0, wins: 0, podiums: 0, retirements: 0 })
    expect(careerOf([only])).toMatchObject({ bestRank: null, finished: null })
  })

  it('is nothing without a season', () => {
    expect(careerOf([])).toBeNull()
  })
})

describe('the social links', () => {
  const none = { x: null, facebook: null, instagram: null, youtube: null }

  it('are those that are filled in (C-069)', () => {
    const facebook = 'https://facebook.example.co.za/lwazi'
    expect(socialLinks({ ...none, facebook })).toEqual([{ label: 'Facebook', href: facebook }])
    expect(socialLinks({ ...none, x: ' ', instagram: '' })).toEqual([])
  })

  it('are web addresses only', () => {
    expect(
      socialLinks({ ...none, x: 'javascript:alert(1)', youtube: 'youtube', facebook: '/lwazi' }),
    ).toEqual([])
  })
})
