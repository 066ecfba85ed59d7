import type { Template } from './fill.ts'
import type { Language } from './languages.ts'

/** One text in every language. Names in braces are placeholders: `Choose your {range}.` */
export type Translations = Readonly<Record<Language, string>>

export type TextGroup = Readonly<Record<string, Translations>>

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The texts of a group in one language: strings, or templates when they have placeholders. */
export type TextsOf<Group extends TextGroup> = {
  readonly [Key in keyof Group]: [NamesIn<Group[Key]['en']>] extends [never]
    ? string
    : Template<NamesIn<Group[Key]['en']>>
}

/** Declares a group of texts that are used together. A missing language is a type error. */
export function textGroup<const Group extends TextGroup>(group: Group): Group {
  return group
}
