/** Three capital letters or digits: 57U, 64O. */
const shape = /^[0-9A-Z]{3}$/

/** Whether a text is written like the code of a model. */
export function isModelCode(text: string): boolean {
  return shape.test(text)
}
