import type { VehicleModel } from '../model.ts'
import { defaultModelCode, lowestPrice } from './default-model.ts'
import type { GradeGroup } from './group-by-grade.ts'
import { type Step, stepOf } from './model-equipment.ts'

type Model = Pick<VehicleModel, 'code' | 'grade' | 'price' | 'specialPrice' | 'specifications'>
type Item = { readonly label: string; readonly value: string }

/** The groups of a specification that a grade decides; engine and size differ within grades. */
const groupsOfGrade: readonly string[] = ['Safety', 'Comfort & technology']

/** The grades that others build on, from the plainest; an engine or an edition is a grade of its own. */
const ladder: readonly Step[] = ['work', 'entry', 'middle', 'upper']

/** The most items that are worth reading at once. */
const maxItems = 8

const rankOf = (slug: string): number => {
  const rank = ladder.indexOf(stepOf(slug))
  return rank === -1 ? ladder.length : rank
}

/** The items of a grade's least expensive model. */
function itemsOf({ models }: GradeGroup<Model>): readonly Item[] {
  const model = models.find(({ code }) => code === defaultModelCode(models))
  return (model?.specifications ?? [])
    .filter(({ group }) => groupsOfGrade.includes(group))
    .flatMap(({ items }) => items)
}

/** The grade that another one builds on: the dearest that is less expensive and no better equipped; undefined without one. */
function gradeBelow<Group extends GradeGroup<Model>>(
  grades: readonly Group[],
  grade: Group,
): Group | undefined {
  const priceOf = ({ models }: Group) => lowestPrice(models) ?? 0
  return grades
    .filter(
      (other) =>
        ladder.includes(stepOf(other.slug)) &&
        rankOf(other.slug) <= rankOf(grade.slug) &&
        priceOf(other) > 0 &&
        priceOf(other) < priceOf(grade),
    )
    .toSorted((one, other) => rankOf(other.slug) - rankOf(one.slug) || priceOf(other) - priceOf(one))[0]
}

/**
 * Returns what a grade has more than the grade below it, in the order of the specification: items that the other lacks,
 * then those that differ. Compares the least expensive models of both; null when nothing is added, or no grade is below.
 */
export function gradeAdditions(
  grades: readonly GradeGroup<Model>[],
  slug: string,
): { readonly to: string; readonly items: readonly Item[] } | null {
  const grade = grades.find((group) => group.slug === slug)
  const below = grade && gradeBelow(grades, grade)
  if (!below) return null
  const known = new Map(itemsOf(below).map(({ label, value }) => [label, value]))
  const own = itemsOf(grade)
  const items = [
    ...own.filter(({ label }) => !known.has(label)),
    ...own.filter(({ label, value }) => known.has(label) && known.get(label) !== value),
  ].slice(0, maxItems)
  return items.length === 0 ? null : { to: below.label, items }
}
