import type { Language } from '../languages.ts'

/** One text in every language. What stands in braces is filled in later: `Choose your {range}.` */
export type Translations = Readonly<Record<Language, string>>

export type TextGroup = Readonly<Record<string, Translations>>

declare const names: unique symbol

/** A text that is not finished: it is a string once it has been filled in, and cannot be shown before. */
export type Template<Name extends string> = { readonly [names]: Name }

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

/** What stands in braces in a text. */
export const placeholder = /\{([^{}]*)\}/g

/** Fills in a text. Every name of the text has to be given. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values
  return String(template).replaceAll(placeholder, (asWritten, name: string) =>
    String(given[name] ?? asWritten),
  )
}
