import { describe, expect, it } from 'vitest'
import { allowsCookies, formatChoiceCookie, parseChoiceCookie } from './cookie-choice.ts'

describe('the cookie choice of a visitor', () => {
  it('is stored for 365 days, for the whole site', () => {
    const cookie = formatChoiceCookie(
      { revision: 2, allowed: ['necessary', 'statistics', 'marketing'] },
      true,
    )
    expect(cookie).toBe(
      'cookie-choice=2:statistics.marketing; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
    expect(formatChoiceCookie({ revision: 1, allowed: [] }, false)).not.toContain('Secure')
  })

  it.each([
    { revision: 1, allowed: [] },
    { revision: 12, allowed: ['statistics'] },
    { revision: 3, allowed: ['statistics', 'marketing'] },
  ])('is read back as written: %o', (choice) => {
    const [pair] = formatChoiceCookie(choice, false).split('; ')
    expect(parseChoiceCookie(`language=af; ${pair}; poll=1`)).toEqual(choice)
  })

  it.each([
    '',
    'language=af',
    'cookie-choice=',
    'cookie-choice=all',
    'cookie-choice=0:statistics',
    'cookie-choice=1:<script>',
    'other-cookie-choice=1:statistics',
  ])('is null when it is missing or invalid: %s', (cookies) => {
    expect(parseChoiceCookie(cookies)).toBeNull()
  })

  it('allows necessary cookies always, and others when chosen', () => {
    expect(allowsCookies(null, 'necessary')).toBe(true)
    expect(allowsCookies(null, 'statistics')).toBe(false)
    expect(allowsCookies({ revision: 1, allowed: ['marketing'] }, 'marketing')).toBe(true)
    expect(allowsCookies({ revision: 1, allowed: ['marketing'] }, 'statistics')).toBe(false)
  })
})
