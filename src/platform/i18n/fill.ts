declare const names: unique symbol

/** A text with placeholders. It is not a string until it has been filled in, so it cannot be rendered before. */
export type Template<Name extends string> = { readonly [names]: Name }

/** Matches a placeholder in braces. */
export const placeholder = /\{([^{}]*)\}/g

/** Replaces the placeholders of a text; the type requires a value for each. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  const valuesByName: Readonly<Record<string, string | number>> = values
  return String(template).replaceAll(placeholder, (match, name: string) =>
    String(valuesByName[name] ?? match),
  )
}
