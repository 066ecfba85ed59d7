import type { Language } from '#platform/i18n/languages.ts'

type Localised = Readonly<Record<Language, string>>

/** The same shape with the words of one language in place of all. */
export type InLanguage<Value> = Value extends Localised
  ? string
  : { [Key in keyof Value]: InLanguage<Value[Key]> }

const isLocalised = (value: object): value is Localised => 'en' in value

/** Picks one language out of texts in all of them, however deep they stand. */
export function inLanguage<Value extends object>(value: Value, language: Language): InLanguage<Value> {
  const pick = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (isLocalised(part)) return part[language]
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, pick(inner)]))
  }
  return pick(value) as InLanguage<Value>
}
