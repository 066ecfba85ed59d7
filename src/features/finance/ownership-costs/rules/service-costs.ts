import type { ServiceInfo } from '#features/owners/service-schedule/index.ts'
import { type Cents, cents, multiplyByRatio } from '#platform/money.ts'
import type { Upkeep } from './figures.ts'

/** A service that the owner pays for. */
export type PaidService = {
  /** Kilometres at which it is due. */
  readonly at: number
  /** Kilometres of the schedule whose work is done: beyond its end it starts again. */
  readonly scheduled: number
}

/**
 * Returns the services after the end of the service plan up to a distance, by kilometres.
 *
 * @param intervals the services of the schedule, in ascending order.
 * @param planKilometres the plan pays for services up to and including these kilometres.
 */
export function paidServices(
  intervals: readonly number[],
  planKilometres: number,
  distance: number,
): PaidService[] {
  const last = intervals.at(-1) ?? 0
  if (last <= 0) return []
  const rounds = Array.from({ length: Math.ceil(distance / last) }, (_, round) => round * last)
  return rounds
    .flatMap((start) => intervals.map((scheduled) => ({ at: start + scheduled, scheduled })))
    .filter(({ at }) => at > planKilometres && at <= distance)
}

const amountPattern = /^(\d+)(?:[.,](\d+))?\s*(L)?$/

/** Tenths of a litre or of a part; one part where no quantity is stated. */
function tenthsOf(quantity: string | null): { readonly tenths: number; readonly isFluid: boolean } {
  const [, whole, fraction = '0', litres] =
    amountPattern.exec((quantity ?? '1').replaceAll('\u00a0', ' ').trim()) ?? []
  if (whole === undefined) return { tenths: 10, isFluid: false }
  return { tenths: Math.round(Number(`${whole}.${fraction}`) * 10), isFluid: litres !== undefined }
}

/** Tenths of an hour of a labour time such as `1.4`; null when it is not stated. */
function labourTenths(labourTime: string | null): number | null {
  const hours = Number((labourTime ?? '').replace(',', '.'))
  return labourTime === null || labourTime.trim() === '' || !Number.isFinite(hours) || hours < 0
    ? null
    : Math.round(hours * 10)
}

/**
 * Estimates a service from its schedule: labour, fluids by the litre, and replaced parts at a price that is the same for
 * all. Null when the schedule states no labour time.
 */
export function serviceCost(
  { labourTime, items }: Pick<ServiceInfo, 'labourTime' | 'items'>,
  { labourRate, fluidPerLitre, partEach }: Upkeep,
): Cents | null {
  const labour = labourTenths(labourTime)
  if (labour === null) return null
  let cost: number = multiplyByRatio(labourRate, labour, 10, 'half up')
  for (const { type, quantity } of items) {
    if (type !== 'replace') continue
    const { tenths, isFluid } = tenthsOf(quantity)
    cost += multiplyByRatio(isFluid ? fluidPerLitre : partEach, tenths, 10, 'half up')
  }
  return cents(cost)
}
