import { describe, expect, it } from 'vitest'
import { motorsportEventTexts } from '../texts.ts'
import { resultText } from './filter-labels.ts'
import { monthNamesIn } from './format-event.ts'

const { motorsportEvents: texts } = motorsportEventTexts('en')
const text = (count: number, category: string | null, month: number | null) =>
  resultText(count, { category, month }, monthNamesIn('en'), texts)

describe('the result of the filters', () => {
  it.each([
    ['Rugby', 2, 'No upcoming Rugby events in February'],
    [null, 2, 'No upcoming events in February'],
    ['Rugby', null, 'No upcoming Rugby events'],
    [null, null, 'No upcoming events'],
    ['E-Sports', 12, 'No upcoming E-Sports events in December'],
  ])('leaves out what is not chosen: %s, %s (C-384)', (category, month, expected) => {
    expect(text(0, category, month)).toBe(expected)
  })

  it('counts events', () => {
    expect([text(1, null, null), text(2, 'Rugby', 2)]).toEqual(['1 event', '2 events'])
  })
})
