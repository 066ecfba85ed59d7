import { describe, expect, it } from 'vitest'
import { cookieTextOn } from './cookie-text.ts'

const notice = { text: 'Of the site.', usedCarsText: 'Of Automark.' }

describe('C-016: the cookie text of a page', () => {
  it.each(['/automark', '/automark/faq', '/zu/automark'])('%s has the used-car programme’s', (path) => {
    expect(cookieTextOn(path, notice)).toBe('Of Automark.')
  })

  it.each(['/', '/vehicles/fortuner', '/dealers/automarket'])('%s has the site’s', (path) => {
    expect(cookieTextOn(path, notice)).toBe('Of the site.')
  })
})
