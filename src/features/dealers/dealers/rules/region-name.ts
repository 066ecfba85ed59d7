/** Normalises the spellings of external services: `Kwazulu-Natal` and `KwaZulu-Natal` are the same region. */
function normalised(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s\u00a0-]+/g, ' ')
}

/** Returns whether two names denote the same province or country. */
export function isSameRegion(one: string, other: string): boolean {
  return normalised(one) === normalised(other)
}
