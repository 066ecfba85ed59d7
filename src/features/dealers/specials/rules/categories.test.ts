import { describe, expect, it } from 'vitest'
import { byCategory, categoryLabel } from './categories.ts'
import { parseSpecialCode, specialCode } from './special-code.ts'

describe('the category of a special', () => {
  it.each([
    ['automark-sales', 'Automark Sales'],
    ['new-vehicle-sales', 'New Vehicle Sales'],
    ['service', 'Service'],
    ['tyres_and  brakes', 'Tyres And Brakes'],
  ])('%s is labelled %s (D-190)', (category, label) => {
    expect(categoryLabel(category)).toBe(label)
  })

  it('is a tab of its own: the known ones first, then the others by name (D-040)', () => {
    const specials = ['tyres', 'service', 'batteries', 'automark-sales', 'service'].map((category, id) => ({
      category,
      id,
    }))
    const groups = byCategory(specials)
    expect(groups.map(({ category, specials: items }) => [category, items.map(({ id }) => id)])).toEqual([
      ['automark-sales', [3]],
      ['service', [1, 4]],
      ['batteries', [2]],
      ['tyres', [0]],
    ])
    expect(groups.flatMap(({ specials: items }) => items)).toHaveLength(specials.length)
  })
})

describe('the code of a special', () => {
  it('tells the hosts of specials apart, whose ids may be the same (D-373)', () => {
    expect(parseSpecialCode(specialCode('7', 'own'))).toEqual({ id: '7', host: 'own' })
    expect(parseSpecialCode(specialCode('7', 'advertised'))).toEqual({ id: '7', host: 'advertised' })
  })

  it.each(['', '~', 'a/b', '../7', 'x'.repeat(51), '~~7'])('is not %j', (code) => {
    expect(parseSpecialCode(code)).toBeNull()
  })
})
