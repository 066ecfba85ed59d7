import type { VehicleModel } from '../model.ts'
import { gradeLabel, gradeOrder, gradeSlug, sortGrades } from './grade-order.ts'
import { sortByPrice } from './model-order.ts'

export type GradeGroup<Model> = {
  readonly slug: string
  readonly label: string
  /** At least one, by descending price. */
  readonly models: readonly Model[]
}

/**
 * Groups models into the tabs of a range: one for each grade that occurs, in tab order.
 *
 * Source: requirements V-227 and V-228.
 */
export function groupByGrade<Model extends Pick<VehicleModel, 'code' | 'grade' | 'price'>>(
  models: readonly Model[],
  order: readonly string[] = gradeOrder,
): GradeGroup<Model>[] {
  const modelsBySlug = Map.groupBy(models, ({ grade }) => gradeSlug(grade))
  return sortGrades([...modelsBySlug.keys()], order).map((slug) => ({
    slug,
    label: gradeLabel(slug),
    models: sortByPrice(modelsBySlug.get(slug) ?? []),
  }))
}
