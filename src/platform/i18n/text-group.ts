import type { Template } from './fill.ts'
import type { Language } from './languages.ts'

/** One text in every language. What stands in braces is filled in later: `Choose your {range}.` */
export type Translations = Readonly<Record<Language, string>>

export type TextGroup = Readonly<Record<string, Translations>>

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The texts of a group in one language: strings, and templates where something is to be filled in. */
export type TextsOf<Group extends TextGroup> = {
  readonly [Key in keyof Group]: [NamesIn<Group[Key]['en']>] extends [never]
    ? string
    : Template<NamesIn<Group[Key]['en']>>
}

/** A group of texts that are shown together. A language that is missing does not compile. */
export function textGroup<const Group extends TextGroup>(group: Group): Group {
  return group
}
