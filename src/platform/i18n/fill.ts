declare const names: unique symbol

/** A text that is not finished: it is a string once it has been filled in, and cannot be shown before. */
export type Template<Name extends string> = { readonly [names]: Name }

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
