/** What the texts of a template may name, by placeholder: `{dealer}`, `{town}`, `{region}`. */
export type TemplateValues = Readonly<Record<string, string>>

/** Replaces the start of paths below `from`. */
export type PathReplacement = { readonly from: string; readonly to: string }

const placeholder = /\{([a-z]+)\}/g

function fillText(text: string, values: TemplateValues, { from, to }: PathReplacement): string {
  if (text === from || text.startsWith(`${from}/`)) return to + text.slice(from.length)
  return text.replaceAll(placeholder, (match, name: string) => values[name] ?? match)
}

/**
 * Fills in every text of a page of a template, at any depth: placeholders in braces become their values, and links to
 * pages of the template become links to the same page of the dealer. An unknown placeholder stays.
 */
export function fillTemplate<Value>(value: Value, values: TemplateValues, paths: PathReplacement): Value {
  if (typeof value === 'string') return fillText(value, values, paths) as Value
  if (Array.isArray(value)) return value.map((item) => fillTemplate(item, values, paths)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillTemplate(item, values, paths)]),
  ) as Value
}
