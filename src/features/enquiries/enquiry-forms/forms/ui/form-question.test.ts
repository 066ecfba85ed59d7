import { describe, expect, it } from 'vitest'
import { questionBefore } from './form-question.ts'

const agreeing = { optIn: true, marketing: true }

describe('the question before a form is sent', () => {
  it('is whether the e-mail is right, once for each e-mail', () => {
    const [first, second] = ['a@example.co.za', 'b@example.co.za'].map((email) =>
      questionBefore('email', { email }),
    )
    expect(first).toMatchObject({ kind: 'email', email: 'a@example.co.za', field: 'email' })
    expect(first?.id).not.toBe(second?.id)
  })

  it.each([
    [{}, true],
    [{ optIn: true, marketing: false }, true],
    [{ optIn: false, marketing: true }, true],
    [agreeing, false],
    [{ wordingVersion: 0 }, false],
    [{ wordingVersion: 3 }, true],
  ])('is about marketing with the entries %j: %s', (entries, isAsked) => {
    expect(questionBefore('marketing', entries)?.kind).toBe(isAsked ? 'marketing' : undefined)
  })

  it('is left out where the form asks nothing', () => {
    expect(questionBefore(null, agreeing)).toBeNull()
  })
})
