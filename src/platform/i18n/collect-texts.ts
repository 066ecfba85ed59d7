import type { Language } from './languages.ts'
import type { TextGroup, TextsOf } from './text-group.ts'

type Catalogue = Readonly<Record<string, TextGroup>>

/** Gives the texts of a catalogue in a language, by group. */
export type TextsByLanguage<Groups extends Catalogue> = {
  (wanted: Language): { readonly [Group in keyof Groups]: TextsOf<Groups[Group]> }
  /** The same in all languages, for the check of translations. */
  readonly catalogue: Groups
}

/**
 * Makes what gives the texts of some groups in a language. A feature has one for its own. Islands are given the group
 * they need, never all of it.
 */
export function collectTexts<const Groups extends Catalogue>(catalogue: Groups): TextsByLanguage<Groups> {
  type Texts = ReturnType<TextsByLanguage<Groups>>
  const inLanguage = (group: TextGroup, wanted: Language) =>
    Object.fromEntries(Object.entries(group).map(([key, translations]) => [key, translations[wanted]]))
  // Collected once for each language: a page asks for them dozens of times.
  const collected = new Map<Language, Texts>()
  const textsIn = (wanted: Language): Texts => {
    const known = collected.get(wanted)
    if (known) return known
    const groups = Object.entries(catalogue).map(([name, group]) => [name, inLanguage(group, wanted)])
    const texts = Object.fromEntries(groups) as Texts
    collected.set(wanted, texts)
    return texts
  }
  return Object.assign(textsIn, { catalogue })
}
