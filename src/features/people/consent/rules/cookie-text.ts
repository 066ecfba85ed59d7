/**
 * Returns the text of the cookie notice on a page: pages of the used-car programme have a separate one.
 *
 * @param path of the page, without query.
 * Source: requirement C-016.
 */
export function cookieTextOn(
  path: string,
  { text, usedCarsText }: { readonly text: string; readonly usedCarsText: string },
): string {
  return path.split('/').includes('automark') ? usedCarsText : text
}

/** Returns the first sentence of a text, which the notice shows; the settings show all of it. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
