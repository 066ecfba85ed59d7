/** Three capital letters or digits: 57U, 64O. */
const pattern = /^[0-9A-Z]{3}$/

/** Returns whether a text has the format of a model code. */
export function isModelCode(text: string): boolean {
  return pattern.test(text)
}
