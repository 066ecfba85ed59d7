import { describe, expect, it } from 'vitest'
import { comparableSpecifications } from '../rules/compare/comparable-specifications.ts'
import { readVehicleContent } from './content.ts'

const { ranges, models } = await readVehicleContent()

/** Words that say where something is, how many there are or how well it works, not what it is. */
const unimportant = new Set(['with', 'and', 'the', 'of', 'front', 'rear', 'around'])
const wordsOf = (label: string) =>
  label
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !unimportant.has(word))
    .map((word) => word.replace(/s$/, ''))

/** Labels with a common word that are different things. */
const different = [
  ['Seat trim', 'Seat and wheel heating'],
  ['Wheels', 'Seat and wheel heating'],
  ['Front differential lock', 'Rear differential lock'],
  ['Front differential lock', 'Centre differential lock'],
  ['Differential', 'Rear differential lock'],
  ['Seat belts, front', 'Seat belts, rear'],
  ['Wheelchair access', 'Wheelchair restraints'],
  ['Hybrid battery', 'Hybrid battery warranty'],
  ['Reversing camera', 'Around-view monitor'],
].map((pair) => pair.toSorted().join(' / '))

/** Pairs of labels with a common word of which no model of a range has both, although some have one. */
function exclusivePairs(lines: readonly ReadonlySet<string>[]): string[] {
  const labels = [...new Set(lines.flatMap((labelsOfModel) => [...labelsOfModel]))]
  return labels.flatMap((first, index) =>
    labels.slice(index + 1).flatMap((second) => {
      const words = new Set(wordsOf(second))
      const related = wordsOf(first).some((word) => words.has(word))
      const together = lines.some((labelsOfModel) => labelsOfModel.has(first) && labelsOfModel.has(second))
      return related && !together ? [[first, second].toSorted().join(' / ')] : []
    }),
  )
}

describe('the comparison of the models of a range', () => {
  it.each(ranges.map(({ slug }) => slug))('has no two rows for the same equipment: %s', (slug) => {
    const compared = comparableSpecifications(
      models.filter(({ range }) => range === slug).map(({ specifications }) => specifications),
    )
    const lines = compared.map(
      (specification) => new Set(specification.flatMap(({ items }) => items.map(({ label }) => label))),
    )
    expect(exclusivePairs(lines).filter((pair) => !different.includes(pair))).toEqual([])
  })

  it('gives every model the cruise control and the cameras that it has', () => {
    for (const { slug } of ranges) {
      const compared = comparableSpecifications(
        models.filter(({ range }) => range === slug).map(({ specifications }) => specifications),
      )
      const stated = compared.map((specification) => specification.flatMap(({ items }) => items))
      for (const [line, by] of [
        ['Cruise control', /adaptive cruise control/],
        ['Reversing camera', /^Around-view/],
      ] as const) {
        if (!stated.flat().some(({ label }) => label === line)) continue
        const lacking = stated.filter(
          (items) =>
            items.some(({ label, value }) => by.test(label) || by.test(value)) &&
            !items.some(({ label }) => label === line),
        )
        expect(lacking, `${slug}: ${line}`).toEqual([])
      }
    }
  })
})
