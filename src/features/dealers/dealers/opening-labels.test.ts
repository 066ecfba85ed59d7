import { describe, expect, it, test } from 'vitest'
import { openingLabel, spanName } from './opening-labels.ts'
import { openingSpans } from './rules/opening-hours.ts'
import { dealerTexts } from './texts.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const open = { from: '07:30', until: '17:30' }
const spans = openingSpans([
  ...week.map((day) => ({ day, open })),
  { day: 'Saturday', open: { from: '08:00', until: '13:00' } },
  { day: 'Sunday', open: null },
  { day: 'Public Holidays', open: null },
])

test.each([
  ['en', ['Monday – Friday', 'Saturday', 'Sunday', 'Public Holidays']],
  ['af', ['Maandag – Vrydag', 'Saterdag', 'Sondag', 'Openbare vakansiedae']],
  ['zu', ['uMsombuluko – uLwesihlanu', 'uMgqibelo', 'iSonto', 'Amaholide omphakathi']],
] as const)('names the days of opening hours in %s (D-009, D-253, D-256)', (language, names) => {
  expect(spans.map((span) => spanName(span, dealerTexts(language).opening))).toEqual(names)
})

describe('the label of an opening state', () => {
  const next = (day: string) =>
    openingLabel({ closesAt: null, opensNext: { day, at: '08:00' } }, '2026-08-12')

  it('says until when the dealer is open', () => {
    expect(openingLabel({ closesAt: '17:30', opensNext: null }, '2026-08-12')).toEqual({
      text: 'openUntil',
      time: '17:30',
      day: null,
    })
  })

  it('says when it opens next: today, tomorrow or on a weekday', () => {
    expect(next('2026-08-12')).toEqual({ text: 'opensToday', time: '08:00', day: null })
    expect(next('2026-08-13')).toEqual({ text: 'opensTomorrow', time: '08:00', day: null })
    expect(next('2026-08-15')).toEqual({ text: 'opensOn', time: '08:00', day: 'Saturday' })
  })

  it('says that it is closed without a next opening', () => {
    expect(openingLabel({ closesAt: null, opensNext: null }, '2026-08-12').text).toBe('closed')
  })
})
