/** The kilometres at which a model is serviced. Source: requirement V-133. */
export type ServiceKilometres = {
  /** The first service. */
  readonly start: number
  /** No service is later. */
  readonly end: number
  readonly step: number
}

/** More services than any vehicle has. What exceeds it is an error of the data, never a list. */
export const maxIntervals = 200

/** Whether the kilometres describe at most {@link maxIntervals} services. */
export const isBounded = ({ start, end, step }: ServiceKilometres): boolean =>
  step <= 0 || end < start || (end - start) / step < maxIntervals

/**
 * Returns the services from the first to the last, in kilometres; the last one only when the steps meet it. Nothing when
 * the step is not positive or the end is before the start. Zero is no service, because it stands for "none chosen".
 *
 * @throws RangeError for more than {@link maxIntervals}.
 * Source: requirement V-118; decision V-5.
 */
export function serviceIntervals(kilometres: ServiceKilometres): number[] {
  const { start, end, step } = kilometres
  if (!(step > 0) || !(end >= start)) return []
  if (!isBounded(kilometres)) throw new RangeError(`More than ${maxIntervals} services.`)
  const count = Math.floor((end - start) / step) + 1
  return Array.from({ length: count }, (_, index) => start + index * step).filter((km) => km !== 0)
}
