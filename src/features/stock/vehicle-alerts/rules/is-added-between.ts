const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1_000)

/**
 * Returns whether a vehicle was added at or after a moment and before another. Vehicles state whole seconds, so the
 * moments are rounded down to seconds: no vehicle falls between two checks.
 *
 * @param addedAt ISO moment
 */
export function isAddedBetween(addedAt: string, since: Date, until: Date): boolean {
  const added = inSeconds(new Date(addedAt))
  return added >= inSeconds(since) && added < inSeconds(until)
}
