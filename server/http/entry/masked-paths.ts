/** Path prefixes followed by a segment that identifies a vehicle or a person, or is a secret token. */
export const maskedPrefixes: readonly string[] = [
  '/api/enquiry-files/file/',
  '/enquiry/check/',
  '/services/recall/CampSummaries/vin/',
  // Whatever else is called there may contain a VIN too.
  '/services/recall/',
  '/newsletter/confirm/',
  '/privacy-request/',
  '/recall-result/',
  '/service-reminders/confirm/',
  '/service-reminders/',
  '/unsubscribe/',
  '/vehicle-alerts/confirm/',
  '/vehicle-alerts/',
]

const maxLength = 200

/** Returns a path for the log: truncated, and masked after one of the given prefixes, in capitals or not. */
export function maskPath(path: string, prefixes: readonly string[] = maskedPrefixes): string {
  const lowerCase = path.toLowerCase()
  const prefix = prefixes.find(
    (each) => lowerCase.startsWith(each.toLowerCase()) && path.length > each.length,
  )
  return prefix === undefined ? path.slice(0, maxLength) : `${prefix}***`
}
