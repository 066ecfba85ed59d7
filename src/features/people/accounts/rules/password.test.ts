import { describe, expect, it } from 'vitest'
import { passwordError } from './password.ts'

const owner = { email: 'thandiwe.mokoena@example.co.za', name: 'Thandiwe Mokoena' }
const errorOf = (password: string) => passwordError(password, owner)

describe('the password rule', () => {
  it.each([
    'correct-horse-battery',
    'twelve chars',
    'Thandiwe Mokoena drives a Hilux',
    'password of the year',
    'ünïcödé wörds',
    '🚗🚙🚌🚎🏎️🚓🚑🚒🚐🛻🚚🚛 abcd',
  ])('accepts %s', (password) => {
    expect(errorOf(password)).toBeUndefined()
  })

  it.each(['', 'elevenchars', '🚗🚙🚌🚎🚓🚑'])('rejects %j as too short, by visible length', (password) => {
    expect(errorOf(password)).toMatch(/at least 12 characters/)
  })

  it.each([
    'password1234',
    'Pass-Word 1234',
    'QWERTYUIOP12',
    'administrator',
    'aaaaaaaaaaaaaaaa',
    '121212121212121',
    '............ . ..',
  ])('rejects %s as too common', (password) => {
    expect(errorOf(password)).toMatch(/too common/)
  })

  it.each(['thandiwe.mokoena@example.co.za', 'THANDIWE.MOKOENA', 'Thandiwe Mokoena', 'thandiwe_mokoena'])(
    'rejects %s as the e-mail or the name of the account',
    (password) => {
      expect(errorOf(password)).toMatch(/e-mail or the name/)
    },
  )

  it('accepts a password for an account without an e-mail or a name', () => {
    expect(passwordError('correct-horse-battery', {})).toBeUndefined()
  })
})
