import { describe, expect, it } from 'vitest'
import { cookieTextOn } from './cookie-text.ts'

const notice = { text: 'Of the site.', usedCarsText: 'Of Automark.' }

describe('the cookie text of a page (C-016)', () => {
  it.each(['/automark', '/automark/faq', '/zu/automark'])('is the used-car text on %s', (path) => {
    expect(cookieTextOn(path, notice)).toBe('Of Automark.')
  })

  it.each(['/', '/vehicles/fortuner', '/dealers/automarket'])('is the site text on %s', (path) => {
    expect(cookieTextOn(path, notice)).toBe('Of the site.')
  })
})
