import { describe, expect, it } from 'vitest'
import { resultOfText } from './result-of-text.ts'

const embedded = (text: string) => `400: thabo@example.co.za, ${text}, please see the manual`

describe('the result of a newsletter response (V-140)', () => {
  it.each([
    ['Member Exists', 'alreadySignedUp'],
    ['domain portion', 'invalidEmail'],
    ['confirm your email address', 'confirmByEmail'],
  ])('recognises %s anywhere in the message', (text, kind) => {
    expect(resultOfText({ msg: embedded(text), error: '' }).kind).toBe(kind)
  })

  it('follows the order of the rules when several apply', () => {
    const all = ['confirm your email address', 'domain portion', 'Member Exists']
    expect(resultOfText({ msg: all.join(' ') }).kind).toBe('alreadySignedUp')
    expect(resultOfText({ msg: all.slice(0, 2).join(' ') }).kind).toBe('invalidEmail')
  })

  it('prefers the message to the error, and reads the error when there is no message', () => {
    expect(resultOfText({ msg: 'Member Exists', error: 'domain portion' }).kind).toBe('alreadySignedUp')
    expect(resultOfText({ msg: ' ', error: 'domain portion' }).kind).toBe('invalidEmail')
    expect(resultOfText({ msg: null, error: 'domain portion' }).kind).toBe('invalidEmail')
  })

  it('keeps the text of the service unchanged where it is shown (V-142, V-143)', () => {
    const thanks = embedded('confirm your email address')
    expect(resultOfText({ msg: thanks })).toEqual({ kind: 'confirmByEmail', message: thanks })
    expect(resultOfText({ msg: 'Too many attempts' })).toEqual({
      kind: 'other',
      message: 'Too many attempts',
    })
    expect(resultOfText({ msg: 'member exists' }).kind).toBe('other')
  })
})
