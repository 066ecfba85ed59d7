import { describe, expect, it } from 'vitest'
import { cookieTextOn, firstSentence } from './cookie-text.ts'

const notice = { text: 'Of the site.', usedCarsText: 'Of Automark.' }

describe('the cookie text of a page (C-016)', () => {
  it.each(['/automark', '/automark/faq', '/zu/automark'])('is the used-car text on %s', (path) => {
    expect(cookieTextOn(path, notice)).toBe('Of Automark.')
  })

  it.each(['/', '/vehicles/fortuner', '/dealers/automarket'])('is the site text on %s', (path) => {
    expect(cookieTextOn(path, notice)).toBe('Of the site.')
  })
})

describe('firstSentence', () => {
  it.each([
    ['We use cookies. You can change your choice at any time.', 'We use cookies.'],
    ['May we use cookies?\nYou choose.', 'May we use cookies?'],
    ['Version 2.0 of the notice. More.', 'Version 2.0 of the notice.'],
    ['Without an end', 'Without an end'],
  ])('returns the first sentence of "%s"', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence)
  })
})
