import { caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import type { OwnerBenefits } from '../owner-benefits.ts'
import { settled } from './cached.ts'
import { listShownModels } from './cached-shown.ts'
import { catalogue } from './catalogue.ts'

/**
 * What comes with a model; null when none is sold under the code, or nobody knows.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 */
export async function findOwnerBenefits(code: string): Promise<OwnerBenefits | null> {
  // Asked of the list that all share: an invented code costs no question and leaves nothing in memory.
  if (!(await listShownModels()).some((card) => card.code === code)) return null
  const read = async () => settled(await catalogue().ownerBenefits(code))
  return keepAnswer(caches.vehicles, ['vehicles', 'owner benefits', code], read)
}
