import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formView } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts, enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import type { EnquiredDealer } from '../../summary/summary.ts'
import { offeredVisit } from './chosen-visit.ts'
import { VisitFields } from './visit-fields.tsx'

const { fields } = formView('testDrive', enquiryFormTexts('en'))
const { enquiries: texts } = enquiryTexts('en')
const nothing = { day: '', time: '' }

const dealer: EnquiredDealer = {
  ...{ name: 'Sandton Motors', place: 'Sandton', today: null, whatsapp: null },
  visits: [
    { day: '2026-12-03', from: '10:30', until: '11:30', label: 'Thursday, 3 December 2026' },
    { day: '2026-12-05', from: '08:00', until: '08:30', label: 'Saturday, 5 December 2026' },
  ],
}

function draw(visit: typeof nothing, at: EnquiredDealer | null = dealer) {
  const { driveDay: day, driveTime: time } = fields
  if (!day || !time) throw new Error('The form has no fields for a visit.')
  const html = renderToStaticMarkup(<VisitFields {...{ day, time, visit, texts, dealer: at }} errors={{}} />)
  const [ofDay = '', ofTime = ''] = html.split('name="driveTime"')
  const valuesIn = (part: string) => [...part.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
  return { html, days: valuesIn(ofDay), times: valuesIn(ofTime) }
}

describe('the fields for a visit', () => {
  it('are a date and every time of the day until a dealer with known hours is chosen', () => {
    for (const at of [null, { ...dealer, visits: undefined }]) {
      const { html, days, times } = draw({ day: '2026-12-06', time: '' }, at)
      expect(html).toMatch(/<input type="date"[^>]* name="driveDay"[^>]* value="2026-12-06"/)
      expect(days).toEqual([])
      expect([times[0], times.at(-1), times.length]).toEqual(['06:00', '20:00', 29])
    }
  })

  it('offer the days of the dealer, and the times of the chosen day', () => {
    expect(draw(nothing)).toMatchObject({ days: ['2026-12-03', '2026-12-05'], times: [] })
    const chosen = draw({ day: '2026-12-03', time: '11:00' })
    expect(chosen.times).toEqual(['10:30', '11:00', '11:30'])
    expect(chosen.html).toMatch(/<option value="2026-12-03" selected="">Thursday, 3 December 2026/)
    expect(chosen.html).toMatch(/<option value="11:00" selected="">/)
  })

  it('say so when the dealer that was chosen later is closed on the day', () => {
    expect(draw({ day: '2026-12-06', time: '' }).html).toContain(texts.dealerClosed)
    expect(draw({ day: '2026-12-05', time: '' }).html).not.toContain(texts.dealerClosed)
  })
})

describe('the visit that was sent', () => {
  it('is what was chosen, as far as the dealer offers it', () => {
    const asked = { day: '2026-12-03', time: '11:00' }
    expect(offeredVisit(asked, dealer)).toEqual(asked)
    expect(offeredVisit({ ...asked, time: '17:00' }, dealer)).toEqual({ ...asked, time: '' })
    expect(offeredVisit({ day: '2026-12-06', time: '' }, dealer)).toBeNull()
    expect(offeredVisit({ day: '2026-12-06', time: '' }, null)).toEqual({ day: '2026-12-06', time: '' })
    expect(offeredVisit(nothing, dealer)).toBeNull()
  })
})
