/** Whole minutes, at least 0, between receiving an enquiry and its first answer. */
export function responseMinutes(receivedAt: Date, respondedAt: Date): number {
  return Math.max(0, Math.floor((respondedAt.getTime() - receivedAt.getTime()) / 60_000))
}
