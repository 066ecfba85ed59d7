import { expect, test } from 'vitest'
import { sectionsOf } from './specification-sections.ts'

const groups = (...names: string[]) => names.map((group) => ({ group }))

test('groups of a specification are the sections that links jump to', () => {
  expect(
    sectionsOf(groups('Engine & performance', 'Dimensions & weights', 'Safety', 'Comfort & technology')),
  ).toEqual(['performance', null, 'safety', 'technology'])
})

test('a name stands once on a page, however many groups are called so', () => {
  expect(sectionsOf(groups('Active safety', 'Passive safety'))).toEqual(['safety', null])
  expect(sectionsOf([])).toEqual([])
})
