import type { Language } from './languages.ts'
import type { TextGroup, TextsOf } from './text-group.ts'

type Catalogue = Readonly<Record<string, TextGroup>>

/** Returns the texts of a catalogue in a language, by group. */
export type TextsByLanguage<Groups extends Catalogue> = {
  (language: Language): { readonly [Group in keyof Groups]: TextsOf<Groups[Group]> }
  /** The texts in all languages, for the check of translations. */
  readonly catalogue: Groups
}

/**
 * Creates a function that returns a feature's texts in a language. Islands receive only the group they need, so that
 * the browser does not load all of them.
 */
export function collectTexts<const Groups extends Catalogue>(catalogue: Groups): TextsByLanguage<Groups> {
  type Texts = ReturnType<TextsByLanguage<Groups>>
  const translate = (group: TextGroup, language: Language) =>
    Object.fromEntries(Object.entries(group).map(([key, translations]) => [key, translations[language]]))
  // Collected once for each language, because a page reads them dozens of times.
  const collected = new Map<Language, Texts>()
  const textsIn = (language: Language): Texts => {
    const existing = collected.get(language)
    if (existing) return existing
    const groups = Object.entries(catalogue).map(([name, group]) => [name, translate(group, language)])
    const texts = Object.fromEntries(groups) as Texts
    collected.set(language, texts)
    return texts
  }
  return Object.assign(textsIn, { catalogue })
}
