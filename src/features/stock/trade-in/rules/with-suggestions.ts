import type { RequestFormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import { mapFields } from '#features/enquiries/enquiry-forms/rules.ts'
import type { StockSuggestion } from '../trade-in-value.ts'

type View = RequestFormIslandProps['view']

/** Returns a form whose fields for make and model offer these names while visitors type. */
export function withSuggestions(view: View, suggestions: readonly StockSuggestion[]): View {
  const namesByField: Readonly<Partial<Record<string, readonly string[]>>> = {
    make: suggestions.map(({ make }) => make),
    modelName: [...new Set(suggestions.flatMap(({ ranges }) => ranges))].sort(),
  }
  return mapFields(view, (field) => {
    const names = namesByField[field.name]
    return names?.length ? { ...field, suggestions: names } : field
  })
}
