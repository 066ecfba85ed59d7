import { describe, expect, it } from 'vitest'
import { passwordFault } from './password.ts'

const owner = { email: 'thandiwe.mokoena@example.co.za', name: 'Thandiwe Mokoena' }
const judge = (password: string) => passwordFault(password, owner)

describe('a password', () => {
  it.each([
    'correct-horse-battery',
    'twelve chars',
    'Thandiwe Mokoena drives a Hilux',
    'password of the year',
    'ünïcödé wörds',
    '🚗🚙🚌🚎🏎️🚓🚑🚒🚐🛻🚚🚛 abcd',
  ])('%s is fine', (password) => {
    expect(judge(password)).toBeUndefined()
  })

  it.each(['', 'elevenchars', '🚗🚙🚌🚎🚓🚑'])('%j is too short, by what a reader counts', (password) => {
    expect(judge(password)).toMatch(/at least 12 characters/)
  })

  it.each([
    'password1234',
    'Pass-Word 1234',
    'QWERTYUIOP12',
    'administrator',
    'aaaaaaaaaaaaaaaa',
    '121212121212121',
    '............ . ..',
  ])('%s is among the first that are tried', (password) => {
    expect(judge(password)).toMatch(/first that are tried/)
  })

  it.each(['thandiwe.mokoena@example.co.za', 'THANDIWE.MOKOENA', 'Thandiwe Mokoena', 'thandiwe_mokoena'])(
    '%s is the account itself',
    (password) => {
      expect(judge(password)).toMatch(/e-mail or the name/)
    },
  )

  it('an account without a name refuses nothing for it', () => {
    expect(passwordFault('correct-horse-battery', {})).toBeUndefined()
  })
})
