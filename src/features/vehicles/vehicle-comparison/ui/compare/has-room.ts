import { maxCompared } from '#features/vehicles/vehicles/rules.ts'
import type { Compared } from './compared.ts'

/** Whether another model can be added. */
export function hasRoom({ models, options }: Pick<Compared, 'models' | 'options'>): boolean {
  const count = options.reduce((total, group) => total + group.models.length, 0)
  return models.length < Math.min(maxCompared, count)
}
