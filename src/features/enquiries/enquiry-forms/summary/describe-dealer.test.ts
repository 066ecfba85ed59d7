import { describe, expect, it } from 'vitest'
import type { Dealer } from '#features/dealers/dealers/index.ts'
import { summaryTextGroups } from '../texts.ts'
import { answerSentence, describeDealer, weekMomentOf } from './describe-dealer.ts'

const texts = summaryTextGroups('en').enquiryAnswer
const open = { from: '07:30', until: '17:30' }

const dealer = {
  name: 'Sandton Motors',
  whatsapp: '082 000 0101',
  address: { street: '1 Rivonia Road', suburb: null, city: 'Sandton', postalCode: null },
  openingHours: [
    { day: 'Wednesday', open },
    { day: 'Thursday', open },
    { day: 'Sunday', open: null },
  ],
} as unknown as Dealer

const at = (moment: string) => weekMomentOf(new Date(moment))

describe('the dealer beside a form', () => {
  it('has the weekday and the time of Johannesburg', () => {
    expect(at('2026-08-12T22:30:00Z')).toEqual({ day: 'Thursday', time: '00:30' })
  })

  it('has its place and the hours of today', () => {
    expect(describeDealer(dealer, at('2026-08-12T09:00:00Z'), texts)).toEqual({
      name: 'Sandton Motors',
      place: '1 Rivonia Road, Sandton',
      today: 'Open today, 07:30 – 17:30',
      whatsapp: 'https://wa.me/27820000101',
    })
    expect(describeDealer(dealer, at('2026-08-16T09:00:00Z'), texts).today).toBe('Closed today')
    expect(describeDealer(dealer, at('2026-08-14T09:00:00Z'), texts).today).toBeNull()
  })
})

describe('when an answer can be expected', () => {
  it('follows the opening hours of the dealer', () => {
    const sentence = (moment: string) => answerSentence(dealer, at(moment), texts)
    expect(sentence('2026-08-12T09:00:00Z')).toBe('Sandton Motors usually answers today, before 17:30.')
    expect(sentence('2026-08-12T16:00:00Z')).toBe('Sandton Motors usually answers tomorrow.')
    expect(sentence('2026-08-13T16:00:00Z')).toBe('Sandton Motors usually answers on Wednesday.')
  })

  it('is within one working day without a dealer or its hours', () => {
    expect(answerSentence(null, at('2026-08-12T09:00:00Z'), texts)).toBe(texts.usually)
    expect(answerSentence({ ...dealer, openingHours: [] }, at('2026-08-12T09:00:00Z'), texts)).toBe(
      texts.usually,
    )
  })
})
