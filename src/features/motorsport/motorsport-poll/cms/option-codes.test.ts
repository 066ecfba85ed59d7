import { describe, expect, it } from 'vitest'
import { assignCodes } from './option-codes.ts'

const before = [
  { id: '1', code: 'a' },
  { id: '2', code: 'b' },
]
const codesOf = (rows: Parameters<typeof assignCodes>[0], earlier = before) =>
  assignCodes(rows, earlier).map(({ code }) => code)

describe('the codes of options', () => {
  it('stay the same when options are reworded, moved, or sent without their codes', () => {
    expect(codesOf([{ id: '2' }, { id: '1', code: 'x' }])).toEqual(['b', 'a'])
  })

  it('are kept when the content states them', () => {
    expect(codesOf([{ code: 'a' }, { code: 'b' }], [])).toEqual(['a', 'b'])
  })

  it('differ for a new option and for a copied one, wherever it stands', () => {
    const codes = codesOf([{ id: '3', code: 'a' }, { id: '1', code: 'a' }, { id: '2' }, { id: '4' }])
    expect(codes.slice(1, 3)).toEqual(['a', 'b'])
    expect(new Set(codes).size).toBe(4)
    for (const code of codes) expect(code).toBeTruthy()
  })

  it('are never those of an option that was removed', () => {
    expect(codesOf([{ id: '1' }, { id: '9' }])).not.toContain('b')
  })
})
