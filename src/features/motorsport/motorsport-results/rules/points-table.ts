const maxPositions = 60
const pattern = /^\d{1,3}(?:[.,]\d)?$/

/** Returns the points by position of a text such as `25 18 15`; null when it is none. */
export function readPoints(text: string): readonly number[] | null {
  const words = text.split(/[\s;]+/).filter(Boolean)
  if (words.length === 0 || words.length > maxPositions) return null
  if (!words.every((word) => pattern.test(word))) return null
  return words.map((word) => Number(word.replace(',', '.')))
}
