/** How a region's name is compared: `Kwazulu-Natal` and `KwaZulu-Natal` are the same place, as outside services spell it. */
function key(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s\u00a0-]+/g, ' ')
}

/** Whether two names mean one province or country. */
export function isSameRegion(one: string, other: string): boolean {
  return key(one) === key(other)
}
