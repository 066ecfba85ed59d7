import type { Language } from '#platform/i18n/languages.ts'

type Localised = Readonly<Record<Language, string>>

/** The same shape with the text of one language in place of each localised text. */
export type InLanguage<Value> = Value extends Localised
  ? string
  : { [Key in keyof Value]: InLanguage<Value[Key]> }

const isLocalised = (value: object): value is Localised => 'en' in value

/** Replaces every localised text in a nested object by its text in one language. */
export function pickLanguage<Value extends object>(value: Value, language: Language): InLanguage<Value> {
  const pick = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node
    if (isLocalised(node)) return node[language]
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, pick(inner)]))
  }
  return pick(value) as InLanguage<Value>
}
