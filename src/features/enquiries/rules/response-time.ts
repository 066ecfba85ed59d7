/** Whole minutes, at least 0, from receiving an enquiry to the first response. */
export function responseMinutes(receivedAt: Date, respondedAt: Date): number {
  return Math.max(0, Math.floor((respondedAt.getTime() - receivedAt.getTime()) / 60_000))
}
