const code = /^[0-9A-Za-z-]{1,16}$/
const year = /^(?:19[5-9]\d|20\d{2})$/

/** Returns the address of what is known about a model. */
export const factsAddress = (model: string): string =>
  `/sections/garage-facts?${new URLSearchParams({ model })}`

/** Returns the address of what vehicles like those of a model and year cost used. */
export const valueAddress = (model: string, firstYear: number): string =>
  `/sections/garage-value?${new URLSearchParams({ model, year: String(firstYear) })}`

/** Reads the model of a query; null when it has none. */
export function readModelCode(query: URLSearchParams): string | null {
  const model = query.get('model') ?? ''
  return code.test(model) ? model : null
}

/** Reads the model and year of a query; null when one is missing. */
export function readValueQuery(query: URLSearchParams): { model: string; year: number } | null {
  const model = readModelCode(query)
  const text = query.get('year') ?? ''
  return model !== null && year.test(text) ? { model, year: Number(text) } : null
}
