/** Paths whose last segment identifies a vehicle or a person, or lets whoever knows it act for one. */
export const maskedAfter: readonly string[] = [
  '/enquiry/check/',
  '/services/recall/CampSummaries/vin/',
  '/newsletter/confirm/',
  '/privacy-request/',
  '/unsubscribe/',
]

const maxLength = 200

/** Returns a path as it may be logged: bounded, and without what follows one of the given beginnings. */
export function maskPath(path: string, beginnings: readonly string[] = maskedAfter): string {
  const beginning = beginnings.find((one) => path.startsWith(one) && path.length > one.length)
  return beginning === undefined ? path.slice(0, maxLength) : `${beginning}***`
}
